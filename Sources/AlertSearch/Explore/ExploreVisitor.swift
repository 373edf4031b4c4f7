import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

/// Holds every move of an exploration against the checks, and collects the worlds whose futures are graded later.
struct ExploreVisitor: SearchVisitor {
  typealias System = ExploreSystem
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

  private let compiled: Compiled
  private var checks: [any Check]
  private var list: FindingList
  private var events: [AlertSimulation.Event] = []
  private let isCancelled: () -> Bool
  private let tellsLosses: Bool
  private(set) var violations: [Violation] = []
  /// The worlds without budgets and scripts, to be graded.
  private(set) var graph: GradeGraph
  /// For each state, the number of its world.
  private(set) var worlds: [UInt32] = []
  /// The alerts that were presented in some state, a bit each.
  private(set) var presented: UInt8 = 0
  private(set) var coverage: Coverage
  private(set) var loops: ZeroTimeLoops
  private(set) var growth: Growth
  private(set) var armings: ArmingGraph
  private(set) var isOutOfMemory = false
  private let maximumBytes: Int
  private let system: ExploreSystem

  init(
    _ system: ExploreSystem, levels: [String: CheckLevel], armings: ArmingGraph, maximumBytes: Int,
    isCancelled: @escaping () -> Bool
  ) {
    self.system = system
    compiled = system.compiled
    list = FindingList(compiled)
    checks = CheckCatalogue.ofMoves
      .filter { levels[$0.description.id] != .off }
      .map { $0.init(system.compiled) }
    graph = GradeGraph(compiled)
    coverage = Coverage(compiled)
    loops = ZeroTimeLoops(compiled)
    growth = Growth(compiled)
    self.armings = armings
    self.isCancelled = isCancelled
    self.maximumBytes = maximumBytes
    tellsLosses = levels[LostAlert.description.id] != .off
  }

  mutating func record(_ event: AlertSimulation.Event) { events.append(event) }

  mutating func visit(_ index: Int, _ state: ExploreSystem.State, cost: UInt64) -> SearchDecision {
    let done = system.appLinesDone(of: state)
    worlds.append(
      UInt32(
        graph.add(state.world, appLinesDone: done, untilLine: system.untilAppLine(of: state))))
    if tellsLosses, system.isQuiescent(state) {
      noteLosses(of: state.monitors, cost: cost, state: index)
    }
    if index % Growth.sampling == 0 { growth.note(state.world) }
    if index & 0x3ff == 0 {
      // The search counts its own memory; this is what is kept beside it.
      isOutOfMemory = graph.byteCount + worlds.capacity * 4 > maximumBytes
      if isOutOfMemory || isCancelled() { return .stop }
    }
    return .expand
  }

  mutating func moved(
    _ edge: SearchEdge, _ move: ExploreSystem.Move, from source: ExploreSystem.State,
    to target: ExploreSystem.State
  ) {
    loops.note(edge, move)
    // Nothing follows the end of a process, whose state holds nothing any more.
    if tellsLosses, target.world.life.state == .ended {
      noteLosses(
        of: target.monitors, cost: edge.cost, state: edge.source, ordinal: edge.ordinal)
    }
    if system.passing == .jump {
      armings.note(move, from: source.world, to: target.world, endings: system.endings)
    }
    guard !events.isEmpty else { return }
    defer { events.removeAll(keepingCapacity: true) }
    var context = CheckContext(source.monitors)
    for (number, event) in events.enumerated() {
      coverage.note(event, source.world)
      for place in checks.indices {
        checks[place].observe(event, number: number, context, &list)
      }
      context.note(event, number: number)
      if event.kind == .phase, event.detail == Phase.appearing.rawValue {
        presented |= 1 << event.subject
      }
    }
    let view = WorldView(target.world, compiled)
    for place in checks.indices { checks[place].endMove(view, context, &list) }
    guard !list.findings.isEmpty else { return }
    for finding in list.findings {
      note(
        Violation(
          kind: Kind(check: finding.check, alert: finding.alert, clause: finding.clauses.first),
          cost: edge.cost, state: edge.source, ordinal: edge.ordinal))
    }
    list.removeAll()
  }

  // Where nothing is left to happen, what was asked for in vain stays lost.
  private mutating func noteLosses(
    of monitors: PresentationMonitors, cost: UInt64, state: Int, ordinal: Int? = nil
  ) {
    for alert in compiled.alerts.indices where monitors.monitors[alert].isLost {
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
