/// A quantile as an exact fraction.
package struct Quantile: Hashable, Sendable {
  package let name: String
  package let numerator: UInt64
  package let denominator: UInt64

  /// Those that reports tell.
  package static let reported = [
    Quantile(name: "median", numerator: 1, denominator: 2),
    Quantile(name: "p90", numerator: 9, denominator: 10),
    Quantile(name: "p95", numerator: 19, denominator: 20),
    Quantile(name: "p99", numerator: 99, denominator: 100),
  ]
}

/// The confidence interval of a quantile, as ranks of sorted values, counted from 1.
package struct RankInterval: Hashable, Sendable {
  package let lower: Int
  package let upper: Int
  /// How likely it covers the quantile, in ten-thousandths.
  package let coverage: Int
}

/// Distribution-free intervals of quantiles from order statistics (people.md, section 12).
///
/// The number of values below a quantile is binomial, whatever the distribution; the ranks leave at most 2.5 % on
/// either side. The binomial weights are integers of 128 bits relative to the greatest, which has 80: the error
/// of a sum is below 2⁻⁵⁰ of the whole.
package enum OrderStatistics {
  /// The rank of the value that estimates a quantile: the least with at least that share at or below it.
  package static func rank(of quantile: Quantile, count: Int) -> Int {
    let product = UInt64(count) * quantile.numerator
    return Int((product + quantile.denominator - 1) / quantile.denominator)
  }

  /// The interval of at least 95 %; nil when there are too few values for one.
  package static func interval(of quantile: Quantile, count: Int) -> RankInterval? {
    guard count > 0 else { return nil }
    let weights = BinomialWeights(count: count, quantile)
    let limit = weights.total / 40
    var below: UInt128 = 0
    var lower = weights.first
    for weight in weights.values {
      guard below + weight <= limit else { break }
      below += weight
      lower += 1
    }
    var above: UInt128 = 0
    var upper = weights.first + weights.values.count
    for weight in weights.values.reversed() {
      guard above + weight <= limit else { break }
      above += weight
      upper -= 1
    }
    guard lower >= 1, upper <= count else { return nil }
    let covered = weights.total - below - above
    let coverage = (covered * 10_000 + weights.total / 2) / weights.total
    return RankInterval(lower: lower, upper: upper, coverage: Int(coverage))
  }

  /// The least number of values for which the interval exists.
  package static func minimumCount(of quantile: Quantile) -> Int {
    var count = 1
    while interval(of: quantile, count: count) == nil { count += 1 }
    return count
  }
}

/// The binomial distribution in integers, from the greatest weight outwards until weights vanish.
private struct BinomialWeights {
  /// The number of successes that the first weight belongs to.
  let first: Int
  let values: [UInt128]
  let total: UInt128

  init(count: Int, _ quantile: Quantile) {
    precondition(count < 1 << 38, "weights of 128 bits have room for no more")
    let hit = UInt128(quantile.numerator)
    let miss = UInt128(quantile.denominator - quantile.numerator)
    let all = UInt128(count)
    let mode = (all + 1) * hit / UInt128(quantile.denominator)
    let greatest = UInt128(1) << 80
    var down: [UInt128] = []
    var successes = mode
    var weight = greatest
    while successes > 0 {
      weight = weight * successes * miss / ((all - successes + 1) * hit)
      guard weight > 0 else { break }
      down.append(weight)
      successes -= 1
    }
    var up: [UInt128] = []
    successes = mode
    weight = greatest
    while successes < all {
      weight = weight * (all - successes) * hit / ((successes + 1) * miss)
      guard weight > 0 else { break }
      up.append(weight)
      successes += 1
    }
    first = Int(mode) - down.count
    values = down.reversed() + [greatest] + up
    total = values.reduce(0, +)
  }
}
