import AlertModel
package import AlertSimulation
import SimulationKernel

/// Decides what can still end a presentation, by looking at every future that the exits of each grade allow.
///
/// No time-out decides anything: waiting is not hanging.
package struct StuckJudge {
  private let compiled: Compiled
  private let maximumStates: Int
  /// What the script makes the app do, in order of time.
  private let appLines: [Move]
  /// How many states all questions together may still take: a long run asks many.
  private var statesLeft: Int
  private var known: [Key: Grade?] = [:]
  private let memory = MoveMemory()

  private struct Key: Hashable {
    let state: Fingerprint
    let alert: Int
    let appLinesDone: Int
    /// Matters as long as the script has something for the app to do.
    let now: Instant?
  }

  /// Makes a judge for a scenario.
  ///
  /// - Parameters:
  ///   - compiled: the scenario.
  ///   - maximumStates: a question that takes more states has no answer.
  ///   - statesInAll: when all questions together have taken so many, further ones have no answer.
  package init(
    _ compiled: Compiled, maximumStates: Int = 20_000, statesInAll: Int = 400_000
  ) {
    self.compiled = compiled
    self.maximumStates = maximumStates
    statesLeft = statesInAll
    appLines = Self.appLines(of: compiled)
  }

  static func appLines(of compiled: Compiled) -> [Move] {
    compiled.script.filter { $0.action.actor == .app }.map { Move($0.action, at: $0.at) }
  }

  /// The weakest thing that can end an alert's present presentation; nil when that is unknown.
  ///
  /// - Parameters:
  ///   - alert: the alert's number.
  ///   - world: the state from which it is asked.
  ///   - appLinesDone: how many of the lines in which the script makes the app do something are done.
  /// - Returns: the grade.
  package mutating func grade(of alert: Int, in world: World, appLinesDone: Int) -> Grade? {
    var bytes = StateBytes()
    world.encode(compiled, into: &bytes)
    let hasMore = appLinesDone < appLines.count
    let key = Key(
      state: bytes.fingerprint, alert: alert, appLinesDone: appLinesDone,
      now: hasMore ? world.now : nil)
    if let answer = known[key] { return answer }
    let answer = grade(alert, world, appLinesDone)
    known[key] = .some(answer)
    return answer
  }

  /// Whether the waiting of an alert can end, whatever has to happen for it; nil when that is unknown.
  package mutating func canEndWaiting(_ alert: Int, in world: World, appLinesDone: Int) -> Bool? {
    search(.leaving, alert, world, appLinesDone) {
      $0.world.life.state == .ended
        || $0.world.alerts.machines[alert].phase != .requested
    }
  }

  /// Whether what people do, and what is armed, can lead to a time without any alert, however short; nil when that is unknown.
  package mutating func reachesQuiet(from world: World, appLinesDone: Int) -> Bool? {
    let compiled = compiled
    let alerts = compiled.alerts
    return search(.lateTimers, 0, world, appLinesDone) { state in
      state.world.life.state == .ended
        || (!state.world.isBusy(compiled)
          && alerts.indices.allSatisfy {
            !alerts[$0].kind.isAlert || !state.world.alerts.machines[$0].phase.isVisible
          })
    }
  }

  private mutating func grade(_ alert: Int, _ world: World, _ appLinesDone: Int) -> Grade? {
    for reach in GradeSystem.Reach.allCases {
      // A capped search knows nothing, and neither do the wider ones that contain it.
      guard
        let isEnded = search(
          reach, alert, world, appLinesDone, { $0.isOver || $0.world.life.state == .ended })
      else { return nil }
      if isEnded { return reach.grade }
    }
    return .killingTheApp
  }

  /// Whether a world that is looked for can be reached; nil when there are too many to tell.
  private mutating func search(
    _ reach: GradeSystem.Reach, _ alert: Int, _ world: World, _ appLinesDone: Int,
    _ isFound: (GradeSystem.State) -> Bool
  ) -> Bool? {
    guard statesLeft > 0 else { return nil }
    let system = GradeSystem(
      compiled: compiled, reach: reach, appLines: appLines, alert: alert, memory: memory)
    let search = StateSearch(
      system, from: [system.start(world, appLinesDone: appLinesDone)],
      limits: SearchLimits(states: min(maximumStates, statesLeft)))
    let result = search.run { _, state, _ in isFound(state) ? .stop : .expand }
    statesLeft -= result.states
    return switch result.ending {
    case .stopped: true
    case .exhausted: false
    case .capped: nil
    }
  }

}
