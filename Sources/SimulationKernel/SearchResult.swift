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
    /// One more state than the search may keep was found.
    case capped
  }

  /// Why the search ended.
  package var ending: Ending

  /// The number of successors generated, those that lead to known states included.
  package var transitions: Int

  /// The number of moves to the farthest state found, by the shortest way.
  package var depth: Int

  /// The number of states the visitor pruned.
  package var prunedStates: Int

  /// Every state found, in order of discovery.
  package var visited: VisitedSet

  /// The number of different states found.
  package var states: Int { visited.count }

  /// Whether the whole graph was seen: every state found and every one of them expanded.
  package var isClosed: Bool { ending == .exhausted && prunedStates == 0 }

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
