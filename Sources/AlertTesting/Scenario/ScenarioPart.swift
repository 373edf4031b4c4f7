import AlertSimulation

/// A line of a scenario: ``Alert``, ``When``, ``At``, ``OutsideEvent`` or ``Variable``.
public protocol ScenarioPart: Sendable {
  /// What the line adds to the scenario.
  var contribution: ScenarioContribution { get }
}

/// What one line adds to a scenario; only this library makes them.
public struct ScenarioContribution: Sendable {
  let add: @Sendable (inout ScenarioAssembly) -> Void
}

/// A line of app logic, such as ``Show`` or ``StartTimer``.
public protocol AppStatement: Sendable {
  /// What the app does.
  var code: AppCode { get }
}

/// What a line of app logic does; only this library makes it.
public struct AppCode: Sendable {
  var body: [Statement] = []
  /// What is wrong with it.
  var flaws: [String] = []

  init(_ statement: Statement, flaws: [String] = []) {
    body = [statement]
    self.flaws = flaws
  }

  init(_ lines: [any AppStatement]) {
    for line in lines {
      let code = line.code
      body += code.body
      flaws += code.flaws
    }
  }
}
