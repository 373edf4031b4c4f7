/// A path through a system, with everything that can be seen along it.
package struct SearchTrace<System: TransitionSystem> {
  /// One move and what came of it.
  package struct Step {
    /// The move made.
    package var move: System.Move
    /// What happened while the move was applied.
    package var events: [System.Event]
    /// The state after the move.
    package var state: System.State
  }

  /// The state the path begins at.
  package var initialState: System.State

  /// The moves in order.
  package var steps: [Step]
}

extension StateSearch {
  /// Rebuilds the path to the state at `index` of a result of this search by running it again.
  ///
  /// Traps when the second run differs from the first, for then nothing the search said holds.
  package func trace(to index: Int, in result: SearchResult) -> SearchTrace<System> {
    var bytes = StateBytes()
    var moves = MoveList<System.Move>()
    let initialState = initialStates[result.origin(of: index)]
    var trace = SearchTrace<System>(initialState: initialState, steps: [])
    var state = initialState
    for (step, visitedIndex) in result.visited.lineage(of: index).enumerated() {
      if step > 0 {
        moves.removeAll()
        system.moves(in: state, into: &moves)
        let ordinal = result.visited.ordinal(at: visitedIndex)
        guard ordinal < moves.count else {
          Self.trapDivergence(step, "there are \(moves.count) moves, not the \(ordinal + 1) needed")
        }
        var events = EventList<System.Event>()
        system.apply(moves[ordinal], to: &state, &events)
        trace.steps.append(.init(move: moves[ordinal], events: events.events, state: state))
      }
      let reached = system.fingerprint(of: state, using: &bytes)
      let recorded = result.visited.fingerprint(at: visitedIndex)
      guard reached == recorded else {
        Self.trapDivergence(step, "the state is \(reached.hex), the search saw \(recorded.hex)")
      }
    }
    return trace
  }

  private static func trapDivergence(_ step: Int, _ difference: String) -> Never {
    fatalError(
      """
      Running the path again went another way at step \(step): \(difference). The system is not \
      deterministic: the same state must always give the same moves in the same order, and the \
      same state and move the same next state. Look for randomness, clocks, the iteration order \
      of a Set or Dictionary, state kept outside State, and for parts of State that moves or \
      apply read but encode leaves out. Or the result belongs to another search.
      """
    )
  }
}
