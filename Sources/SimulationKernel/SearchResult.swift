/// What a search has found out, with enough kept to tell how each state was reached.
@usableFromInline
package struct SearchResult: Sendable {
  /// Why a search came to its end.
  @usableFromInline
  package enum Ending: Equatable, Sendable {
    /// No state was left to expand.
    case exhausted
    /// The visitor stopped the search at the state with this index.
    case stopped(at: Int)
    /// It reached a limit.
    case capped(Limit)
  }

  /// What a search ran out of.
  @usableFromInline
  package enum Limit: Hashable, Sendable {
    case states, memory
  }

  /// Why the search ended.
  package var ending: Ending

  /// The number of successors generated, those that lead to known states included.
  package var transitions: Int

  /// Every state found, in order of discovery.
  package var visited: VisitedSet

  /// The most memory that waiting states took, and how many they were then.
  package var waitingPeak: (states: Int, bytes: Int)

  /// The number of different states found.
  package var states: Int { visited.count }

  /// Whether the whole graph was seen: every state found and every one of them expanded.
  package var isClosed: Bool { ending == .exhausted }

  /// The number of moves on the longest of the ways that are kept, one to each state.
  package var depth: Int {
    var depths = [Int32](repeating: -1, count: states)
    for index in 0..<states {
      var path: [Int] = []
      var current: Int? = index
      while let state = current, depths[state] < 0 {
        path.append(state)
        current = visited.parent(at: state)
      }
      var depth = current.map { depths[$0] } ?? -1
      for state in path.reversed() {
        depth += 1
        depths[state] = depth
      }
    }
    return Int(depths.max() ?? 0)
  }

  /// The ordinals of the moves on a shortest path from an initial state to the state at `index`.
  package func path(to index: Int) -> [Int] {
    visited.lineage(of: index).dropFirst().map { visited.ordinal(at: $0) }
  }

  /// The position, in the list of initial states, of the one where `path(to:)` begins.
  package func origin(of index: Int) -> Int {
    var current = index
    while let parent = visited.parent(at: current) { current = parent }
    return visited.ordinal(at: current)
  }
}
