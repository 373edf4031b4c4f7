import AlertSearch
import AlertSimulation
import SimulationKernel

/// Walks through the states of an exploration by moves drawn from all that are possible; time is absolute.
struct ExploreWalk {
  let system: ExploreSystem
  private(set) var state: ExploreSystem.State
  private var generator: SeededGenerator

  init(_ system: ExploreSystem, seed: UInt64) {
    self.system = system
    state = system.start
    generator = SeededGenerator(seed: seed)
  }

  /// Makes a move; false when none is possible.
  mutating func step() -> Bool {
    let moves = system.moves(in: state)
    guard !moves.isEmpty else { return false }
    // Half of the time the last one, which is the script's or time's, so that walks get somewhere.
    let choice = draw(2) == 0 ? moves.count - 1 : draw(moves.count)
    var nothing = NoEvents<Event>()
    system.apply(moves[choice], to: &state, &nothing)
    return true
  }

  private mutating func draw(_ bound: Int) -> Int { Int(generator.below(UInt64(bound))) }
}

extension ExploreSystem {
  func moves(in state: State) -> [Move] {
    var list = MoveList<Move>()
    moves(in: state, into: &list)
    return Array(list)
  }

  func encoding(of state: State) -> [UInt8] {
    var bytes = StateBytes()
    encode(state, into: &bytes)
    return bytes.withBytes { Array($0) }
  }
}
