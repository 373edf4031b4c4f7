import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds callbacks that come twice in one presentation.
package struct DoubleCallback: Check {
  package static let description = CheckDescription(
    id: "double-callback", severity: .error,
    summary: "A callback came twice for one presentation of an alert.",
    reason: "Code that runs once per decision runs twice: an order is sent twice, a counter "
      + "is wrong.",
    usualFix: "Make the dismissal idempotent: once it has begun, ignore further requests, and "
      + "cancel timers that would repeat it.",
    clauses: ["E10", "E13"],
    flagging: [
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · clicked(1) · willDismiss(1) · "
          + "didDismiss(1)", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · willDismiss(1) · "
          + "willDismiss(1) · didDismiss(1)", profile: "uialertview-ios7"),
      .trace("show · willPresent · willPresent · didPresent", profile: "uialertview-ios7"),
      .trace("show · willPresent · didPresent · didPresent", profile: "uialertview-ios7"),
    ],
    passing: [
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · willDismiss(1) · didDismiss(1) · "
          + "show · willPresent · didPresent", profile: "uialertview-ios7"),
      .trace(
        "a.show · a.willPresent · a.didPresent · a.covered · a.uncovered · a.didPresent",
        profile: "uialertview-ios7"),
      .trace(
        "show · shouldEnable · willPresent · didPresent · shouldEnable",
        profile: "uialertview-ios6"),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Counts a callback.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    if event.kind == .callback, let callback = Callback(rawValue: event.detail),
      let (alert, monitor) = context.monitor(for: event, in: compiled), monitor.isPresented,
      monitor.has(callback), !isRepeatable(callback, monitor),
      !compiled.isSecondClick(event)
    {
      findings.report(
        Self.description,
        "\(callback.name) of \"\(compiled.alerts[alert].name)\" came twice", at: event.at,
        alert: alert, presentation: Int(event.presentation),
        clauses: [clause(callback)],
        evidence: context.last(callback, of: alert) + [number])
    }
  }

  // C3: the question is asked at every edit; F3: an alert that comes back is presented again.
  private func isRepeatable(_ callback: Callback, _ monitor: PresentationMonitor) -> Bool {
    switch callback {
    case .shouldEnable, .dismissCompletion, .textChanged: true
    case .didPresent: monitor.mayPresentAgain
    default: monitor.isCoverCallback(callback)
    }
  }

  private func clause(_ callback: Callback) -> String {
    switch callback {
    case .willPresent, .didPresent, .presentCompletion: "D4"
    case .clicked: "E13"
    default: "E10"
    }
  }
}
