package import AlertChecks
package import AlertModel
import AlertSimulation
package import SimulationKernel

/// An exploration seen from afar: which alerts are where, whether the app is in front, and what leads from one such
/// situation to another.
///
/// Many states look alike from there; time, budgets and variables are not seen.
package struct SituationGraph: Sendable {
  /// One situation.
  package struct Situation: Hashable, Sendable {
    /// The alerts that are there and their phases, in their order.
    package var alerts: [Alert]
    package var life: LifeState

    /// An alert that is there.
    package struct Alert: Hashable, Sendable {
      package let name: String
      package let phase: Phase
    }
  }

  /// Something that leads from one situation to another.
  package struct Step: Hashable, Sendable {
    package let source: Int
    package let target: Int
    package let action: String
  }

  /// In the order of the cheapest stories that lead to them; the first is the start.
  package private(set) var situations: [Situation] = []
  package private(set) var steps: [Step] = []
  /// The worst grade of an alert in a state that looks so; nil where all are healthy.
  package private(set) var grades: [Grade?] = []
  /// Whether everything within the budgets was looked at.
  package private(set) var isClosed = false

  /// Explores a scenario for its situations.
  package init(_ system: ExploreSystem, limits: SearchLimits) {
    var visitor = SituationVisitor(system)
    let result = StateSearch(system, from: [system.start], limits: limits).run(&visitor)
    situations = visitor.situations
    steps = visitor.steps
    grades = situations.map { _ in nil }
    isClosed = result.isClosed
    guard visitor.graph.complete(limits, isCancelled: { false }) else { return }
    let closures = GradeClosures(visitor.graph)
    for state in 0..<result.states {
      let place = Int(visitor.situationOfState[state])
      for alert in system.compiled.alerts.indices {
        let grade = closures.stuckGrade(of: alert, in: Int(visitor.worlds[state]))
        if let grade, grades[place].map({ grade.isWorse(than: $0) }) ?? true {
          grades[place] = grade
        }
      }
    }
  }
}

/// Collects situations and what leads from one to another.
private struct SituationVisitor: SearchVisitor {
  typealias System = ExploreSystem
  typealias Event = AlertSimulation.Event

  private let system: ExploreSystem
  var graph: GradeGraph
  private(set) var situations: [SituationGraph.Situation] = []
  private(set) var steps: [SituationGraph.Step] = []
  private(set) var situationOfState: [UInt32] = []
  private(set) var worlds: [UInt32] = []
  private var known: [SituationGraph.Situation: Int] = [:]
  private var knownSteps: Set<SituationGraph.Step> = []

  init(_ system: ExploreSystem) {
    self.system = system
    graph = GradeGraph(system.compiled)
  }

  mutating func record(_ event: AlertSimulation.Event) {}

  mutating func visit(_ index: Int, _ state: ExploreSystem.State, cost: UInt64) -> SearchDecision {
    situationOfState.append(UInt32(number(of: state.world)))
    worlds.append(
      UInt32(
        graph.add(
          state.world, appLinesDone: system.appLinesDone(of: state.agenda),
          untilLine: system.untilAppLine(of: state.agenda))))
    return .expand
  }

  mutating func moved(
    _ edge: SearchEdge, _ move: ExploreSystem.Move, from source: ExploreSystem.State,
    to target: ExploreSystem.State
  ) {
    guard let action = move.worldMove?.action else { return }
    let step = SituationGraph.Step(
      source: Int(situationOfState[edge.source]), target: number(of: target.world),
      action: system.compiled.words(of: action))
    guard knownSteps.insert(step).inserted else { return }
    steps.append(step)
  }

  private mutating func number(of world: World) -> Int {
    var situation = SituationGraph.Situation(alerts: [], life: world.life.state)
    for (place, alert) in system.compiled.alerts.enumerated() where world.life.state != .ended {
      let phase = world.alerts.machines[place].phase
      if phase.isVisible { situation.alerts.append(.init(name: alert.name, phase: phase)) }
    }
    if let number = known[situation] { return number }
    known[situation] = situations.count
    situations.append(situation)
    return situations.count - 1
  }
}
