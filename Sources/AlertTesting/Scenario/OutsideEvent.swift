import AlertSimulation
import SimulationKernel

/// Something that reaches the app from outside, such as a network reply.
public struct OutsideEvent: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  /// Describes an outside event; the time counts from ``Await``, or from the start if nothing awaits it.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - range: when it may come, at the earliest and at the latest, from 0 to 10000 hours.
  ///   - mayNeverCome: whether it may also stay away.
  ///   - body: what the app does when it comes, before handlers of the event.
  public init(
    _ name: String, after range: ClosedRange<Duration>, mayNeverCome: Bool = false,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement] = { [] }
  ) {
    let body = body()
    contribution = ScenarioContribution { assembly in
      let low = assembly.span(range.lowerBound, "the delay of \"\(name)\"")
      let high = assembly.span(range.upperBound, "the delay of \"\(name)\"")
      assembly.scenario.events.append(
        OutsideEventDefinition(name, delay: low...max(low, high), mayNeverCome: mayNeverCome))
      guard !body.isEmpty else { return }
      let statements = assembly.body(body)
      assembly.eventHandlers.append(HandlerDefinition(on: .event(name), statements))
    }
  }

  /// Describes an outside event that comes after a fixed time, from 0 to 10000 hours.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - delay: how long after it is awaited it comes.
  ///   - mayNeverCome: whether it may also stay away.
  ///   - body: what the app does when it comes, before handlers of the event.
  public init(
    _ name: String, after delay: Duration, mayNeverCome: Bool = false,
    @ListBuilder<any AppStatement> _ body: () -> [any AppStatement] = { [] }
  ) {
    self.init(name, after: delay...delay, mayNeverCome: mayNeverCome, body)
  }
}

/// A number that the app keeps, in a range.
public struct Variable: ScenarioPart {
  /// What the line adds to the scenario.
  public let contribution: ScenarioContribution

  /// What happens beyond the range.
  public struct Beyond: Hashable, Sendable {
    let beyond: VariableDefinition.Beyond

    /// The number stays at the bound.
    public static let saturate = Self(beyond: .saturate)

    /// The number goes on at the other bound.
    public static let wrap = Self(beyond: .wrap)
  }

  /// Describes a number.
  ///
  /// - Parameters:
  ///   - name: the name by which statements refer to it.
  ///   - range: the least and the greatest value, from −32768 to 32767.
  ///   - initial: its value at the start, in the range.
  ///   - beyond: what happens beyond the range.
  public init(
    _ name: String, in range: ClosedRange<Int>, initial: Int = 0, beyond: Beyond = .saturate
  ) {
    contribution = ScenarioContribution { assembly in
      assembly.scenario.variables.append(
        VariableDefinition(name, initial: initial, range: range, beyond: beyond.beyond))
    }
  }
}
