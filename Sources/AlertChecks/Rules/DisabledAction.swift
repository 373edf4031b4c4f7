import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds actions that are disabled and taken all the same, by Return in a text field.
package struct DisabledAction: Check {
  // An error: the app said that the action must not be taken now, and its handler runs on what it excluded.
  package static let description = CheckDescription(
    id: "disabled-action", severity: .error,
    summary: "A disabled action was taken: Return in a text field ended the alert with it.",
    reason: "The app disables an action while what was typed is not good enough; the keyboard's "
      + "Return key takes the preferred action without asking, and its handler gets what it "
      + "should never see.",
    usualFix: "Have the text field's delegate refuse Return (textFieldShouldReturn) while the "
      + "action is disabled: \"blocksReturn\" in a scenario. Or check the text in the handler, too.",
    clauses: ["U7", "U8"],
    flagging: [
      .scenario(
        """
        { "scenario": "Return before anything was typed", "profile": "uialertcontroller",
          "alerts": { "a": { "textFields": 1, "preferred": 1,
            "buttons": ["Cancel", { "title": "Delete", "enabled": false }] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "pressReturn": "a" } ] }
        """),
      // What was enabled when the alert came counts for nothing; nor does what its handler does later.
      .scenario(
        """
        { "scenario": "Disabled while it is up", "profile": "uialertcontroller",
          "timing": { "disappear": "0s" },
          "alerts": { "a": { "textFields": 1, "preferred": 0, "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.textChanged", "do": [ { "set": "a", "button": 0, "enabled": false } ] },
            { "event": "a.handler", "do": [ { "set": "a", "button": 0, "enabled": true } ] } ] },
          "script": [ { "at": "1s", "type": "a", "text": "" }, { "at": "2s", "pressReturn": "a" } ] }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "The app refuses Return", "profile": "uialertcontroller",
          "alerts": { "a": { "textFields": 1, "preferred": 1, "blocksReturn": true,
            "buttons": ["Cancel", { "title": "Delete", "enabled": false }] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "pressReturn": "a" } ] }
        """),
      .scenario(
        """
        { "scenario": "Typing enables it first", "profile": "uialertcontroller",
          "alerts": { "a": { "textFields": 1, "preferred": 0,
            "buttons": [{ "title": "OK", "enabled": false }] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.textChanged", "do": [ { "set": "a", "button": 0, "enabled": true } ] } ] },
          "script": [ { "at": "1s", "type": "a", "text": "yes" },
            { "at": "2s", "pressReturn": "a" } ] }
        """),
      // Without a text field, a hardware keyboard's Return is a tap like any other (contract:U8).
      .scenario(
        """
        { "scenario": "No text field", "profile": "uialertcontroller",
          "alerts": { "a": { "preferred": 0, "buttons": [{ "title": "OK", "enabled": false }] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "pressReturn": "a" } ] }
        """),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks at the action that each Return took, as it was before: its handler may already have changed it.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    for (number, move) in record.moves.enumerated() where number > 0 {
      guard case .pressReturn = move.action else { continue }
      let events = record.events(ofMove: number)
      guard let first = events.first, first.kind == .operation else { continue }
      let alert = Int(first.subject)
      let before = WorldView(record.worlds[number - 1], compiled)
      let action = before.preferred(of: alert)
      guard !before.isEnabled(alert, button: action) else { continue }
      findings.report(
        Self.description,
        "Return took action \(action) of \"\(compiled.alerts[alert].name)\", which is disabled",
        at: first.at, alert: alert, presentation: Int(first.presentation),
        evidence: [events.startIndex])
    }
  }
}
