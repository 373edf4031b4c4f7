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
      // E7: code may pass any index.
      .trace(
        "show · willPresent · didPresent · dismiss(9) · willDismiss(9) · didDismiss(9)",
        profile: "uialertview-ios7"),
    ])

  private let compiled: Compiled
  private var monitors: PresentationMonitors
  /// The button of the tap that is under way on each alert.
  private var tapped: [Int32?]

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
    monitors = PresentationMonitors(compiled)
    tapped = compiled.alerts.map { _ in nil }
  }

  /// Compares an index with the ones before it.
  package mutating func observe(
    _ event: Event, number: Int, _ findings: inout FindingList
  ) {
    if let (alert, monitor) = monitors.monitor(for: event) {
      if event.kind == .operation { noteOperation(event, alert) }
      if event.kind == .callback, let callback = Callback(rawValue: event.detail),
        monitor.isPresented, !monitor.isCoverCallback(callback),
        let problem = problem(callback, event, alert, monitor)
      {
        findings.report(
          Self.description, problem.message, at: event.at, alert: alert,
          presentation: Int(event.presentation), clauses: [problem.clause],
          evidence: problem.earlier.map { [$0, number] } ?? [number])
      }
    }
    monitors.note(event, number: number)
  }

  private mutating func noteOperation(_ event: Event, _ alert: Int) {
    switch Operation(rawValue: event.detail) {
    case .tap: tapped[alert] = event.index
    case .show: tapped[alert] = nil
    default: break
    }
  }

  private func problem(
    _ callback: Callback, _ event: Event, _ alert: Int, _ monitor: PresentationMonitor
  ) -> (message: String, clause: String, earlier: Int?)? {
    let name = compiled.alerts[alert].name
    let told = "\(callback.name)(\(event.index)) of \"\(name)\""
    switch callback {
    case .clicked, .handler:
      if let button = tapped[alert], button != event.index {
        return ("\(told) came after a tap on button \(button)", "E1", nil)
      }
      return event.index < -1 || event.index >= Capacity.buttons
        ? ("\(told) tells a button that cannot exist", "B1", nil) : nil
    case .willDismiss:
      let clicked = monitor.indices[Int(Callback.clicked.rawValue)]
      // G1's other answer lets code that dismisses in the click replace its index.
      guard monitor.has(.clicked), clicked != event.index,
        compiled.profile.knobs.has(.dismissInClick, "tapped")
      else { return nil }
      return (
        "\(told) follows clicked(\(clicked))", "E1", monitor.last[Int(Callback.clicked.rawValue)]
      )
    case .didDismiss:
      let will = monitor.indices[Int(Callback.willDismiss.rawValue)]
      guard monitor.has(.willDismiss), will != event.index else { return nil }
      return (
        "\(told) follows willDismiss(\(will))", "E6",
        monitor.last[Int(Callback.willDismiss.rawValue)]
      )
    default: return nil
    }
  }
}
