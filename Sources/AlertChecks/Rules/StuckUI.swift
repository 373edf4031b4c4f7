import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds presentations that a person cannot end.
package struct StuckUI: Check {
  package static let description = CheckDescription(
    id: "stuck-ui", severity: .error,
    summary: "An alert is on screen and no input of a person and no timer will end it.",
    reason: "The alert blocks the app's whole user interface. People end the app, rate it badly "
      + "and remove it.",
    usualFix: "Give the alert a button, or have code dismiss it in every case: on success, on "
      + "failure, on a time-out, and when the app comes back to the foreground.",
    clauses: ["E19", "S5", "U13", "U19", "U20", "T4"],
    flagging: [
      .scenario(
        """
        { "scenario": "No button and no timer", "profile": "uialertview-ios6",
          "alerts": { "a": { "title": "Uploading" } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "The only action stays disabled", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": [ { "title": "OK", "enabled": false } ] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "The timer that dismisses it is cancelled in the background",
          "profile": "uialertview-ios6", "alerts": { "a": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didPresent", "do": [ { "startTimer": "t", "after": "3s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] },
            { "event": "app.didEnterBackground", "do": [ { "cancelTimer": "t" } ] } ] },
          "script": [ { "at": "1s", "system": "home" }, { "at": "9s", "system": "return" } ] }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "Shown again at once, and it can be ended every time",
          "profile": "uialertview-ios7", "timing": { "appear": "0s", "disappear": "0s" },
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "index": 0, "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "A timer exactly at the end of people's patience",
          "profile": "uialertview-ios7", "patience": "10s", "alerts": { "a": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "10s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "The script makes the app dismiss it", "profile": "uialertview-ios6",
          "alerts": { "a": {} },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "2s", "do": [ { "dismiss": "a" } ] } ] }
        """),
      .scenario(
        """
        { "scenario": "A button", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "A timer in time", "profile": "uialertview-ios6", "alerts": { "a": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didPresent", "do": [ { "startTimer": "t", "after": "3s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] } ] } }
        """),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// The worst grade of one presentation, and since when it has held; no grade where there were too many states to
  /// tell.
  private struct Verdict {
    var presentation: UInt16
    var grade: Grade?
    var at: Instant
    var move: Int
  }

  /// Grades every presentation in every state of the run.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    var judge = StuckJudge(compiled)
    for alert in compiled.alerts.indices where compiled.alerts[alert].kind.isAlert {
      var told: [Grade?] = []
      for verdict in verdicts(alert, record, &judge) where !told.contains(verdict.grade) {
        told.append(verdict.grade)
        report(verdict, alert, record, &findings)
      }
    }
  }

  private func verdicts(
    _ alert: Int, _ record: RunRecord, _ judge: inout StuckJudge
  ) -> [Verdict] {
    var verdicts: [Verdict] = []
    let done = record.appLinesDone
    for (move, world) in record.worlds.enumerated() {
      let machine = world.alerts.machines[alert]
      guard world.life.state != .ended, machine.phase.isOnScreen else { continue }
      let last = verdicts.last.flatMap {
        $0.presentation == machine.presentation ? $0 : nil
      }
      // Where it could not be told once, asking again takes long and helps little.
      if let last, last.grade == nil { continue }
      let grade = judge.grade(of: alert, in: world, appLinesDone: done[move])
      guard grade != .endable else { continue }
      let verdict = Verdict(
        presentation: machine.presentation, grade: grade, at: world.now, move: move)
      if let last, let worst = last.grade {
        if let grade, grade.isWorse(than: worst) { verdicts[verdicts.count - 1] = verdict }
      } else {
        verdicts.append(verdict)
      }
    }
    return verdicts
  }

  private func report(
    _ verdict: Verdict, _ alert: Int, _ record: RunRecord, _ findings: inout FindingList
  ) {
    let name = compiled.alerts[alert].name
    let message = verdict.grade.map { "\"\(name)\" is stuck on screen: \(exit($0))" }
    findings.report(
      Self.description,
      message ?? "whether \"\(name)\" can always be ended is not known: too many states to look at",
      at: verdict.at, alert: alert, presentation: Int(verdict.presentation),
      grade: verdict.grade, severity: verdict.grade == nil ? .note : nil,
      clauses: clauses(alert, record),
      evidence: Array(record.events(ofMove: verdict.move).indices))
  }

  private func exit(_ grade: Grade) -> String {
    switch grade {
    case .killingTheApp: "nothing ends it but killing the app"
    case .leavingTheApp: "only leaving the app ends it"
    case .uncertainEvent: "only an outside event that may never come ends it"
    case .lateTimer:
      "only something that comes later than people wait (\(Seconds.text(compiled.scenario.patience)),"
        + " the scenario's patience) ends it"
    case .endable: "it can be ended"
    }
  }

  // T4 speaks of a timer that was taken away.
  private func clauses(_ alert: Int, _ record: RunRecord) -> [String] {
    let own = compiled.exitlessClause(alert)
    let cancelled = record.events.contains { $0.kind == .timerCancelled }
    return cancelled ? [own, "T4"] : [own]
  }
}
