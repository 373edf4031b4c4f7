import AlertModel
import AlertSimulation
import SimulationKernel

/// Picks the moves of the workload: a person who taps or leaves, a system that cancels, and the platform.
///
/// Its own next times live here and are merged with what the world has armed; at a tie the platform is first.
struct SessionPolicy {
  /// How often the person decided to do nothing; the peers count that as an event.
  private(set) var leaves = 0
  private var generator: SeededGenerator
  private var decidesAt = Instant.never
  private var cancelsAt = Instant.never
  private var hasLaunched = false
  private let reaction = QuantileTable.logNormal(median: 1.2, sigma: 0.4)
  private let cancellation = QuantileTable.exponential(mean: 5)
  // 0.9 of the range of a random word.
  private static let tapThreshold = UInt64.max / 10 * 9

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next move, given the one that the platform makes next by itself; nil when nothing can happen any more.
  mutating func nextMove(platform: Move?) -> Move? {
    guard hasLaunched else {
      hasLaunched = true
      return Move(.system(.launch), at: .zero)
    }
    var own = min(decidesAt, cancelsAt)
    let limit = platform?.at ?? .never
    while own < limit {
      // The cancellation was planned first, so it comes first at a tie.
      if cancelsAt == own {
        cancelsAt = .never
        return Move(.system(.cancelAlerts), at: own)
      }
      decidesAt = .never
      if let tap = decide(at: own) { return tap }
      own = cancelsAt
    }
    return platform
  }

  private mutating func decide(at moment: Instant) -> Move? {
    guard generator.next() < Self.tapThreshold else {
      leaves += 1
      return nil
    }
    return Move(.tap(alert: 0, button: Int16(generator.next() >> 63)), at: moment)
  }

  /// Plans what follows from an event: nothing else tells the policy how the world stands.
  mutating func observe(_ event: Event) {
    guard event.kind == .callback else { return }
    switch Callback(rawValue: event.detail) {
    case .willPresent: cancelsAt = event.at + cancellation.draw(&generator)
    case .didPresent: decidesAt = event.at + reaction.draw(&generator)
    case .willDismiss:
      decidesAt = .never
      cancelsAt = .never
    default: break
    }
  }
}
