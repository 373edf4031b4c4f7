package import AlertSimulation
import SimulationKernel

/// Carries a run out once more and compares: nothing is a reproducer that does not come out the same.
package struct Nondeterminism: Check {
  package static let description = CheckDescription(
    id: "nondeterminism", severity: .error,
    summary: "The same moves gave other events when the run was carried out a second time.",
    reason: "A run that does not repeat proves nothing, and its token is worth nothing.",
    usualFix:
      "This is a fault of AlertLab or of code built into it: something in the run depends on "
      + "more than its moves. Please report it with the token.",
    clauses: [],
    flagging: [
      .altered(
        """
        { "scenario": "An event that is not what comes of the moves", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """)
    ],
    passing: [
      .scenario(
        """
        { "scenario": "Taps, Home and a timer", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] }, "b": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "show": "b" } ] },
            { "event": "b.didPresent", "do": [ { "startTimer": "t", "after": "3s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "b" } ] } ] },
          "script": [ { "at": "1s", "system": "home" }, { "at": "2s", "system": "return" },
            { "at": "8s", "tap": "a", "button": 0 } ] }
        """)
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Repeats the run and looks for the first event that differs.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    let again = Runner.replay(record.moves, in: compiled)
    guard again?.events != record.events else { return }
    let shared = zip(record.events, again?.events ?? []).prefix { $0 == $1 }.count
    let first = shared < record.events.count ? record.events[shared] : nil
    let token = first.flatMap { Notation.token(of: $0, in: compiled) } ?? "an event"
    findings.report(
      Self.description, "the run did not repeat: event \(shared) (\(token)) came out otherwise",
      at: first?.at ?? record.finalWorld.now, alert: Int(first?.subject ?? Event.noSubject),
      presentation: Int(first?.presentation ?? 0), evidence: [shared])
  }
}
