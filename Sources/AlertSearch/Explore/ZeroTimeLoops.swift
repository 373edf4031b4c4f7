import AlertSimulation
import SimulationKernel

/// Moves of the platform that follow one another for ever while no time passes.
struct ZeroTimeLoops {
  /// Moves of the platform take no time by themselves: what they lead to from each state, by its number.
  private var edges: [(source: UInt32, target: UInt32)] = []
  /// Without a delay that has no length there is no such loop, and nothing is kept.
  let isPossible: Bool

  init(_ compiled: Compiled) {
    isPossible = compiled.hasDelayWithoutLength
  }

  /// Takes note of a move of the platform.
  mutating func note(_ edge: SearchEdge) {
    edges.append((UInt32(edge.source), UInt32(edge.target)))
  }

  /// The states that lie on such loops, or between two of them.
  func states(among count: Int) -> [Bool] {
    var left = [Bool](repeating: false, count: count)
    guard isPossible else { return left }
    for edge in edges { left[Int(edge.source)] = true }
    strip(&left, from: { Int($0.target) }, to: { Int($0.source) })
    strip(&left, from: { Int($0.source) }, to: { Int($0.target) })
    return left
  }

  /// Takes away, as long as there are some, states to which no edge of what is left leads.
  private func strip(
    _ left: inout [Bool], from start: ((source: UInt32, target: UInt32)) -> Int,
    to end: ((source: UInt32, target: UInt32)) -> Int
  ) {
    var hasChanged = true
    while hasChanged {
      var isHeld = [Bool](repeating: false, count: left.count)
      for edge in edges where left[start(edge)] && left[end(edge)] { isHeld[end(edge)] = true }
      hasChanged = false
      for state in left.indices where left[state] && !isHeld[state] {
        left[state] = false
        hasChanged = true
      }
    }
  }
}

extension SceneSystem {
  /// The ordinals of so many moves from a state on that only lead to states of such loops.
  func loop(
    from start: State, among loops: [Bool], in visited: VisitedSet, count: Int
  ) -> [Int] {
    var story: [Int] = []
    var state = start
    var bytes = StateBytes()
    while story.count < count,
      let (ordinal, next) = platformMove(from: state, among: loops, in: visited, using: &bytes)
    {
      story.append(ordinal)
      state = next
    }
    return story
  }

  private func platformMove(
    from state: State, among loops: [Bool], in visited: VisitedSet, using bytes: inout StateBytes
  ) -> (Int, State)? {
    var list = MoveList<Move>()
    moves(in: state, into: &list)
    var nothing = NoEvents<Event>()
    for (ordinal, move) in list.enumerated() where isOfPlatform(move) {
      var next = state
      apply(move, to: &next, &nothing)
      bytes.removeAll()
      encode(next, into: &bytes)
      if let index = visited.index(of: bytes.fingerprint), loops[index] { return (ordinal, next) }
    }
    return nil
  }
}
