import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

/// What the checks say of single moves, and what else is noted of them: everything that is seen without a story.
struct MoveChecks: EventSink {
  typealias Event = AlertSimulation.Event

  /// Where a move begins or ends.
  struct Scene {
    let world: World
    let monitors: PresentationMonitors
  }

  /// What there is to say of a move.
  struct Report {
    /// What is wrong with it.
    var kinds: [ExploreVisitor.Kind]
    /// The alerts that are lost because the process ends, a bit each.
    var lost: UInt8
  }

  private let system: ExploreSystem
  private var checks: [any Check]
  private var list: FindingList
  private var events: [AlertSimulation.Event] = []
  /// The first one stands for nothing.
  private var reports = [Report(kinds: [], lost: 0)]
  /// The alerts that were presented in some move, a bit each.
  private(set) var presented: UInt8 = 0
  private(set) var coverage: Coverage
  private(set) var armings: ArmingGraph

  init(_ system: ExploreSystem, levels: [String: CheckLevel], _ armings: ArmingGraph) {
    self.system = system
    list = FindingList(system.compiled)
    checks = CheckCatalogue.ofMoves
      .filter { levels[$0.description.id] != .off }
      .map { $0.init(system.compiled) }
    coverage = Coverage(system.compiled)
    self.armings = armings
  }

  mutating func record(_ event: AlertSimulation.Event) { events.append(event) }

  /// The report with a number.
  subscript(number: UInt32) -> Report { reports[Int(number)] }

  /// Looks at a move, whose events were recorded; the number of the report on it, 0 where there is nothing to say.
  mutating func report(
    _ move: ExploreSystem.Move, _ source: Scene, _ target: Scene
  ) -> UInt32 {
    armings.note(move, from: source.world, to: target.world, endings: system.endings)
    check(source, target)
    var report = Report(kinds: [], lost: 0)
    for finding in list.findings {
      report.kinds.append(
        ExploreVisitor.Kind(
          check: finding.check, alert: finding.alert, clause: finding.clauses.first))
    }
    list.removeAll()
    // Nothing follows the end of a process, whose state holds nothing any more.
    if target.world.life.state == .ended {
      for alert in system.compiled.alerts.indices where target.monitors.monitors[alert].isLost {
        report.lost |= 1 << UInt8(alert)
      }
    }
    guard !report.kinds.isEmpty || report.lost != 0 else { return 0 }
    reports.append(report)
    return UInt32(reports.count - 1)
  }

  private mutating func check(_ source: Scene, _ target: Scene) {
    guard !events.isEmpty else { return }
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
    let view = WorldView(target.world, system.compiled)
    for place in checks.indices { checks[place].endMove(view, context, &list) }
    events.removeAll(keepingCapacity: true)
  }
}
