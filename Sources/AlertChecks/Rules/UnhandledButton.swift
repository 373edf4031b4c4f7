import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds buttons whose tap nobody hears.
package struct UnhandledButton: Check {
  package static let description = CheckDescription(
    id: "unhandled-button", severity: .warning,
    summary: "An alert view shows a button of the app's own and its delegate hears no clicks.",
    reason: "The alert goes away when the button is tapped and nothing else happens: the person's "
      + "decision is lost.",
    usualFix:
      "Set a delegate that implements alertView:clickedButtonAtIndex:, or remove the button.",
    clauses: ["E16", "E17"],
    flagging: [
      .scenario(
        """
        { "scenario": "No delegate", "profile": "uialertview-ios6",
          "alerts": { "a": { "delegate": null,
            "buttons": [ { "title": "Cancel", "role": "cancel" }, "OK" ] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "A delegate without the method", "profile": "uialertview-ios6",
          "alerts": { "a": { "delegate": { "implements": ["didDismiss"] }, "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "Only a cancel button", "profile": "uialertview-ios6",
          "alerts": { "a": { "delegate": null,
            "buttons": [ { "title": "Cancel", "role": "cancel" } ] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "A delegate that hears", "profile": "uialertview-ios6",
          "alerts": { "a": { "delegate": { "implements": ["clicked"] }, "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
    ])

  private let compiled: Compiled
  /// The alerts that came on screen in this move.
  private var appeared: [(alert: Int, event: Event, number: Int)] = []

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Takes note of alerts that come on screen.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    guard compiled.profile.alertKind.hasDelegate, event.kind == .phase,
      event.detail == Phase.appearing.rawValue
    else { return }
    appeared.append((Int(event.subject), event, number))
  }

  /// Looks at their buttons and delegates.
  package mutating func endMove(
    _ view: WorldView, _ context: CheckContext, _ findings: inout FindingList
  ) {
    for (alert, event, number) in appeared
    where view.hasCustomButton(alert) && !view.implements(.clicked, alert) {
      findings.report(
        Self.description,
        "\"\(compiled.alerts[alert].name)\" shows a button, but its delegate hears no clicks",
        at: event.at, alert: alert, presentation: Int(event.presentation), evidence: [number],
        once: true)
    }
    appeared = []
  }
}
