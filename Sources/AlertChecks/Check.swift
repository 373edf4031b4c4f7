package import AlertModel
package import AlertSimulation
package import SimulationKernel

/// A rule over what happens in a run.
///
/// A check sees events as they happen and the world after each move, and never changes either.
package protocol Check: Sendable {
  /// What people need to know about it.
  static var description: CheckDescription { get }

  /// Prepares the check for a scenario.
  init(_ compiled: Compiled)

  /// Looks at one event; the context is what was seen before it.
  mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList)

  /// Looks at the world after a move, with everything that was seen up to then.
  ///
  /// What a check remembers from one move to the next beside the context may be evidence only: a search shows it
  /// the moves of many runs in any order.
  mutating func endMove(
    _ view: WorldView, _ context: CheckContext, _ findings: inout FindingList)

  /// Looks at the whole run.
  mutating func finish(_ record: RunRecord, _ findings: inout FindingList)
}

// A check says only what it looks at.
extension Check {
  /// Looks at no event.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {}
  /// Looks at no world.
  package mutating func endMove(
    _ view: WorldView, _ context: CheckContext, _ findings: inout FindingList
  ) {}
  /// Looks at no whole run.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {}
}

/// A check in words, with examples that it must flag and pass.
package struct CheckDescription: Sendable {
  /// The id used in files and reports.
  package let id: String
  package let severity: Severity
  /// What it finds, in one sentence.
  package let summary: String
  /// Why that is wrong.
  package let reason: String
  /// What usually fixes it.
  package let usualFix: String
  /// The contract's rules it rests on.
  package let clauses: [String]
  package let flagging: [CheckExample]
  package let passing: [CheckExample]

  /// Makes a description.
  package init(
    id: String, severity: Severity, summary: String, reason: String, usualFix: String,
    clauses: [String], flagging: [CheckExample], passing: [CheckExample]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.usualFix = usualFix
    self.clauses = clauses
    self.flagging = flagging
    self.passing = passing
  }
}

/// Something a check must flag or pass.
package enum CheckExample: Sendable {
  /// A scenario file's text, run by its script.
  case scenario(String)
  /// What happened, in the one-line notation, with the alerts `a` and `b` of a profile; for faults that no
  /// profile has.
  case trace(String, profile: String)
  /// A scenario file's text, run by its script; afterwards one of the recorded events is changed.
  case altered(String)
}

/// What a check may ask about the world after a move.
package struct WorldView: Sendable {
  package let world: World
  package let compiled: Compiled

  /// Shows a world.
  package init(_ world: World, _ compiled: Compiled) {
    self.world = world
    self.compiled = compiled
  }

  /// An alert's phase.
  package func phase(of alert: Int) -> Phase { world.alerts.machines[alert].phase }

  /// Whether an alert's delegate is there and implements a method.
  package func implements(_ callback: Callback, _ alert: Int) -> Bool {
    world.delegateImplements(callback, alert, in: compiled)
  }
}

/// Where checks put what they find.
package struct FindingList: Sendable {
  package private(set) var findings: [Finding] = []
  private let compiled: Compiled

  /// Makes an empty list.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Forgets what was found.
  package mutating func removeAll() { findings.removeAll(keepingCapacity: true) }

  /// Adds a finding of a check that has a place of its own in the scenario file.
  package mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  /// Adds a finding of a check about an alert; one that is to be told once only if there is none like it yet.
  package mutating func report(
    _ check: CheckDescription, _ message: String, at: Instant, alert: Int, presentation: Int,
    grade: Grade? = nil, severity: Severity? = nil, clauses: [String]? = nil,
    evidence: [Int] = [], once: Bool = false
  ) {
    let isAlert = alert < compiled.alerts.count
    let name = isAlert ? compiled.alerts[alert].name : nil
    if once, findings.contains(where: { $0.check == check.id && $0.alert == name }) { return }
    findings.append(
      Finding(
        check: check.id, severity: severity ?? check.severity, message: message, at: at,
        alert: name, presentation: presentation,
        grade: grade, clauses: clauses ?? check.clauses, evidence: evidence,
        source: isAlert ? compiled.scenario.alerts[alert].source : nil))
  }
}

extension WorldView {
  /// Whether an alert has a cancel button.
  package func hasCancelButton(_ alert: Int) -> Bool {
    world.hasCancelButton(alert, in: compiled)
  }

  /// Whether an alert has a button that is not its cancel button.
  package func hasCustomButton(_ alert: Int) -> Bool {
    world.hasCustomButton(alert, in: compiled)
  }

  /// Whether a button takes taps.
  package func isEnabled(_ alert: Int, button: Int) -> Bool {
    world.isEnabled(alert, button: button, in: compiled)
  }

  /// The index of a controller's preferred action, or −1.
  package func preferred(of alert: Int) -> Int {
    world.preferred(of: alert, in: compiled)
  }

  /// Whether a controller's action has a handler.
  package func hasHandler(_ alert: Int, button: Int) -> Bool {
    world.hasHandler(alert, button: button, in: compiled)
  }
}
