/// What a visitor wants done with a state that has just been found.
@usableFromInline
@frozen
package enum SearchDecision: Equatable, Sendable {
  /// Look at the successors of the state in its turn.
  case expand
  /// End the search here.
  case stop
}
