/// A breadth-first search of the states of a system: every state is found by a shortest path.
@usableFromInline
package struct BreadthFirstSearch<System: TransitionSystem> {
  /// The number of states a search keeps unless told otherwise.
  @inlinable package static var defaultMaximumStates: Int { 10_000_000 }

  /// What is searched.
  @usableFromInline package let system: System

  /// Where the search begins; repeated states count once.
  @usableFromInline package let initialStates: [System.State]

  /// The number of states after which the search gives up.
  @usableFromInline package let maximumStates: Int

  /// Prepares a search, which `run(visit:)` carries out.
  package init(
    _ system: System,
    from initialStates: [System.State],
    maximumStates: Int = defaultMaximumStates
  ) {
    precondition(
      (0...VisitedSet.maximumCount).contains(maximumStates),
      "a search can keep at most \(VisitedSet.maximumCount) states"
    )
    self.system = system
    self.initialStates = initialStates
    self.maximumStates = maximumStates
  }

  /// Searches, calling `visit` once for each new state with its index, itself and its depth.
  @inlinable
  package func run(
    visit: (_ index: Int, _ state: System.State, _ depth: Int) -> SearchDecision
  ) -> SearchResult {
    var progress = SearchProgress(system: system, maximumStates: maximumStates)
    progress.begin(at: initialStates, visit)
    while progress.advanceLayer(visit) {}
    return progress.result
  }

  /// Searches the whole graph, as far as the number of states allows.
  @inlinable
  package func run() -> SearchResult {
    run { _, _, _ in .expand }
  }
}

extension BreadthFirstSearch: Sendable where System: Sendable, System.State: Sendable {}
