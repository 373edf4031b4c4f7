import AlertModel
package import AlertSimulation
import SimulationKernel

/// Alerts that together keep people out of the app for longer than they wait, although each of them ends in time.
package struct BlockedUI: Check {
  package static let description = CheckDescription(
    id: "blocked-ui", severity: .warning,
    summary:
      "Alerts keep people out of the app for longer than they wait, and no input does anything.",
    reason:
      "People believe that the app hangs. They leave it or end it before the last alert goes.",
    usualFix: "Show one alert for the whole of the work instead of one after the other, give it a "
      + "button that cancels, or show the progress without blocking the app.",
    clauses: ["E19", "U19"],
    flagging: [
      .scenario(
        """
        { "scenario": "Two without buttons, one after the other, twelve seconds together",
          "profile": "uialertview-ios6", "alerts": { "a": {}, "b": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "6s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] },
            { "event": "a.willDismiss", "do": [ { "show": "b" }, { "startTimer": "u", "after": "6s" } ] },
            { "event": "timer.u", "do": [ { "dismiss": "b" } ] } ] } }
        """)
    ],
    passing: [
      .scenario(
        """
        { "scenario": "Nine seconds together", "profile": "uialertview-ios6",
          "alerts": { "a": {}, "b": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "5s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] },
            { "event": "a.willDismiss", "do": [ { "show": "b" }, { "startTimer": "u", "after": "4s" } ] },
            { "event": "timer.u", "do": [ { "dismiss": "b" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "The second one can be cancelled", "profile": "uialertview-ios6",
          "alerts": { "a": {}, "b": { "buttons": ["Stop"] } },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "6s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] },
            { "event": "a.willDismiss", "do": [ { "show": "b" }, { "startTimer": "u", "after": "6s" } ] },
            { "event": "timer.u", "do": [ { "dismiss": "b" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "One that comes too late is stuck, which is another finding",
          "profile": "uialertview-ios6", "alerts": { "a": {} },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "12s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Just in time, and a question comes next: animations do not count",
          "profile": "uialertview-ios6", "alerts": { "a": {}, "b": { "buttons": ["OK"] } },
          "app": { "on": [
            { "event": "launched", "do": [ { "show": "a" }, { "startTimer": "t", "after": "9.9s" } ] },
            { "event": "timer.t", "do": [ { "dismiss": "a" } ] },
            { "event": "a.didDismiss", "do": [ { "show": "b" } ] } ] } }
        """),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks for the first world from which people are kept out for too long.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    guard Self.isPossible(compiled) else { return }
    let done = record.appLinesDone
    for (move, world) in record.worlds.enumerated() where isSuspect(world) {
      var graph = GradeGraph(compiled)
      let place = graph.add(world, appLinesDone: done[move])
      guard graph.complete(SearchLimits(states: 20_000), isCancelled: { false }),
        let span = GradeClosures(graph).lockout(place)
      else { continue }
      let alert = world.alerts.top ?? 0
      findings.report(
        Self.description,
        "from \"\(compiled.alerts[alert].name)\" on, alerts keep people out of the app for "
          + "\(Seconds.text(span)), and no input does anything", at: world.now, alert: alert,
        presentation: Int(world.alerts.machines[alert].presentation),
        clauses: [compiled.exitlessClause(alert)],
        evidence: Array(record.events(ofMove: move).indices))
      return
    }
  }

  /// One alert that is shown once goes in time, or it is stuck.
  package static func isPossible(_ compiled: Compiled) -> Bool {
    compiled.alerts.count > 1 || compiled.mayShowAgain
  }

  // Following what happens by itself is cheap: only where that takes too long is all looked at that lies ahead.
  private func isSuspect(_ start: World) -> Bool {
    // What the script makes the app do comes in between.
    if compiled.script.contains(where: { $0.action.actor == .app }) {
      return start.life.state == .active && start.alerts.top != nil && !takesInput(start)
    }
    var world = start
    var buffer = EventBuffer()
    for _ in 0..<1_000 {
      guard world.life.state == .active, world.alerts.top != nil, !takesInput(world),
        let fire = world.nextFire(compiled)
      else { return false }
      if fire.at > start.now + compiled.scenario.patience,
        !compiled.slots.endsTransition(fire.action)
      {
        return true
      }
      buffer.removeAll()
      world.apply(fire, in: compiled, &buffer)
    }
    return true
  }

  private func takesInput(_ world: World) -> Bool {
    var moves = MoveList<Move>()
    world.moves(compiled, into: &moves)
    return moves.contains { $0.actor == .person }
  }
}
