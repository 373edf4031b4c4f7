import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds fixed inputs of a script that had no effect, so that the scenario does not do what it says.
package struct IgnoredInput: Check {
  package static let description = CheckDescription(
    id: "ignored-input", severity: .warning,
    summary: "A line of the script makes a person do something, and nothing came of it.",
    reason: "The scenario does not test what it says: the alert was not on screen, was moving or "
      + "covered, or the button does not exist, is disabled or is not drawn.",
    usualFix:
      "Let the input come when the alert is shown and on a button that can be tapped. If it is "
      + "meant to do nothing, say so: expect the finding, or switch the check off in the scenario.",
    clauses: ["C5", "U7", "U16"],
    flagging: [
      .scenario(
        """
        { "scenario": "A tap on an alert that is never shown", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "script": [ { "at": "1s", "tap": "a", "button": "OK" } ] }
        """),
      .scenario(
        """
        { "scenario": "A tap while it appears", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "100ms", "tap": "a", "button": "OK" } ] }
        """),
      .scenario(
        """
        { "scenario": "A button that does not exist", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 7 } ] }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "A tap that dismisses", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": "OK" } ] }
        """)
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks at what came of each line of the script.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    for (number, move) in record.moves.enumerated()
    where move.actor == .person && isScripted(move) {
      let events = record.events(ofMove: number)
      guard let first = events.first, first.kind == .ignored,
        Operation(rawValue: first.extra)?.isInput == true
      else { continue }
      let token = Notation.token(of: first, in: compiled) ?? ""
      let what = token.replacing("ignored:", with: "")
      findings.report(
        Self.description, "the script's \(what) had no effect", at: move.at,
        alert: Int(first.subject), presentation: Int(first.presentation),
        evidence: [events.startIndex])
    }
  }

  // People whom a policy plays may well tap where nothing happens.
  private func isScripted(_ move: Move) -> Bool {
    compiled.script.contains { $0.at == move.at && $0.action == move.action }
  }
}
