import AlertSimulation
import SimulationKernel
import Testing

@testable import AlertSearch

/// No two different states of an exploration are taken for one because they share a fingerprint.
@Suite struct FullStateTests {
  /// Keeps every state's bytes, and compares them whenever a move leads to a state that is known.
  private struct Witness: SearchVisitor {
    typealias System = ExploreSystem
    typealias Event = AlertSimulation.Event

    let system: ExploreSystem
    var states: [[UInt8]] = []
    var known = 0
    var collisions = 0

    mutating func record(_ event: AlertSimulation.Event) {}

    mutating func visit(
      _ index: Int, _ state: ExploreSystem.State, cost: UInt64
    ) -> SearchDecision {
      states.append(bytes(of: state))
      return .expand
    }

    mutating func moved(
      _ edge: SearchEdge, _ move: ExploreSystem.Move, from source: ExploreSystem.State,
      to target: ExploreSystem.State
    ) {
      guard edge.target < states.count else { return }
      known += 1
      if states[edge.target] != bytes(of: target) { collisions += 1 }
    }

    private func bytes(of state: ExploreSystem.State) -> [UInt8] {
      var bytes = StateBytes()
      system.encode(state, into: &bytes)
      return bytes.withBytes { Array($0) }
    }
  }

  @Test func equalFingerprintsAreEqualStates() throws {
    var known = 0
    for scenario in try ExploredScenario.all() {
      let system = scenario.system()
      var witness = Witness(system: system)
      let result = StateSearch(system, from: [system.start]).run(&witness)
      #expect(witness.collisions == 0, "\(scenario.name)")
      #expect(Set(witness.states).count == result.states, "\(scenario.name)")
      known += witness.known
    }
    #expect(known > 20_000)
  }
}
