import AlertModel
import AlertSimulation
import SimulationKernel

/// One presentation of an alert, as it is watched.
struct ObservedPresentation {
  private let appearedAt: Instant
  private var shownAt: Instant?
  /// When it began to go, and whether by a button.
  private var leftAt: Instant?
  private var isDecided = false
  private var goneAt: Instant?
  private var blocked = TimeSpan.zero
  private var idleTaps: Int64 = 0
  /// Until when it was watched.
  private var end: Instant

  init(at moment: Instant) {
    appearedAt = moment
    end = moment
  }

  mutating func note(phase event: Event) {
    switch Phase(rawValue: event.detail) {
    case .shown: shownAt = shownAt ?? event.at
    case .disappearing:
      leftAt = event.at
      isDecided = Exit(rawValue: event.extra) == .tap
    case .gone: goneAt = event.at
    default: break
    }
  }

  mutating func noteIdleTap() { idleTaps += 1 }

  mutating func block(for time: TimeSpan) { blocked = blocked + time }

  mutating func finish(at moment: Instant) { end = moment }

  func observation(_ metric: Metric) -> (value: Int64, isCensored: Bool) {
    switch metric {
    case .timeToDecision:
      let until = leftAt ?? end
      // A process that ends takes the alert along before anybody decided.
      return (max((until - (shownAt ?? until)).microseconds, 0), !isDecided)
    case .timeOnScreen:
      return (((goneAt ?? end) - appearedAt).microseconds, goneAt == nil)
    case .blockedTime: return (blocked.microseconds, goneAt == nil)
    case .tapsWithoutEffect: return (idleTaps, goneAt == nil)
    }
  }
}
