/// The moves that are possible in one state, in a fixed order, in memory that is used again.
///
/// The position of a move in the list is its ordinal; recorded paths consist of ordinals.
@usableFromInline
@frozen
package struct MoveList<Move> {
  @usableFromInline var moves: [Move] = []

  /// Creates an empty list.
  @inlinable
  package init() {}

  /// Appends a move, whose ordinal is the count so far.
  @inlinable
  package mutating func append(_ move: Move) {
    moves.append(move)
  }

  /// Empties the list but keeps its memory.
  @inlinable
  package mutating func removeAll() {
    moves.removeAll(keepingCapacity: true)
  }
}

extension MoveList: RandomAccessCollection {
  /// The ordinal of the first move.
  @inlinable package var startIndex: Int { 0 }

  /// One more than the ordinal of the last move.
  @inlinable package var endIndex: Int { moves.count }

  /// The number of moves.
  @inlinable package var count: Int { moves.count }

  /// The move with the given ordinal.
  @inlinable package subscript(ordinal: Int) -> Move { moves[ordinal] }
}

extension MoveList: Sendable where Move: Sendable {}
