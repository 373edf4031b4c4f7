/// A receiver of what happens while a move is applied.
@usableFromInline
package protocol EventSink<Event> {
  /// What it receives.
  associatedtype Event

  /// Takes note of one event.
  mutating func record(_ event: Event)
}

/// A sink that drops everything, for searches that look at states only.
@usableFromInline
@frozen
package struct NoEvents<Event>: EventSink {
  /// Creates the sink.
  @inlinable
  package init() {}

  /// Drops the event.
  @inlinable
  package mutating func record(_ event: Event) {}
}

/// A sink that keeps everything in order of arrival.
@usableFromInline
package struct EventList<Event>: EventSink {
  /// What was recorded, the oldest first.
  @usableFromInline package internal(set) var events: [Event] = []

  /// Creates an empty list.
  @usableFromInline
  package init() {}

  /// Appends the event.
  @inlinable
  package mutating func record(_ event: Event) {
    events.append(event)
  }

  /// Empties the list but keeps its memory.
  @inlinable
  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
  }
}

extension NoEvents: Sendable {}
extension EventList: Sendable where Event: Sendable {}
