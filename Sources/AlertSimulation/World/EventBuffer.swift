package import SimulationKernel

/// Memory for the moves of a search, one after the other.
package final class MoveMemory {
  // Nobody has two of these at a time, and to have it looked after takes a twentieth of a search.
  /// What happens in the present move.
  @exclusivity(unchecked) package var buffer = EventBuffer()
  /// What can be done in the present state.
  @exclusivity(unchecked) package var moves = MoveList<Move>()
  /// How a state is written.
  @exclusivity(unchecked) package var bytes = StateBytes()

  /// Makes an empty one.
  package init() {}
}

/// The events of one move, in a buffer that is used again for the next.
///
/// It owns its memory and cannot be copied, so that adding an event is a comparison and a store: an array would
/// ask each time whether somebody else holds it too.
@usableFromInline
package struct EventBuffer: ~Copyable, @unchecked Sendable {
  /// How many events there are.
  @usableFromInline package internal(set) var count = 0
  private var capacity = 64
  @usableFromInline var memory: UnsafeMutablePointer<Event>

  /// Makes an empty buffer.
  package init() {
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// The places of the events.
  @inlinable package var indices: Range<Int> { 0..<count }

  /// The event at a place.
  @inlinable
  package subscript(place: Int) -> Event {
    precondition(indices.contains(place), "no such event")
    return memory[place]
  }

  /// The events, to keep.
  package var events: ContiguousArray<Event> {
    ContiguousArray(UnsafeBufferPointer(start: memory, count: count))
  }

  /// Adds an event.
  package mutating func record(_ event: Event) {
    if count == capacity { grow() }
    (memory + count).initialize(to: event)
    count &+= 1
  }

  /// Forgets the events and keeps the room.
  package mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Event>.allocate(capacity: 2 * capacity)
    larger.initialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
