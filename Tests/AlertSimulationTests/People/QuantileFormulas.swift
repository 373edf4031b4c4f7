import AlertSimulation
import Foundation
import Testing

/// A checked-in table, and the formula it was made from.
struct QuantileFormula: Sendable, CustomTestStringConvertible {
  let name: String
  /// What the table says of itself.
  let summary: String
  let table: QuantileTable
  let quantile: @Sendable (Double) -> Double

  var testDescription: String { name }

  /// The values the table must have.
  var values: [Int32] {
    (0..<1_024).map {
      Int32((quantile((Double($0) + 0.5) / 1_024) * 1_048_576).rounded())
    }
  }

  static let all: [QuantileFormula] = [
    QuantileFormula(
      name: "standardNormal", summary: "The normal distribution with mean 0 and deviation 1.",
      table: .standardNormal, quantile: normal),
    QuantileFormula(
      name: "standardExponential", summary: "The exponential distribution with mean 1.",
      table: .standardExponential
    ) { -log(1 - $0) },
    logNormal("logNormal0071", 0.071, .logNormal0071),
    logNormal("logNormal0198", 0.198, .logNormal0198),
    logNormal("logNormal0200", 0.2, .logNormal0200),
    logNormal("logNormal0300", 0.3, .logNormal0300),
    logNormal("logNormal0350", 0.35, .logNormal0350),
    logNormal("logNormal0354", 0.354, .logNormal0354),
    logNormal("logNormal1000", 1, .logNormal1000),
    logNormal("logNormal1200", 1.2, .logNormal1200),
    QuantileFormula(
      name: "weibull1500", summary: "The Weibull distribution with shape 1.5 and scale 1.",
      table: .weibull1500
    ) { pow(-log(1 - $0), 1 / 1.5) },
    beta("beta2and4", 2, 4, .beta2and4),
    beta("beta1and9", 1, 9, .beta1and9),
  ]

  private static func logNormal(
    _ name: String, _ sigma: Double, _ table: QuantileTable
  ) -> QuantileFormula {
    QuantileFormula(
      name: name, summary: "The lognormal distribution with median 1 and shape \(sigma).",
      table: table
    ) { exp(sigma * normal($0)) }
  }

  private static func beta(
    _ name: String, _ a: Int, _ b: Int, _ table: QuantileTable
  ) -> QuantileFormula {
    QuantileFormula(
      name: name, summary: "The beta distribution with parameters \(a) and \(b).", table: table
    ) { quantile in
      bisect(0, 1, quantile) { share in
        // For whole parameters: at least a of a + b − 1 independent cases.
        (a..<(a + b)).reduce(0) { sum, hits in
          sum + binomial(a + b - 1, hits) * pow(share, Double(hits))
            * pow(1 - share, Double(a + b - 1 - hits))
        }
      }
    }
  }

  private static func binomial(_ n: Int, _ k: Int) -> Double {
    (0..<k).reduce(1) { $0 * Double(n - $1) / Double($1 + 1) }
  }

  @Sendable private static func normal(_ quantile: Double) -> Double {
    bisect(-8, 8, quantile) { 0.5 * erfc(-$0 / 2.0.squareRoot()) }
  }

  /// Where a growing function reaches a value.
  private static func bisect(
    _ low: Double, _ high: Double, _ value: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return low
  }
}
