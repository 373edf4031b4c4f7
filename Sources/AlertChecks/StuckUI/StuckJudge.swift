import AlertModel
package import AlertSimulation
import SimulationKernel

/// Decides what can still end a presentation, by looking at every future that the exits of each grade allow.
///
/// No time-out decides anything: waiting is not hanging.
package struct StuckJudge {
  private let compiled: Compiled
  private let maximumStates: Int
  private var known: [Key: Grade?] = [:]

  private struct Key: Hashable {
    let state: Fingerprint
    let alert: Int
  }

  /// Makes a judge for a scenario; a question that takes more states than the maximum has no answer.
  package init(_ compiled: Compiled, maximumStates: Int = 20_000) {
    self.compiled = compiled
    self.maximumStates = maximumStates
  }

  /// The weakest thing that can end an alert's present presentation; nil when that is unknown.
  package mutating func grade(of alert: Int, in world: World) -> Grade? {
    var bytes = StateBytes()
    world.encode(compiled, into: &bytes)
    let key = Key(state: bytes.fingerprint, alert: alert)
    if let answer = known[key] { return answer }
    let answer = search(alert, world)
    known[key] = .some(answer)
    return answer
  }

  /// Whether an alert that waits can still come on screen, whatever has to happen for it; nil when that is unknown.
  package mutating func canAppear(_ alert: Int, in world: World) -> Bool? {
    let system = GradeSystem(compiled: compiled, reach: .leaving)
    let search = BreadthFirstSearch(
      system, from: [GradeSystem.State(world: world)], maximumStates: maximumStates)
    let result = search.run { _, state, _ in
      state.world.alerts.machines[alert].phase.isOnScreen ? .stop : .expand
    }
    switch result.ending {
    case .stopped: return true
    case .exhausted: return false
    case .capped: return nil
    }
  }

  private func search(_ alert: Int, _ world: World) -> Grade? {
    let presentation = world.alerts.machines[alert].presentation
    for reach in GradeSystem.Reach.allCases {
      let system = GradeSystem(compiled: compiled, reach: reach)
      let search = BreadthFirstSearch(
        system, from: [GradeSystem.State(world: world)], maximumStates: maximumStates)
      let result = search.run { _, state, _ in
        ends(alert, presentation, in: state.world) ? .stop : .expand
      }
      switch result.ending {
      case .stopped: return reach.grade
      case .exhausted: continue
      // A capped search knows nothing, and neither do the wider ones that contain it.
      case .capped: return nil
      }
    }
    return .killingTheApp
  }

  private func ends(_ alert: Int, _ presentation: UInt16, in world: World) -> Bool {
    let machine = world.alerts.machines[alert]
    return world.life.state == .ended || machine.presentation != presentation
      || !machine.phase.isOnScreen
  }
}
