import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds handlers that can never run, without running the scenario.
///
/// What some run could do, in whatever order, counts as possible: only what is certain is reported.
package struct UnreachableHandler: Check {
  package static let description = CheckDescription(
    id: "unreachable-handler", severity: .warning,
    summary: "A handler waits for something that can never happen in the scenario.",
    reason: "The app's logic does not do what it says: what the handler was to do, such as to "
      + "dismiss an alert or to keep the person's decision, is never done.",
    usualFix: "Let the delegate implement the method, correct the index or show the alert, so that "
      + "the handler can run; or remove it.",
    clauses: [
      "A7", "B1", "C3", "C4", "D1", "E1", "E6", "E16", "E17", "E19", "U1", "U4", "U5", "U6", "U7",
      "U9", "U10", "U18", "U19", "7.1",
    ],
    flagging: [
      example(
        "No delegate", "\"delegate\": null, \"buttons\": [\"OK\"]", handles: "\"a.clicked\""),
      example(
        "A delegate without the method",
        "\"delegate\": { \"implements\": [\"clicked\"] }, \"buttons\": [\"OK\"]",
        handles: "\"a.didDismiss\""),
      // The five usual methods are all but this one and the enable question.
      example("The cancel callback", "\"buttons\": [\"OK\"]", handles: "\"a.cancel\""),
      example(
        "A button that does not exist", "\"buttons\": [\"OK\"]",
        handles: "\"a.clicked\", \"index\": 1"),
      example(
        "A question about a button that was added later",
        "\"style\": \"plain\", \"delegate\": { \"implements\": [\"shouldEnable\"] }, "
          + "\"buttons\": [{ \"title\": \"OK\", \"added\": true }]", handles: "\"a.shouldEnable\""),
      controller(
        "An action without a handler",
        "\"buttons\": [\"OK\", { \"title\": \"No\", \"handler\": false }]",
        handles: "\"a.handler\", \"index\": 1"),
      controller(
        "An action that nothing enables",
        "\"buttons\": [\"OK\", { \"title\": \"No\", \"enabled\": false }]",
        handles: "\"a.handler\", \"index\": 1"),
    ],
    passing: [
      example("The usual methods", "\"buttons\": [\"OK\"]", handles: "\"a.clicked\", \"index\": 0"),
      // It may be cancelled by the system, whether the script does that or not (contract:E3).
      example(
        "The cancel callback", "\"delegate\": { \"implements\": [\"cancel\"] }",
        handles: "\"a.cancel\""),
      .scenario(
        """
        { "scenario": "A delegate and a button that come later", "profile": "uialertview-ios7",
          "alerts": { "a": { "delegate": null, "buttons": ["OK"] } },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "app.didBecomeActive", "do": [ { "addButton": "a", "title": "Later" },
              { "setDelegate": "a", "delegate": {} } ] },
            { "event": "a.clicked", "index": 1, "do": [] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Code may pass any index", "profile": "uialertview-ios7",
          "alerts": { "a": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "dismiss": "a", "index": 9 } ] },
            { "event": "a.didDismiss", "index": 9, "do": [] } ] } }
        """),
      controller(
        "Return takes a disabled action",
        "\"textFields\": 1, \"preferred\": 0, \"buttons\": [{ \"title\": \"OK\", \"enabled\": false }]",
        handles: "\"a.handler\", \"index\": 0"),
    ])

  private let compiled: Compiled
  private let dead: [DeadHandler]

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
    dead = compiled.deadHandlers()
  }

  /// Reports the handlers; that they never run is known from the start.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    var counts: [String: Int] = [:]
    for handler in dead {
      let definition = compiled.scenario.handlers[handler.number]
      let words = DeadHandlerWords(handler, compiled)
      let alert = handler.alert.flatMap { $0 < compiled.alerts.count ? $0 : nil }
      var finding = Finding(
        check: Self.description.id, severity: Self.description.severity, message: words.message,
        at: .zero, alert: alert.map { compiled.alerts[$0].name }, presentation: 0,
        clauses: words.clauses,
        source: definition.source ?? alert.flatMap { compiled.scenario.alerts[$0].source })
      // Of two handlers that wait for the same in vain, each is a finding.
      finding.aspect = "\(words.kind)/\(counts[words.kind, default: 0])"
      counts[words.kind, default: 0] += 1
      findings.report(finding)
    }
  }

  private static func example(
    _ title: String, _ alert: String, handles event: String,
    profile: String = "uialertview-ios7"
  ) -> CheckExample {
    .scenario(
      """
      { "scenario": "\(title)", "profile": "\(profile)",
        "alerts": { "a": { \(alert) } },
        "app": { "on": [
          { "event": "launched", "do": [ { "show": "a" } ] },
          { "event": \(event), "do": [] } ] } }
      """)
  }

  private static func controller(
    _ title: String, _ alert: String, handles event: String
  ) -> CheckExample {
    example(title, alert, handles: event, profile: "uialertcontroller")
  }
}
