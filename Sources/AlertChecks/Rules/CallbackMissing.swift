import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds callbacks that the contract promises and that never came.
package struct CallbackMissing: Check {
  package static let description = CheckDescription(
    id: "callback-missing", severity: .error,
    summary: "An alert was presented or dismissed and a promised callback never came.",
    reason:
      "Code that waits for the callback waits for ever: a decision is lost, a flag stays set.",
    usualFix: "Deliver a decision on every way out, and let the caller know which one it was.",
    clauses: ["D1", "E1", "E3", "E4", "E6", "U4"],
    flagging: [
      .trace("show · willPresent · shown", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · shown · didPresent · tap(1) · disappearing(tap) · willDismiss(1) · "
          + "gone · didDismiss(1)", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · shown · didPresent · dismiss(0) · disappearing(code) · gone · "
          + "didDismiss(0)", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · shown · didPresent · systemCancel · disappearing(systemCancel) · "
          + "willDismiss(0) · gone · didDismiss(0)", profile: "uialertview-ios3"),
      .trace(
        "show · shown · presentCompletion · tap(0) · disappearing(tap) · gone",
        profile: "uialertcontroller"),
    ],
    passing: [
      .trace(
        "show · willPresent · shown · didPresent · tap(1) · disappearing(tap) · clicked(1) · "
          + "willDismiss(1) · gone · didDismiss(1)", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · shown · didPresent · dismiss(0) · disappearing(code) · "
          + "willDismiss(0) · gone · didDismiss(0)", profile: "uialertview-ios7"),
      .trace(
        "show · shown · presentCompletion · dismiss · disappearing(code) · gone",
        profile: "uialertcontroller"),
    ])

  private let compiled: Compiled
  /// The alerts whose presentation or dismissal was completed in this move.
  private var completed: [(alert: Int, phase: Phase, event: Event, number: Int)] = []

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Takes note of what is completed; its callbacks follow within the move.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    // A callback that shows the alert again ends what can be said about the presentation before.
    if event.kind == .operation, event.detail == Operation.show.rawValue {
      completed.removeAll { $0.alert == Int(event.subject) }
    }
    if event.kind == .processEnded { completed = [] }
    if event.kind == .phase, let (alert, monitor) = context.monitor(for: event, in: compiled) {
      switch Phase(rawValue: event.detail) {
      case .shown where !monitor.isCovered:
        completed.append((alert, .shown, event, number))
      case .gone: completed.append((alert, .gone, event, number))
      default: break
      }
    }
  }

  /// Compares what was completed with what was told.
  package mutating func endMove(
    _ view: WorldView, _ context: CheckContext, _ findings: inout FindingList
  ) {
    for (alert, phase, event, number) in completed {
      let monitor = context[alert]
      for (callback, clause) in promised(alert, phase, monitor, view)
      where !monitor.has(callback) {
        findings.report(
          Self.description,
          "\(callback.name) of \"\(compiled.alerts[alert].name)\" never came", at: event.at,
          alert: alert, presentation: Int(event.presentation), clauses: [clause],
          evidence: [number])
      }
    }
    completed = []
  }

  private func promised(
    _ alert: Int, _ phase: Phase, _ monitor: PresentationMonitor, _ view: WorldView
  ) -> [(Callback, String)] {
    guard compiled.alerts[alert].kind.hasDelegate else {
      return promisedByController(alert, phase, monitor, view)
    }
    let callbacks: [(Callback, String)] =
      phase == .shown
      ? [(.willPresent, "D1"), (.didPresent, "D1")] : promisedByExit(alert, monitor, view)
    return callbacks.filter { view.implements($0.0, alert) }
  }

  private func promisedByExit(
    _ alert: Int, _ monitor: PresentationMonitor, _ view: WorldView
  ) -> [(Callback, String)] {
    let both: [(Callback, String)] = [(.willDismiss, "E6"), (.didDismiss, "E6")]
    switch monitor.exit {
    case .tap: return [(.clicked, "E1")] + both
    case .code, .codeWhileCovered: return both
    case .systemCancel:
      if view.implements(.cancel, alert) { return [(.cancel, "E3")] + both }
      return view.hasCancelButton(alert) ? [(.clicked, "E4")] + both : both
    // G8 leaves open whether an alert that never came says that it goes.
    // S5: beside a popover it is a click like any other.
    case .tapOutside: return [(.clicked, "S5")] + both
    case .codeWhileWaiting, .withPresenter, .replaced, nil: return []
    }
  }

  private func promisedByController(
    _ alert: Int, _ phase: Phase, _ monitor: PresentationMonitor, _ view: WorldView
  ) -> [(Callback, String)] {
    let kind = compiled.alerts[alert].kind
    if phase == .shown {
      return kind.callbacks.contains(.presentCompletion) ? [(.presentCompletion, "U6")] : []
    }
    if kind == .boundAlert { return promisedByBinding(alert, monitor, view) }
    if !kind.isPresented, monitor.exit != .replaced, monitor.exit != .withPresenter,
      monitor.exit != .codeWhileWaiting, kind.callbacks.contains(.dismissCompletion)
    {
      let hasAction =
        monitor.exit == .tap && view.hasHandler(alert, button: Int(monitor.exitIndex))
      return [(.dismissCompletion, "U6")] + (hasAction ? [(.handler, "U5")] : [])
    }
    guard monitor.exit == .tap, view.hasHandler(alert, button: Int(monitor.exitIndex)) else {
      return []
    }
    return [(.handler, "U4")]
  }

  // W1: the binding must not stay true; W8: tapping away runs no action.
  private func promisedByBinding(
    _ alert: Int, _ monitor: PresentationMonitor, _ view: WorldView
  ) -> [(Callback, String)] {
    switch monitor.exit {
    case .tap:
      let hasAction = view.hasHandler(alert, button: Int(monitor.exitIndex))
      return [(.bindingCleared, "W1")] + (hasAction ? [(.handler, "W1")] : [])
    case .tapOutside, .systemCancel, .replaced: return [(.bindingCleared, "W1")]
    default: return []
    }
  }
}
