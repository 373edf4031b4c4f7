import Glibc
import SimulationKernel

/// A distribution of time spans as a table of equally likely values.
///
/// The table is made by floating point once; drawing from it is one random word and one look-up.
struct QuantileTable {
  private static let bits = 12
  private let microseconds: [Int64]

  /// Tabulates a quantile function, in seconds, at the middles of 4,096 equal parts.
  init(_ quantile: (Double) -> Double) {
    let count = 1 << Self.bits
    microseconds = (0..<count).map {
      Int64((quantile((Double($0) + 0.5) / Double(count)) * 1e6).rounded())
    }
  }

  /// The exponential distribution with a mean in seconds.
  static func exponential(mean: Double) -> QuantileTable {
    QuantileTable { -mean * log(1 - $0) }
  }

  /// The lognormal distribution with a median in seconds.
  static func logNormal(median: Double, sigma: Double) -> QuantileTable {
    QuantileTable { median * exp(sigma * standardNormal(quantile: $0)) }
  }

  /// Draws a span.
  func draw(_ generator: inout SeededGenerator) -> TimeSpan {
    TimeSpan(microseconds: microseconds[Int(generator.next() >> UInt64(64 - Self.bits))])
  }

  // By bisection of the distribution function: slow, exact to the last bits, used at start only.
  private static func standardNormal(quantile: Double) -> Double {
    var low = -8.0
    var high = 8.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if 0.5 * erfc(-middle / 2.0.squareRoot()) < quantile { low = middle } else { high = middle }
    }
    return low
  }
}
