import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds calls that the toolkit does not allow.
package struct IllegalOperation: Check {
  package static let description = CheckDescription(
    id: "illegal-operation", severity: .error,
    summary:
      "App code did something that the toolkit answers with an exception, or that has no end.",
    reason: "An exception ends the app; callbacks that never stop calling each other do too.",
    usualFix: "Check the alert's state before the call: what exists, what is presented, what has "
      + "an anchor.",
    clauses: ["B6", "C2", "U2", "U8", "U9", "U10", "U15"],
    flagging: [
      .scenario(
        """
        { "scenario": "A second cancel action", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": [ { "title": "No", "role": "cancel" } ] } },
          "app": { "on": [ { "event": "launched", "do": [
            { "addButton": "a", "title": "Cancel", "role": "cancel" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "A sheet without anchor on a pad", "profile": "uialertcontroller",
          "device": "pad",
          "alerts": { "a": { "style": "actionSheet", "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "A text field that does not exist", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [
            { "read": "a", "property": "textFieldAt", "position": 0 } ] } ] } }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "A sheet with an anchor on a pad", "profile": "uialertcontroller",
          "device": "pad",
          "alerts": { "a": { "style": "actionSheet", "anchor": true, "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """)
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks for exceptions and for limits that were hit.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    let alert = Int(event.subject)
    let name = compiled.name(ofAlert: min(alert, compiled.root))
    switch (event.kind, event.detail) {
    case (.exception, ExceptionName.badAccess.rawValue): break
    case (.exception, let raw):
      let exception = ExceptionName(rawValue: raw)?.name ?? ""
      findings.report(
        Self.description,
        "a call on \"\(name)\" raised \(exception): \(why(ExceptionName(rawValue: raw)))",
        at: event.at,
        alert: alert, presentation: Int(event.presentation),
        clauses: clauses(ExceptionName(rawValue: raw)), evidence: [number])
    case (.ignored, Diagnostic.limitReached.rawValue):
      findings.report(
        Self.description,
        "callbacks and calls nest too deeply, or an alert was changed too often", at: event.at,
        alert: alert, presentation: Int(event.presentation), clauses: [], evidence: [number])
    default: break
    }
  }

  /// Looks for a run that does not get anywhere.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    guard record.ending == .tooManyMoves, let move = record.moves.last else { return }
    findings.report(
      Self.description, "app code and timers keep each other busy and never come to rest",
      at: move.at, alert: compiled.root, presentation: 0, clauses: [])
  }

  private func why(_ exception: ExceptionName?) -> String {
    switch exception {
    case .rangeException: "there is no such text field"
    case .internalInconsistency: "a controller takes one cancel action"
    case .invalidArgument: "it is presented already"
    case .generic:
      "an action sheet on a pad needs something to point at (\"anchor\": true in the scenario)"
    default: "there is no such button, or a sheet was to get a text field"
    }
  }

  private func clauses(_ exception: ExceptionName?) -> [String] {
    switch exception {
    case .rangeException: ["C2"]
    case .internalInconsistency: ["U2"]
    case .invalidArgument: ["U15"]
    case .generic: ["U10"]
    default: ["B6", "U8", "U9"]
    }
  }
}
