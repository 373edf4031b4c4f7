package import SimulationKernel

/// A scenario's world as a system of states and moves that can be searched.
package struct WorldSystem: TransitionSystem {
  /// The state is the whole world.
  package typealias State = World
  /// A move is any of the world's.
  package typealias Move = AlertSimulation.Move
  /// An observer sees what the world records.
  package typealias Event = AlertSimulation.Event

  /// The scenario.
  package let compiled: Compiled
  private let memory = MoveMemory()

  /// Makes the system of a scenario.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// The world before anything has happened.
  package var start: World { World(compiled) }

  /// Appends the moves possible in a world.
  package func moves(in state: World, into list: inout MoveList<Move>) {
    state.moves(compiled, into: &list)
  }

  /// Lets a move happen.
  package func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout World, _ sink: inout Sink
  ) {
    memory.buffer.removeAll()
    state.apply(move, in: compiled, &memory.buffer)
    for place in memory.buffer.indices { sink.record(memory.buffer[place]) }
  }

  /// Appends everything the future of a world depends on.
  package func encode(_ state: World, into bytes: inout StateBytes) {
    state.encode(compiled, into: &bytes)
  }

  /// Reads a world back, as if it were seen at the start of time for searches.
  package func decode(from bytes: inout StateReader) -> World {
    World(from: &bytes, now: Self.searchTime, in: compiled)
  }

  /// The present moment of every world that a search reads back: so late that anything may have been due before it.
  package static let searchTime = Instant(microseconds: 1 << 40)
}
