/// A moment of virtual time, in microseconds since the start of the run.
@usableFromInline
package struct Instant: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Microseconds since the start of the run; `Int64.max` stands for "never".
  @usableFromInline package var microseconds: Int64

  /// The start of every run.
  @inlinable package static var zero: Instant { Instant(microseconds: 0) }
  /// Later than every moment of a run: an event slot that holds it is empty.
  @inlinable package static var never: Instant { Instant(microseconds: .max) }

  /// Makes the moment that lies the given number of microseconds after the start.
  @inlinable
  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Orders moments by time.
  @inlinable
  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment a span later; adding to "never" or beyond the end of time gives "never".
  @inlinable
  package static func + (moment: Instant, span: TimeSpan) -> Instant {
    let (sum, overflow) = moment.microseconds.addingReportingOverflow(span.microseconds)
    return overflow || moment == .never ? .never : Instant(microseconds: sum)
  }

  /// The span between two moments, negative when the right one is later.
  @inlinable
  package static func - (later: Instant, earlier: Instant) -> TimeSpan {
    TimeSpan(microseconds: later.microseconds &- earlier.microseconds)
  }
}

/// A length of virtual time, in microseconds.
@usableFromInline
package struct TimeSpan: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The length in microseconds.
  @usableFromInline package var microseconds: Int64

  /// No time at all.
  @inlinable package static var zero: TimeSpan { TimeSpan(microseconds: 0) }

  /// Makes a span from a number of microseconds.
  @inlinable
  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes a span from a number of milliseconds.
  @inlinable
  package static func milliseconds(_ count: Int64) -> TimeSpan {
    TimeSpan(microseconds: count * 1_000)
  }

  /// Makes a span from a number of seconds.
  @inlinable
  package static func seconds(_ count: Int64) -> TimeSpan {
    TimeSpan(microseconds: count * 1_000_000)
  }

  /// Orders spans by length.
  @inlinable
  package static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.microseconds < right.microseconds
  }

  /// What one length is more than another, negative when it is less.
  @inlinable
  package static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds &- right.microseconds)
  }

  /// The two lengths together.
  @inlinable
  package static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds &+ right.microseconds)
  }
}
