/// The successors of one state, all made before any of them is looked up.
///
/// So what the table of visited states holds for them can be fetched all at once: looked up one by
/// one, each would wait for memory alone, which is where a search of small states spends its time.
@usableFromInline
struct SuccessorList<System: TransitionSystem>: ~Copyable {
  @usableFromInline var states: [System.State] = []
  @usableFromInline var fingerprints: [Fingerprint] = []

  // What was written and what happened, one successor's after the other's, and where each ends.
  @usableFromInline var bytes = StateBytes()
  @usableFromInline var events = EventList<System.Event>()
  @usableFromInline var ends: [(bytes: Int, events: Int)] = [(0, 0)]

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    states.removeAll(keepingCapacity: true)
    fingerprints.removeAll(keepingCapacity: true)
    bytes.removeAll()
    events.removeAll()
    ends.removeLast(ends.count &- 1)
  }

  /// Adds a state, which is the one that a move leads to if there is a move.
  @inlinable
  mutating func append(_ state: System.State, after move: System.Move?, in system: System) {
    var successor = state
    if let move { system.apply(move, to: &successor, &events) }
    system.encode(successor, into: &bytes)
    ends.append((bytes.count, events.events.count))
    fingerprints.append(StableHash.fingerprint(of: bytes(of: states.count)))
    states.append(successor)
  }

  /// The bytes of one of them, which are valid until something else is written.
  @inlinable
  func bytes(of place: Int) -> UnsafeRawBufferPointer {
    bytes.written(from: ends[place].bytes, to: ends[place &+ 1].bytes)
  }

  /// Tells what happened on the way to one of them.
  @inlinable
  func tell<Sink: EventSink<System.Event>>(_ place: Int, to sink: inout Sink) {
    for event in ends[place].events..<ends[place &+ 1].events { sink.record(events.events[event]) }
  }
}
