import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

/// A state read back from its encoding is the same state, only at another time.
@Suite struct ExploreEncodingTests {
  @Test func statesComeBackFromTheirEncodings() throws {
    var count = 0
    for scenario in try ExploredScenario.all() {
      let system = scenario.system()
      for seed in 0..<UInt64(3) {
        var walk = ExploreWalk(system, seed: seed)
        for _ in 0..<80 where walk.step() {
          let encoding = system.encoding(of: walk.state)
          let (copy, isAtEnd) = encoding.withUnsafeBytes { bytes in
            var reader = StateReader(bytes)
            return (system.decode(from: &reader), reader.isAtEnd)
          }
          #expect(isAtEnd && system.encoding(of: copy) == encoding, "\(scenario.name)")
          if let problem = difference(system, walk.state, copy) {
            Issue.record("\(scenario.name): \(problem)")
          }
          count += 1
        }
      }
    }
    print("states read back: \(count)")
    #expect(count > 5_000)
  }

  /// What differs between the moves of two states, and between the states to which they lead.
  private func difference(
    _ system: ExploreSystem, _ left: ExploreSystem.State, _ right: ExploreSystem.State
  ) -> String? {
    let leftMoves = system.moves(in: left)
    let rightMoves = system.moves(in: right)
    guard
      leftMoves.map({ Self.relative($0, left) }) == rightMoves.map({ Self.relative($0, right) })
    else { return "the moves differ" }
    for (leftMove, rightMove) in zip(leftMoves, rightMoves) {
      var (nextLeft, nextRight) = (left, right)
      var leftEvents = EventList<Event>()
      var rightEvents = EventList<Event>()
      system.apply(leftMove, to: &nextLeft, &leftEvents)
      system.apply(rightMove, to: &nextRight, &rightEvents)
      guard leftEvents.events.map(\.kind) == rightEvents.events.map(\.kind) else {
        return "the events of \(leftMove) differ"
      }
      guard system.encoding(of: nextLeft) == system.encoding(of: nextRight) else {
        return "the states after \(leftMove) differ"
      }
    }
    return nil
  }

  private static func relative(
    _ move: ExploreSystem.Move, _ state: ExploreSystem.State
  ) -> ExploreSystem.Move {
    func relative(_ move: Move) -> Move {
      Move(move.action, at: .zero + (move.at - state.world.now))
    }
    return switch move {
    case .pass: move
    case .act(let inner): .act(relative(inner))
    case .scripted(let inner): .scripted(relative(inner))
    }
  }
}
