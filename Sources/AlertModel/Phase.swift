/// Where an alert stands in its life; every toolkit's alerts go through the same phases.
@frozen
@usableFromInline
package enum Phase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Never shown.
  case hidden
  /// Asked for, and waiting for its turn.
  case requested
  /// Its presentation transition runs.
  case appearing
  /// On screen and topmost.
  case shown
  /// On screen below another alert.
  case covered
  /// Being dismissed: from the decision (before any callback) until its transition ends.
  case disappearing
  /// Dismissed after having been shown or asked for.
  case gone

  /// Whether the alert's `visible` property reads true (contract:A4, G15–G17).
  @inlinable package var isVisible: Bool {
    switch self {
    case .requested, .appearing, .shown, .covered, .disappearing: true
    case .hidden, .gone: false
    }
  }

  /// Whether the alert has been presented and not yet removed, so that it takes or withholds input.
  @inlinable package var isOnScreen: Bool {
    switch self {
    case .appearing, .shown, .covered, .disappearing: true
    case .hidden, .requested, .gone: false
    }
  }
}
