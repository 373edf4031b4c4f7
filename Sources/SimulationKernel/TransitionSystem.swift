/// A system of states and moves that can be searched, simulated and replayed.
///
/// It must be deterministic: the same state gives the same moves in the same order,
/// and the same state and move give the same next state and events.
@usableFromInline
package protocol TransitionSystem {
  /// Everything the future depends on.
  associatedtype State
  /// One choice of what happens next.
  associatedtype Move
  /// What an observer can see while a move is applied.
  associatedtype Event

  /// Appends the moves possible in `state` to an empty list, in a fixed order.
  func moves(in state: State, into list: inout MoveList<Move>)

  /// Changes `state` as the move does and tells `sink` what happened.
  func apply<Sink: EventSink<Event>>(_ move: Move, to state: inout State, _ sink: inout Sink)

  /// How much longer a story becomes by a move; searches tell the state with the cheapest story first.
  func cost(of move: Move) -> UInt64

  /// Appends the canonical encoding of `state`: equal encodings mean equal futures.
  func encode(_ state: State, into bytes: inout StateBytes)

  /// Reads back what `encode` wrote: a state with the same future.
  func decode(from bytes: inout StateReader) -> State
}

extension TransitionSystem {
  /// Every move costs the same, so that the shortest story comes first.
  @inlinable
  package func cost(of move: Move) -> UInt64 { 1 }

  /// The fingerprint of the canonical encoding of a state, which is written to `bytes` anew.
  @inlinable
  @inline(__always)
  func fingerprint(of state: State, using bytes: inout StateBytes) -> Fingerprint {
    bytes.removeAll()
    encode(state, into: &bytes)
    return bytes.fingerprint
  }
}
