/// Pending events in fixed slots: each slot holds the time its event is due, or "never".
///
/// A world has few pending events, so finding the earliest by scanning beats any queue, and cancelling is
/// storing "never".
@usableFromInline
package struct EventSlots<let capacity: Int>: Sendable {
  @usableFromInline var due: [capacity of Int64]

  /// Makes slots that are all empty.
  @inlinable
  package init() {
    due = .init(repeating: .max)
  }

  /// The time at which a slot's event is due; "never" when the slot is empty.
  @inlinable
  package subscript(slot: Int) -> Instant {
    @inline(__always) get { Instant(microseconds: due[slot]) }
    @inline(__always) set { due[slot] = newValue.microseconds }
  }

  /// The earliest due time among the first slots, "never" when all are empty.
  @inlinable
  @inline(__always)
  package func earliest(among count: Int) -> Instant {
    var best = Int64.max
    for slot in 0..<count where due[slot] < best { best = due[slot] }
    return Instant(microseconds: best)
  }

  /// The first of the slots with the earliest due time, or nil when all are empty.
  @inlinable
  @inline(__always)
  package func firstDue(among count: Int) -> (slot: Int, at: Instant)? {
    var best = Int64.max
    var found = 0
    // With constant places the compiler reads each slot where it is and copies nothing.
    for slot in 0..<capacity where slot < count && due[slot] < best {
      best = due[slot]
      found = slot
    }
    return best == .max ? nil : (found, Instant(microseconds: best))
  }
}
