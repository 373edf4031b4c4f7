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
package struct EventList<Event>: EventSink {
  /// What was recorded, the oldest first.
  package private(set) var events: [Event] = []

  /// Creates an empty list.
  package init() {}

  /// Appends the event.
  package mutating func record(_ event: Event) {
    events.append(event)
  }
}

extension NoEvents: Sendable {}
extension EventList: Sendable where Event: Sendable {}
