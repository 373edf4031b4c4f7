import AlertModel
import AlertSimulation
import SimulationKernel

/// What the benchmark learns about its sessions, in whole numbers.
struct SessionStatistics {
  /// Completed sessions.
  private(set) var sessions = 0
  private(set) var events = 0
  private(set) var taps = 0
  private(set) var timeouts = 0
  private(set) var cancellations = 0
  /// Microseconds from show to didDismiss.
  private(set) var sum: Int64 = 0
  private(set) var shortest = Int64.max
  private(set) var longest: Int64 = 0
  /// Sessions by length, in buckets of 1/64 of a power of two.
  private(set) var histogram = [UInt32](repeating: 0, count: 4_096)
  private var shownAt = Instant.zero

  /// Follows one event.
  mutating func observe(_ event: Event) {
    events += 1
    switch event.kind {
    case .timerFired: timeouts += 1
    case .callback:
      switch Callback(rawValue: event.detail) {
      case .willPresent: shownAt = event.at
      case .clicked: taps += 1
      case .cancel: cancellations += 1
      case .didDismiss: add((event.at - shownAt).microseconds)
      default: break
      }
    default: break
    }
  }

  private mutating func add(_ length: Int64) {
    sessions += 1
    sum += length
    shortest = min(shortest, length)
    longest = max(longest, length)
    histogram[Self.bucket(of: length)] += 1
  }

  /// The length that a share of the sessions does not exceed, to 1/64 of a power of two.
  func quantile(_ numerator: Int, of denominator: Int) -> Int64 {
    var seen = 0
    for (bucket, count) in histogram.enumerated() {
      seen += Int(count)
      if seen * denominator >= sessions * numerator { return Self.start(of: bucket) }
    }
    return longest
  }

  // Below 128 each length has a bucket of its own; above, the 64 after the leading bit.
  private static func bucket(of length: Int64) -> Int {
    let shift = max(0, 57 - UInt64(length).leadingZeroBitCount)
    return shift << 6 + Int(length >> Int64(shift))
  }

  private static func start(of bucket: Int) -> Int64 {
    let shift = max(0, bucket >> 6 - 1)
    return Int64(bucket - shift << 6) << Int64(shift)
  }
}
