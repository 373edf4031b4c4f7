/// Looks at what a search finds; while a move is made it receives what happens.
@usableFromInline
package protocol SearchVisitor: EventSink where Event == System.Event {
  /// What is searched.
  associatedtype System: TransitionSystem

  /// Decides what becomes of a state that has just been found.
  mutating func visit(_ index: Int, _ state: System.State, cost: UInt64) -> SearchDecision

  /// Looks at a move that was made, after the events and before its new state is visited.
  mutating func moved(
    _ edge: SearchEdge, _ move: System.Move, from source: System.State, to target: System.State)
}

/// One move of a search: between which states, and what the way over it costs.
@usableFromInline
@frozen
package struct SearchEdge: Hashable, Sendable {
  /// The index of the state in which the move was made.
  @usableFromInline package var source: Int
  /// The index of the state it leads to.
  @usableFromInline package var target: Int
  /// The position of the move among those of its state.
  @usableFromInline package var ordinal: Int
  /// The cost of the cheapest way that ends with this move.
  @usableFromInline package var cost: UInt64

  @inlinable
  init(source: Int, target: Int, ordinal: Int, cost: UInt64) {
    self.source = source
    self.target = target
    self.ordinal = ordinal
    self.cost = cost
  }
}

/// A visitor for those who want to see states only.
@usableFromInline
struct StateVisitor<System: TransitionSystem>: SearchVisitor {
  @usableFromInline typealias Event = System.Event

  @usableFromInline let look: (Int, System.State, UInt64) -> SearchDecision

  @inlinable
  init(_ look: @escaping (Int, System.State, UInt64) -> SearchDecision) {
    self.look = look
  }

  @inlinable mutating func record(_ event: System.Event) {}

  @inlinable
  mutating func visit(_ index: Int, _ state: System.State, cost: UInt64) -> SearchDecision {
    look(index, state, cost)
  }

  @inlinable
  mutating func moved(
    _ edge: SearchEdge, _ move: System.Move, from source: System.State, to target: System.State
  ) {}
}
