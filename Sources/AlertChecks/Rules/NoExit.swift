import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds alerts that nothing in the scenario could ever end, without running it.
///
/// A run that shows such an alert reports it as stuck, with its grade; this check speaks of the others.
package struct NoExit: Check {
  package static let description = CheckDescription(
    id: "no-exit", severity: .error,
    summary: "An alert is set up so that no input of a person and no code could ever end it.",
    reason: "As soon as it is shown, it blocks the app's user interface until the app is ended.",
    usualFix: "Give the alert a button that works, or have code dismiss it.",
    clauses: ["E19", "U19"],
    flagging: [
      .scenario(
        """
        { "scenario": "Shown only when an event comes", "profile": "uialertview-ios7",
          "alerts": { "a": { "title": "Failed" } },
          "events": { "failure": { "after": "0s..9s", "mayNeverCome": true,
            "do": [ { "show": "a" } ] } } }
        """)
    ],
    passing: [
      .scenario(
        """
        { "scenario": "It has a button", "profile": "uialertview-ios7",
          "alerts": { "a": { "title": "Failed", "buttons": ["OK"] } },
          "events": { "failure": { "after": "0s..9s", "mayNeverCome": true,
            "do": [ { "show": "a" } ] } } }
        """),
      .scenario(
        """
        { "scenario": "Code dismisses it", "profile": "uialertview-ios7",
          "alerts": { "a": { "title": "Failed" } },
          "events": { "failure": { "after": "0s..9s", "mayNeverCome": true,
            "do": [ { "show": "a" }, { "startTimer": "t", "after": "3s" } ] } },
          "app": { "on": [ { "event": "timer.t", "do": [ { "dismiss": "a" } ] } ] } }
        """),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks at the alerts that the run did not show.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    let last = record.finalWorld
    for alert in compiled.alerts.indices where last.alerts.machines[alert].presentation == 0 {
      guard Self.hasNoExit(alert, compiled) else { continue }
      findings.report(
        Self.description,
        "\"\(compiled.alerts[alert].name)\" could never be ended once it is shown",
        at: .zero, alert: alert, presentation: 0,
        clauses: [compiled.exitlessClause(alert)])
    }
  }

  /// Whether nothing could end an alert, whatever happens.
  package static func hasNoExit(_ alert: Int, _ compiled: Compiled) -> Bool {
    compiled.alerts[alert].kind.isAlert && !compiled.inputCanEnd(alert)
      && !compiled.mayDismiss(alert) && !compiled.mayGainExit(alert)
  }
}
