import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

/// Collects what is wrong with the moves of an exploration, and the worlds whose futures are graded later.
struct ExploreVisitor: SearchVisitor {
  typealias System = SceneSystem
  typealias Event = AlertSimulation.Event

  /// What makes two violations one: the check, the alert, the grade, and the rule.
  struct Kind: Hashable {
    var check: String
    var alert: String?
    var grade: Grade?
    var clause: String?

    /// Whether a run shows a worse grade of the same.
    func isOutdone(in outcome: ScenarioOutcome) -> Bool {
      guard let grade else { return false }
      return outcome.findings.contains {
        $0.check == check && $0.alert == alert && $0.grade?.isWorse(than: grade) == true
      }
    }

    /// Whether a run shows it.
    func isShown(in outcome: ScenarioOutcome) -> Bool {
      outcome.findings.contains { finding in
        finding.check == check && (alert == nil || finding.alert == alert)
          && finding.grade == grade && (clause == nil || finding.clauses.first == clause)
      }
    }
  }

  /// A violation and the cheapest way to it.
  struct Violation {
    var kind: Kind
    var cost: UInt64
    /// The state before the move that shows it, and that move; or the state itself.
    var state: Int
    var ordinal: Int?
    /// The states of loops that take no time, if it is the first state of one.
    var loops: [Bool]?
  }

  /// What makes a world to be graded: a scene, and what the script makes the app do from there.
  private struct WorldKey: Hashable {
    let scene: UInt32
    let linesDone: UInt32
    let until: TimeSpan
  }

  private let system: SceneSystem
  private let compiled: Compiled
  private let isCancelled: () -> Bool
  private let tellsLosses: Bool
  private(set) var violations: [Violation] = []
  /// The worlds without budgets and scripts, to be graded.
  private(set) var graph: GradeGraph
  /// For each state, the number of its world.
  private(set) var worlds: [UInt32] = []
  /// The numbers of the worlds of scenes, which are read back only once.
  private var worldOf: [WorldKey: UInt32] = [:]
  private(set) var loops: ZeroTimeLoops
  private(set) var growth: Growth
  private(set) var isOutOfMemory = false
  private let goal: Goal?
  /// Whether it holds in a scene, once that is known.
  private var isGoal: [UInt32: Bool] = [:]
  /// The states in which it holds.
  private(set) var goals: [Int] = []
  private let maximumBytes: Int

  init(
    _ system: SceneSystem, levels: [String: CheckLevel], goal: Goal?, maximumBytes: Int,
    isCancelled: @escaping () -> Bool
  ) {
    self.system = system
    compiled = system.system.compiled
    graph = GradeGraph(compiled)
    loops = ZeroTimeLoops(compiled)
    growth = Growth(compiled)
    self.goal = goal
    self.isCancelled = isCancelled
    self.maximumBytes = maximumBytes
    tellsLosses = levels[LostAlert.description.id] != .off
  }

  mutating func record(_ event: AlertSimulation.Event) {}

  mutating func visit(_ index: Int, _ state: SceneSystem.State, cost: UInt64) -> SearchDecision {
    worlds.append(world(of: state))
    if let goal { look(for: goal, state, index) }
    if tellsLosses, system.isQuiescent(state) {
      noteLosses(system.scenes[state.scene].lost, cost: cost, state: index)
    }
    if index % Growth.sampling == 0 { growth.note(system.scenes.world(of: state.scene)) }
    if index & 0x3ff == 0 {
      // The search counts its own memory; this is what is kept beside it.
      let bytes =
        graph.byteCount + system.scenes.byteCount + worlds.capacity * MemoryLayout<UInt32>.stride
        + worldOf.capacity * (MemoryLayout<WorldKey>.stride + MemoryLayout<UInt32>.stride)
      isOutOfMemory = bytes > maximumBytes
      if isOutOfMemory || isCancelled() { return .stop }
    }
    return .expand
  }

  private mutating func world(of state: SceneSystem.State) -> UInt32 {
    let done = system.system.appLinesDone(of: state.agenda)
    let until = system.system.untilAppLine(of: state.agenda)
    let key = WorldKey(scene: state.scene, linesDone: UInt32(done), until: until)
    if let known = worldOf[key] { return known }
    let world = UInt32(
      graph.add(system.scenes.world(of: state.scene), appLinesDone: done, untilLine: until))
    worldOf[key] = world
    return world
  }

  private mutating func look(for goal: Goal, _ state: SceneSystem.State, _ index: Int) {
    let holds = isGoal[state.scene] ?? goal.holds(in: system.scenes.world(of: state.scene))
    isGoal[state.scene] = holds
    if holds { goals.append(index) }
  }

  mutating func moved(
    _ edge: SearchEdge, _ move: SceneSystem.Move, from source: SceneSystem.State,
    to target: SceneSystem.State
  ) {
    if loops.isPossible, system.isOfPlatform(move) { loops.note(edge) }
    let number = system.outcome(of: move, in: source).report
    guard number != 0 else { return }
    let report = system.scenes.checks[number]
    if tellsLosses {
      noteLosses(report.lost, cost: edge.cost, state: edge.source, ordinal: edge.ordinal)
    }
    for kind in report.kinds {
      note(Violation(kind: kind, cost: edge.cost, state: edge.source, ordinal: edge.ordinal))
    }
  }

  // Where nothing is left to happen, what was asked for in vain stays lost.
  private mutating func noteLosses(
    _ lost: UInt8, cost: UInt64, state: Int, ordinal: Int? = nil
  ) {
    guard lost != 0 else { return }
    for alert in compiled.alerts.indices where lost & 1 << UInt8(alert) != 0 {
      note(
        Violation(
          kind: Kind(check: LostAlert.description.id, alert: compiled.alerts[alert].name),
          cost: cost, state: state, ordinal: ordinal))
    }
  }

  /// Keeps a violation if none like it is as cheap.
  mutating func note(_ violation: Violation) {
    if let place = violations.firstIndex(where: { $0.kind == violation.kind }) {
      if violation.cost < violations[place].cost { violations[place] = violation }
    } else {
      violations.append(violation)
    }
  }

  /// Gives the graph of worlds up, so that it can be completed without a copy.
  mutating func takeGraph() -> GradeGraph {
    defer { graph = GradeGraph(compiled) }
    return graph
  }
}
