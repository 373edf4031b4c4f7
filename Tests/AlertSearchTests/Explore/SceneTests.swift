import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

@testable import AlertSearch

/// States that share their scenes are the states of the worlds themselves.
@Suite struct SceneTests {
  /// What a search comes upon: each state's cost, and each move's ends and ordinal.
  private struct Witness<System: TransitionSystem>: SearchVisitor {
    typealias Event = System.Event
    var costs: [UInt64] = []
    var edges: [SearchEdge] = []

    mutating func record(_ event: System.Event) {}

    mutating func visit(_ index: Int, _ state: System.State, cost: UInt64) -> SearchDecision {
      costs.append(cost)
      return .expand
    }

    mutating func moved(
      _ edge: SearchEdge, _ move: System.Move, from source: System.State, to target: System.State
    ) { edges.append(edge) }
  }

  private func search<System: TransitionSystem>(
    _ system: System, from start: System.State
  ) -> Witness<System> {
    var witness = Witness<System>()
    _ = StateSearch(system, from: [start]).run(&witness)
    return witness
  }

  @Test(arguments: [ExploreSystem.Passing.plain, .jump])
  func searchesComeUponTheSame(_ passing: ExploreSystem.Passing) throws {
    var states = 0
    var scenes = 0
    for scenario in try ExploredScenario.all() {
      let bare = scenario.system(passing)
      let learnt = ArmingGraph(bare.compiled).jumps(of: bare, observed: .seconds(10))
      for jumps in passing == .jump ? [nil, learnt] : [nil] {
        let system = ExploreSystem(bare, budgets: bare.budgets, jumps: jumps)
        let shared = SceneSystem(system)
        let plain = search(system, from: system.start)
        let other = search(shared, from: shared.start)
        #expect(plain.costs == other.costs, "\(scenario.name)")
        #expect(plain.edges == other.edges, "\(scenario.name)")
        states += other.costs.count
        scenes += shared.scenes.count
      }
    }
    print("\(states) states of \(scenes) scenes")
    #expect(scenes * 2 < states)
  }
}
