import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

@testable import AlertChecks
@testable import AlertSearch

/// What closures over the whole graph say of a world is what a search from that world says.
@Suite struct GradeClosureTests {
  /// A world of a walk, at its time.
  struct Sample {
    let world: World
    let appLinesDone: Int
    let number: Int
  }

  @Test func closuresAgreeWithTheJudge() throws {
    var tally = Tally()
    for scenario in try ExploredScenario.all() {
      compare(scenario, &tally)
    }
    print("worlds graded twice: \(tally)")
    #expect(tally.problems.isEmpty, "\(tally.problems.prefix(5))")
    #expect(tally.worlds > 2_000 && tally.grades.count >= 4)
    #expect(tally.loops > 0)
    // As every transition ends, an alert that waits always has its turn ahead.
    #expect(tally.waits > 0 && tally.losses == 0)
  }

  struct Tally {
    var worlds = 0
    var grades: [String: Int] = [:]
    var loops = 0
    var waits = 0
    var losses = 0
    var unknown = 0
    var problems: [String] = []
  }

  private func compare(_ scenario: ExploredScenario, _ tally: inout Tally) {
    let compiled = scenario.compiled
    var graph = GradeGraph(compiled)
    let samples = Self.samples(scenario, &graph)
    guard graph.complete(SearchLimits(states: 200_000), isCancelled: { false }) else {
      tally.problems.append("\(scenario.name): too many worlds")
      return
    }
    let closures = GradeClosures(graph)
    var judge = StuckJudge(compiled, maximumStates: 50_000, statesInAll: 5_000_000)
    for sample in samples {
      tally.worlds += 1
      compareGrades(sample, scenario, closures, &judge, &tally)
      compareWays(sample, scenario, closures, &judge, &tally)
    }
  }

  private func compareGrades(
    _ sample: Sample, _ scenario: ExploredScenario, _ closures: GradeClosures,
    _ judge: inout StuckJudge, _ tally: inout Tally
  ) {
    let world = sample.world
    for alert in scenario.compiled.alerts.indices {
      let closure = closures.stuckGrade(of: alert, in: sample.number)
      guard world.life.state != .ended, world.alerts.machines[alert].phase.isOnScreen else {
        if closure != nil { tally.problems.append("\(scenario.name): graded what is away") }
        continue
      }
      guard let grade = judge.grade(of: alert, in: world, appLinesDone: sample.appLinesDone)
      else {
        tally.unknown += 1
        continue
      }
      tally.grades[grade.rawValue, default: 0] += 1
      if closure ?? .endable != grade {
        tally.problems.append(
          "\(scenario.name): \(grade) is \(closure?.rawValue ?? "endable") at \(world.now)")
      }
    }
  }

  private func compareWays(
    _ sample: Sample, _ scenario: ExploredScenario, _ closures: GradeClosures,
    _ judge: inout StuckJudge, _ tally: inout Tally
  ) {
    let world = sample.world
    guard world.life.state != .ended else { return }
    let alerts = scenario.compiled.alerts.indices
    let onScreen = alerts.filter { world.alerts.machines[$0].phase.isOnScreen }
    let done = sample.appLinesDone
    let canEachBeEnded = onScreen.allSatisfy {
      guard let grade = judge.grade(of: $0, in: world, appLinesDone: done) else { return false }
      return grade == .endable || grade == .lateTimer
    }
    if let isQuiet = judge.reachesQuiet(from: world, appLinesDone: done) {
      let loops =
        !onScreen.isEmpty && canEachBeEnded && !isQuiet
        && !reachesStuck(world, done, scenario.compiled, &judge)
      if loops { tally.loops += 1 }
      if (closures.loop(sample.number) != nil) != loops {
        tally.problems.append("\(scenario.name): loop at \(world.now)")
      }
    }
    for alert in alerts where world.alerts.machines[alert].phase == .requested {
      guard let canEndWaiting = judge.canEndWaiting(alert, in: world, appLinesDone: done) else {
        continue
      }
      tally.waits += 1
      if !canEndWaiting { tally.losses += 1 }
      if closures.waitsForEver(alert, in: sample.number) == canEndWaiting {
        tally.problems.append("\(scenario.name): lost at \(world.now)")
      }
    }
  }

  /// Whether certain moves lead to a world with an alert that cannot be ended by such.
  private func reachesStuck(
    _ world: World, _ done: Int, _ compiled: Compiled, _ judge: inout StuckJudge
  ) -> Bool {
    let system = GradeSystem(
      compiled: compiled, reach: .lateTimers, appLines: StuckJudge.appLines(of: compiled), alert: 0,
      memory: MoveMemory())
    var asked = judge
    let search = StateSearch(system, from: [system.start(world, appLinesDone: done)])
    let result = search.run { _, state, _ in
      let isStuck = compiled.alerts.indices.contains { alert in
        guard state.world.life.state != .ended,
          state.world.alerts.machines[alert].phase.isOnScreen,
          let grade = asked.grade(of: alert, in: state.world, appLinesDone: state.appLinesDone)
        else { return false }
        return grade != .endable && grade != .lateTimer
      }
      return isStuck ? .stop : .expand
    }
    return result.ending != .exhausted
  }

  /// Different worlds from walks, each added to the graph as the explorer adds it.
  private static func samples(
    _ scenario: ExploredScenario, _ graph: inout GradeGraph
  ) -> [Sample] {
    let system = scenario.system(
      interruptions: scenario.interruptions.isEmpty ? [.home, .call] : nil)
    var samples: [Sample] = []
    var numbers: Set<Int> = []
    for seed in 0..<UInt64(40) {
      var walk = ExploreWalk(system, seed: 100 + seed)
      for _ in 0..<60 where walk.step() && samples.count < 300 {
        let state = walk.state
        let done = system.lines.prefix(state.agenda.linesDone).count { $0.action.actor == .app }
        let number = graph.add(
          state.world, appLinesDone: done, untilLine: system.untilAppLine(of: state.agenda))
        guard numbers.insert(number).inserted else { continue }
        samples.append(Sample(world: state.world, appLinesDone: done, number: number))
      }
    }
    return samples
  }
}
