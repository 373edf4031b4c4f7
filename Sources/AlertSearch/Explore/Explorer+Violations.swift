import AlertChecks
import AlertSimulation
import SimulationKernel

// Violations that are seen on the whole graph.
extension Explorer {
  func noteGrades(
    _ closures: GradeClosures, _ result: SearchResult, _ visitor: inout ExploreVisitor
  ) {
    let compiled = system.compiled
    for state in 0..<result.states {
      // A run is looked at after each move: what time alone brings is told with the next one.
      guard !isEnteredByTime(state, result) else { continue }
      let world = Int(visitor.worlds[state])
      let cost = result.visited.cost(at: state)
      for alert in compiled.alerts.indices {
        let name = compiled.alerts[alert].name
        if let grade = closures.stuckGrade(of: alert, in: world) {
          note(StuckUI.description.id, name, grade, cost, state, &visitor)
        }
        if closures.waitsForEver(alert, in: world) {
          note(LostAlert.description.id, name, nil, cost, state, &visitor)
        }
      }
      // Alerts that follow one another are one loop, told of the alert with which it begins, as in a run; an alert
      // that nobody shows again is stuck, or it goes for good.
      if compiled.mayShowAgain, closures.loop(world) != nil {
        note(RePresentationLoop.description.id, nil, nil, cost, state, &visitor)
      }
      if BlockedUI.isPossible(compiled), closures.lockout(world) != nil {
        note(BlockedUI.description.id, nil, nil, cost, state, &visitor)
      }
    }
  }

  /// Whether the cheapest way to a state ends with time passing, which alone makes a way later.
  private func isEnteredByTime(_ state: Int, _ result: SearchResult) -> Bool {
    guard let parent = result.visited.parent(at: state) else { return false }
    let added = result.visited.cost(at: state) - result.visited.cost(at: parent)
    return added & (1 << ExploreSystem.timeBits - 1) != 0
  }

  private func note(
    _ check: String, _ alert: String?, _ grade: Grade?, _ cost: UInt64, _ state: Int,
    _ visitor: inout ExploreVisitor
  ) {
    guard levels[check] != .off else { return }
    visitor.note(
      ExploreVisitor.Violation(
        kind: ExploreVisitor.Kind(check: check, alert: alert, grade: grade), cost: cost,
        state: state))
  }

  // An alert that is never shown can only be looked at as it is set up.
  func noteStaticDefects(_ presented: UInt8, _ visitor: inout ExploreVisitor) {
    for alert in system.compiled.alerts.indices where presented & 1 << UInt8(alert) == 0 {
      guard NoExit.hasNoExit(alert, system.compiled) else { continue }
      note(NoExit.description.id, system.compiled.alerts[alert].name, nil, 0, 0, &visitor)
    }
  }

  // App code and timers that keep each other busy for ever at one moment.
  func noteLoops(_ result: SearchResult, _ visitor: inout ExploreVisitor) {
    guard levels[IllegalOperation.description.id] != .off else { return }
    let loops = visitor.loops.states(among: result.states)
    guard
      let first = loops.indices.filter({ loops[$0] })
        .min(by: { (result.visited.cost(at: $0), $0) < (result.visited.cost(at: $1), $1) })
    else { return }
    visitor.note(
      ExploreVisitor.Violation(
        kind: ExploreVisitor.Kind(check: IllegalOperation.description.id),
        cost: result.visited.cost(at: first), state: first, loops: loops))
  }
}
