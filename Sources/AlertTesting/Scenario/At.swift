import AlertSimulation

/// A fixed input at a fixed time; these lines stand in order of time.
public struct At: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  private init(
    _ time: Duration, _ input: @escaping @Sendable (inout ScenarioAssembly) -> AlertScenario.Input
  ) {
    contribution = ScenarioContribution { assembly in
      let input = input(&assembly)
      assembly.inputs.append((assembly.instant(time, "the time of an input"), input))
    }
  }

  /// A person or the system does something.
  ///
  /// - Parameters:
  ///   - time: when, from 0 to 10000 hours after the start.
  ///   - input: what.
  public init(_ time: Duration, _ input: AlertScenario.Input) {
    self.init(time) { _ in input }
  }

  /// The app does something of its own accord.
  ///
  /// - Parameters:
  ///   - time: when, from 0 to 10000 hours after the start.
  ///   - body: what.
  public init(
    _ time: Duration, @ListBuilder<any AppStatement> _ body: () -> [any AppStatement]
  ) {
    let body = body()
    self.init(time) { AlertScenario.Input(.app($0.body(body))) }
  }
}
