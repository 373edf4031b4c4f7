import SimulationKernel

/// Steps to the right and upwards on a square grid whose walls hold one back.
///
/// A step against a wall is a move that changes nothing, so every state has exactly two moves.
struct GridSystem: TransitionSystem {
  enum Move: Equatable {
    case right
    case up
  }

  struct State: Equatable {
    var column: Int
    var row: Int
  }

  /// The greatest column and row.
  let limit: Int

  func moves(in state: State, into list: inout MoveList<Move>) {
    list.append(.right)
    list.append(.up)
  }

  func apply<Sink: EventSink<String>>(_ move: Move, to state: inout State, _ sink: inout Sink) {
    switch move {
    case .right: state.column = min(state.column + 1, limit)
    case .up: state.row = min(state.row + 1, limit)
    }
    sink.record("\(move) to \(state.column),\(state.row)")
  }

  func encode(_ state: State, into bytes: inout StateBytes) {
    bytes.appendVariable(UInt64(state.column))
    bytes.appendVariable(UInt64(state.row))
  }

  func decode(from bytes: inout StateReader) -> State {
    State(column: Int(bytes.variable()), row: Int(bytes.variable()))
  }
}

extension GridSystem {
  typealias Event = String
}
