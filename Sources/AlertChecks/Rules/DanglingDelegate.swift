import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds messages to a delegate that was freed.
package struct DanglingDelegate: Check {
  package static let description = CheckDescription(
    id: "dangling-delegate", severity: .error,
    summary: "An alert sent a callback to a delegate that had been freed; the app crashed.",
    reason: "Up to iOS 8 an alert does not own its delegate and does not notice that it is gone.",
    usualFix: "Set the alert's delegate to nil, or dismiss the alert, when the delegate goes away.",
    clauses: ["A6", "E18"],
    flagging: [
      .scenario(
        """
        { "scenario": "The delegate goes before the tap", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "do": [ { "releaseDelegate": "a" } ] },
            { "at": "2s", "tap": "a", "button": 0 } ] }
        """)
    ],
    passing: [
      .scenario(
        """
        { "scenario": "A weak delegate is nil by then", "profile": "uialertview-ios12",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "do": [ { "releaseDelegate": "a" } ] },
            { "at": "2s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "The delegate was set to nil first", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [
            { "at": "1s", "do": [ { "setDelegate": "a", "delegate": null } ] },
            { "at": "2s", "tap": "a", "button": 0 } ] }
        """),
    ])

  private let compiled: Compiled
  private var freedAt: [Int?]

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
    freedAt = compiled.alerts.map { _ in nil }
  }

  /// Looks for the crash, and for what led to it.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    let alert = Int(event.subject)
    if event.kind == .delegateFreed { freedAt[alert] = number }
    guard event.kind == .exception, event.detail == ExceptionName.badAccess.rawValue else {
      return
    }
    findings.report(
      Self.description,
      "\"\(compiled.alerts[alert].name)\" sent a callback to its delegate after it was freed: "
        + "the app crashed", at: event.at, alert: alert, presentation: Int(event.presentation),
      evidence: [freedAt[alert], number].compactMap { $0 })
  }
}
