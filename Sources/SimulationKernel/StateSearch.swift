/// A search of the states of a system, in the order of the cost of reaching them.
///
/// Where all moves cost the same it is a breadth-first search: every state is found by a shortest path.
@usableFromInline
package struct StateSearch<System: TransitionSystem> {
  /// What is searched.
  @usableFromInline package let system: System

  /// Where the search begins; repeated states count once.
  @usableFromInline package let initialStates: [System.State]

  /// What makes the search give up.
  @usableFromInline package let limits: SearchLimits

  /// Prepares a search, which `run` carries out.
  package init(
    _ system: System, from initialStates: [System.State], limits: SearchLimits = SearchLimits()
  ) {
    self.system = system
    self.initialStates = initialStates
    self.limits = limits
  }

  /// Searches, showing a visitor each move that is made and each new state.
  @inlinable
  package func run<Visitor: SearchVisitor>(
    _ visitor: inout Visitor
  ) -> SearchResult where Visitor.System == System {
    var progress = SearchProgress<System, Visitor>(system: system, limits: limits)
    progress.begin(at: initialStates, &visitor)
    while progress.expandCheapest(&visitor) {}
    return progress.result
  }

  /// Searches, calling `visit` once for each new state with its index, itself and its cost.
  @inlinable
  package func run(
    visit: (_ index: Int, _ state: System.State, _ cost: UInt64) -> SearchDecision
  ) -> SearchResult {
    withoutActuallyEscaping(visit) { visit in
      var visitor = StateVisitor<System>(visit)
      return run(&visitor)
    }
  }

  /// Searches the whole graph, as far as the limits allow.
  @inlinable
  package func run() -> SearchResult {
    run { _, _, _ in .expand }
  }
}

extension StateSearch: Sendable where System: Sendable, System.State: Sendable {}

/// What makes a search give up.
@usableFromInline
package struct SearchLimits: Hashable, Sendable {
  /// The number of states to keep.
  @usableFromInline package var states: Int
  /// The memory for them in bytes, those that wait included.
  @usableFromInline package var bytes: Int

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: how many states to keep, up to three milliards.
  ///   - bytes: how much memory to use for them.
  package init(states: Int = 10_000_000, bytes: Int = 8 << 30) {
    precondition(
      (0...VisitedSet.maximumCount).contains(states),
      "a search can keep at most \(VisitedSet.maximumCount) states"
    )
    self.states = states
    self.bytes = bytes
  }
}
