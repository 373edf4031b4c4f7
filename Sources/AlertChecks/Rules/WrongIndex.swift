import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds button indices that contradict each other or belong to no button.
package struct WrongIndex: Check {
  package static let description = CheckDescription(
    id: "wrong-index", severity: .error,
    summary: "The callbacks of one dismissal tell different buttons, or one that does not exist.",
    reason: "App code decides by the index: it deletes when the person cancelled.",
    usualFix: "Pass one index through the whole dismissal, counted in the order in which the "
      + "buttons were added.",
    clauses: ["B1", "E1", "E6"],
    flagging: [
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · willDismiss(0) · didDismiss(0)",
        profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · didPresent · dismiss(1) · willDismiss(1) · didDismiss(0)",
        profile: "uialertview-ios7"),
      .trace("show · willPresent · didPresent · tap(1) · clicked(7)", profile: "uialertview-ios7"),
      .trace("show · willPresent · didPresent · tap(1) · clicked(0)", profile: "uialertview-ios7"),
    ],
    passing: [
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · willDismiss(1) · didDismiss(1)",
        profile: "uialertview-ios7"),
      .scenario(
        """
        { "scenario": "The system cancels, and a tap that was kept comes to nothing",
          "profile": "uialertview-ios7", "knobs": { "tapWhileAppearing": "kept" },
          "alerts": { "a": { "buttons": [{ "title": "No", "role": "cancel" }, "Yes"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "100ms", "tap": "a", "button": 1 },
            { "at": "200ms", "system": "cancelAlerts" } ] }
        """),
      // E7: code may pass any index.
      .trace(
        "show · willPresent · didPresent · dismiss(9) · willDismiss(9) · didDismiss(9)",
        profile: "uialertview-ios7"),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Compares an index with the ones before it.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    guard event.kind == .callback, let callback = Callback(rawValue: event.detail),
      let (alert, monitor) = context.monitor(for: event, in: compiled), monitor.isPresented,
      !monitor.isCoverCallback(callback), let problem = problem(callback, event, alert, monitor)
    else { return }
    findings.report(
      Self.description, problem.message, at: event.at, alert: alert,
      presentation: Int(event.presentation), clauses: [problem.clause],
      evidence: (problem.earlier.map { context.last($0, of: alert) } ?? []) + [number])
  }

  private func problem(
    _ callback: Callback, _ event: Event, _ alert: Int, _ monitor: PresentationMonitor
  ) -> (message: String, clause: String, earlier: Callback?)? {
    // Made only where there is something to tell.
    var told: String { "\(callback.name)(\(event.index)) of \"\(compiled.alerts[alert].name)\"" }
    switch callback {
    case .clicked where compiled.isSecondClick(event): return nil
    case .clicked, .handler:
      if let button = monitor.tapped, Int32(button) != event.index {
        return ("\(told) came after a tap on button \(button)", "E1", nil)
      }
      // B5: the app may have set any cancel index, which a system cancel and a tap beside a popover tell.
      guard monitor.exit == .tap || monitor.exit == nil else { return nil }
      return event.index < -1 || event.index >= Capacity.buttons
        ? ("\(told) tells a button that cannot exist", "B1", nil) : nil
    case .willDismiss:
      let clicked = Int32(monitor.index(of: .clicked))
      // G1's other answer lets code that dismisses in the click replace its index.
      guard monitor.has(.clicked), clicked != event.index, !compiled.clicksTwice,
        compiled.profile.knobs.has(.dismissInClick, "tapped")
      else { return nil }
      return ("\(told) follows clicked(\(clicked))", "E1", .clicked)
    case .didDismiss:
      let will = Int32(monitor.index(of: .willDismiss))
      guard monitor.has(.willDismiss), will != event.index else { return nil }
      return ("\(told) follows willDismiss(\(will))", "E6", .willDismiss)
    default: return nil
    }
  }
}
