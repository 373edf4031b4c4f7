package import SimulationKernel

/// A share of cases, in parts of a million.
package struct Share: Hashable, Sendable, CustomStringConvertible {
  package let perMillion: UInt64

  /// Makes a share of so many in a thousand.
  package static func perMille(_ count: UInt64) -> Share { Share(perMillion: count * 1_000) }

  /// Makes a share of so many in a million.
  package init(perMillion: UInt64) {
    precondition(perMillion <= 1_000_000, "a share is at most everything")
    self.perMillion = perMillion
  }

  /// Whether a case drawn at random is one of them.
  package func draw(_ generator: inout SeededGenerator) -> Bool {
    generator.below(1_000_000) < perMillion
  }

  /// The share in per cent, exactly.
  package var description: String {
    let fraction = perMillion % 10_000
    guard fraction > 0 else { return "\(perMillion / 10_000) %" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(perMillion / 10_000).\(digits) %"
  }
}

/// A normal time plus an exponential one: how long people take to react.
package struct ExGaussian: Hashable, Sendable, CustomStringConvertible {
  package let mean: TimeSpan
  package let deviation: TimeSpan
  /// The mean of the exponential part.
  package let tail: TimeSpan

  /// No reaction to an alert is faster (people.md 1.1: quantile 1 % of simple reactions).
  package static let fastest = TimeSpan.milliseconds(150)

  /// Makes the distribution from milliseconds.
  package init(_ mean: Int64, _ deviation: Int64, _ tail: Int64) {
    self.mean = .milliseconds(mean)
    self.deviation = .milliseconds(deviation)
    self.tail = .milliseconds(tail)
  }

  /// Draws a reaction time.
  package func draw(_ generator: inout SeededGenerator) -> TimeSpan {
    let normal = deviation.scaled(by: QuantileTable.standardNormal.draw(&generator))
    let exponential = tail.scaled(by: QuantileTable.standardExponential.draw(&generator))
    return max(mean + normal + exponential, Self.fastest)
  }

  /// The three parameters in milliseconds.
  package var description: String {
    "\(mean.microseconds / 1_000)/\(deviation.microseconds / 1_000)/\(tail.microseconds / 1_000) ms"
  }
}

/// A typical time and a table that spreads it.
package struct SpreadTime: Sendable {
  package let scale: TimeSpan
  package let spread: QuantileTable

  /// Makes the distribution of a time times the table's values.
  package init(_ scale: TimeSpan, _ spread: QuantileTable) {
    self.scale = scale
    self.spread = spread
  }

  /// Draws a time.
  package func draw(_ generator: inout SeededGenerator) -> TimeSpan {
    scale.scaled(by: spread.draw(&generator))
  }
}
