/// The successors of one state, all made before any of them is looked up.
///
/// So what the table of visited states holds for them can be fetched all at once: looked up one by
/// one, each would wait for memory alone, which is where a search of small states spends its time.
@usableFromInline
struct SuccessorList<System: TransitionSystem>: ~Copyable {
  // Its own memory: what lies in an array is copied out before it is looked at, and states are large.
  @usableFromInline var states: UnsafeMutablePointer<System.State>
  @usableFromInline var capacity = 16
  @usableFromInline var count = 0
  @usableFromInline var fingerprints: [Fingerprint] = []

  // What was written and what happened, one successor's after the other's, and where each ends.
  @usableFromInline var bytes = StateBytes()
  @usableFromInline var events = EventList<System.Event>()
  @usableFromInline var ends: [(bytes: Int, events: Int)] = [(0, 0)]

  @inlinable
  init() {
    states = .allocate(capacity: capacity)
  }

  @inlinable
  deinit {
    states.deinitialize(count: count)
    states.deallocate()
  }

  @inlinable
  mutating func removeAll() {
    states.deinitialize(count: count)
    count = 0
    fingerprints.removeAll(keepingCapacity: true)
    bytes.removeAll()
    events.removeAll()
    ends.removeLast(ends.count &- 1)
  }

  /// Adds a state, which is the one that a move leads to if there is a move.
  @inlinable
  mutating func append(_ state: System.State, after move: System.Move?, in system: System) {
    if count == capacity { grow() }
    let successor = states + count
    successor.initialize(to: state)
    if let move { system.apply(move, to: &successor.pointee, &events) }
    system.encode(successor.pointee, into: &bytes)
    ends.append((bytes.count, events.events.count))
    fingerprints.append(StableHash.fingerprint(of: bytes(of: count)))
    count &+= 1
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

  @usableFromInline
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<System.State>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: states, count: count)
    states.deallocate()
    states = larger
    capacity *= 2
  }
}
