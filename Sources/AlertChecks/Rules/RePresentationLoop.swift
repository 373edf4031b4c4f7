import AlertModel
package import AlertSimulation
import SimulationKernel

/// Alerts that follow one another without end, although each of them can be ended.
package struct RePresentationLoop: Check {
  package static let description = CheckDescription(
    id: "re-presentation-loop", severity: .error,
    summary:
      "Alerts follow one another without end: a person can end each and never gets rid of all.",
    reason: "The app cannot be used: whatever the person answers, the next alert is there at once. "
      + "People end the app and remove it.",
    usualFix:
      "Show the alert again only after something has changed, or at most a few times; offer "
      + "an answer that leaves.",
    clauses: ["G-5"],
    flagging: [
      .scenario(
        """
        { "scenario": "Shown again by its own dismissal, whatever the answer",
          "profile": "uialertview-ios6", "alerts": { "a": { "buttons": ["Retry", "Cancel"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Two that call each other", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.clicked", "do": [ { "show": "b" } ] },
            { "event": "b.clicked", "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Shown again at once by a timer", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["Retry"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "do": [ { "startTimer": "t", "after": "0s" } ] },
            { "event": "timer.t", "do": [ { "show": "a" } ] } ] } }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "The second one is stuck, which is another finding", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] }, "b": {} },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "do": [ { "show": "b" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "One answer leaves", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["Retry", "Cancel"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "index": 0, "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Shown again three times", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["Retry"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "times": 3, "do": [ { "show": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Shown again a second later, with time to leave", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["Retry"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "do": [ { "startTimer": "t", "after": "1s" } ] },
            { "event": "timer.t", "do": [ { "show": "a" } ] } ] } }
        """),
    ])

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Looks for the first world from which there is no way to a moment without an alert.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    // An alert that nobody shows again is stuck, or it goes for good.
    guard compiled.mayShowAgain else { return }
    var judge = StuckJudge(compiled)
    let done = record.appLinesDone
    for (move, world) in record.worlds.enumerated() {
      guard let circle = circle(world, appLinesDone: done[move], &judge) else { continue }
      let alert = world.alerts.top ?? 0
      findings.report(
        Self.description,
        "\"\(compiled.alerts[alert].name)\" can be ended, and then alerts follow one another "
          + "without end: \(words(circle))", at: world.now, alert: alert,
        presentation: Int(world.alerts.machines[alert].presentation),
        evidence: Array(record.events(ofMove: move).indices))
      return
    }
  }

  /// The shortest way on which alerts follow one another for ever, if all ways do so.
  private func circle(
    _ world: World, appLinesDone: Int, _ judge: inout StuckJudge
  ) -> GradeCircle? {
    guard world.life.state != .ended, world.alerts.top != nil,
      judge.reachesQuiet(from: world, appLinesDone: appLinesDone) == false
    else { return nil }
    // Seldom does one come so far: now all that lies ahead has to be looked at.
    var graph = GradeGraph(compiled)
    let place = graph.add(world, appLinesDone: appLinesDone)
    guard graph.complete(SearchLimits(states: 20_000), isCancelled: { false }),
      GradeClosures(graph).loop(place) != nil
    else { return nil }
    return graph.circle(place, world, appLinesDone: appLinesDone)
  }

  // Animations end by themselves and are left out.
  private func words(_ circle: GradeCircle) -> String {
    func words(_ moves: [Move]) -> String {
      moves.filter { !compiled.slots.endsTransition($0.action) }
        .map { compiled.words(of: $0.action) }.joined(separator: ", ")
    }
    let stem = words(circle.stem)
    return (stem.isEmpty ? "" : stem + ", then ") + "over and over " + words(circle.circle)
  }
}
