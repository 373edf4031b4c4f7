package import SimulationKernel

/// Virtual time as the world sees it.
package struct Clocks: Hashable, Sendable {
  /// The present moment.
  package internal(set) var now = Instant.zero
  /// When the process was frozen; "never" while it runs.
  package internal(set) var frozenSince = Instant.never

  package var isFrozen: Bool { frozenSince != .never }

  mutating func advance(to moment: Instant) {
    precondition(moment >= now, "time runs forwards")
    now = moment
  }

  mutating func freeze() { frozenSince = now }

  /// Ends the freeze and tells how long it lasted.
  mutating func thaw() -> TimeSpan {
    guard isFrozen else { return .zero }
    defer { frozenSince = .never }
    return now - frozenSince
  }

  // Absolute time is history: what lies ahead depends on remaining times only.
  func encode(into bytes: inout StateBytes) {
    bytes.append(isFrozen ? 1 : 0)
  }

  init() {}

  /// Clocks that show a given time, with what `encode` wrote; a freeze counts from then on.
  init(from bytes: inout StateReader, now: Instant) {
    self.now = now
    if bytes.byte() != 0 { frozenSince = now }
  }
}
