import AlertChecks
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct OrderStatisticsTests {
  /// A test vector of people.md, section 12; nil where no interval exists.
  struct Vector: Sendable {
    let count: Int
    let quantile: Int
    let ranks: ClosedRange<Int>?
    var coverage: Int?
  }

  static let vectors = [
    Vector(count: 100, quantile: 0, ranks: 40...61, coverage: 9_648),
    Vector(count: 100, quantile: 1, ranks: 84...96, coverage: 9_557),
    Vector(count: 100, quantile: 2, ranks: 90...100, coverage: 9_826),
    Vector(count: 100, quantile: 3, ranks: nil),
    Vector(count: 1_000, quantile: 0, ranks: 469...532, coverage: 9_537),
    Vector(count: 1_000, quantile: 1, ranks: 881...919, coverage: 9_549),
    Vector(count: 1_000, quantile: 2, ranks: 936...964, coverage: 9_581),
    Vector(count: 1_000, quantile: 3, ranks: 983...997, coverage: 9_761),
    Vector(count: 10_000, quantile: 3, ranks: 9_880...9_920, coverage: 9_558),
    Vector(count: 10, quantile: 0, ranks: 2...9, coverage: 9_785),
    Vector(count: 1, quantile: 0, ranks: nil),
    Vector(count: 0, quantile: 0, ranks: nil),
  ]

  @Test(arguments: vectors.indices) func aVectorComesOut(place: Int) {
    let vector = Self.vectors[place]
    let found = OrderStatistics.interval(
      of: Quantile.reported[vector.quantile], count: vector.count)
    #expect(found.map { $0.lower...$0.upper } == vector.ranks)
    if let coverage = vector.coverage { #expect(found?.coverage == coverage) }
  }

  @Test func fewerValuesThanNeededHaveNoInterval() {
    #expect(Quantile.reported.map(OrderStatistics.minimumCount) == [6, 36, 72, 368])
    for quantile in Quantile.reported {
      let needed = OrderStatistics.minimumCount(of: quantile)
      for count in needed..<needed + 20 {
        #expect(OrderStatistics.interval(of: quantile, count: count) != nil)
      }
    }
  }

  // Wherever all products fit into 128 bits, the ranks are those of exact sums.
  @Test(arguments: [(0, 100), (1, 36)]) func ranksAreThoseOfExactSums(place: Int, most: Int) {
    let quantile = Quantile.reported[place]
    for count in 1...most {
      let weights = Self.exactWeights(count, quantile)
      let total = weights.reduce(0, +)
      let limit = total / 40
      var lower = 0
      var below: UInt128 = 0
      while below + weights[lower] <= limit {
        below += weights[lower]
        lower += 1
      }
      var upper = count + 1
      var above: UInt128 = 0
      while above + weights[upper - 1] <= limit {
        above += weights[upper - 1]
        upper -= 1
      }
      let exists = lower >= 1 && upper <= count
      let found = OrderStatistics.interval(of: quantile, count: count)
      #expect(found.map { [$0.lower, $0.upper] } == (exists ? [lower, upper] : nil), "\(count)")
    }
  }

  private static func exactWeights(_ count: Int, _ quantile: Quantile) -> [UInt128] {
    let hit = UInt128(quantile.numerator)
    let miss = UInt128(quantile.denominator - quantile.numerator)
    // The rows of Pascal's triangle, with powers of the two chances in their places.
    var row: [UInt128] = [1]
    for _ in 0..<count {
      row = zip(row + [0], [0] + row).map { $0 * miss + $1 * hit }
    }
    return row
  }

  @Test func manyValuesAreNoProblem() {
    for count in [1_000_000, 10_000_000] {
      for quantile in Quantile.reported {
        let found = OrderStatistics.interval(of: quantile, count: count)
        #expect(found.map { (9_500...9_510).contains($0.coverage) } == true)
      }
    }
  }

  // Oracle O13: the interval of the median holds the true one in at least 95 % of samples.
  @Test func intervalsHoldTheQuantile() throws {
    var generator = SeededGenerator(seed: 13)
    let truth = (0..<100_000).map { _ in ExGaussian(300, 40, 80).draw(&generator).microseconds }
      .sorted()
    for quantile in Quantile.reported.prefix(3) {
      let rank = OrderStatistics.rank(of: quantile, count: truth.count)
      var held = 0
      for _ in 0..<600 {
        var sample = MetricSample()
        for _ in 0..<100 { sample.add(ExGaussian(300, 40, 80).draw(&generator).microseconds) }
        let estimate = try #require(sample.estimate(of: quantile))
        if (estimate.lower...estimate.upper).contains(truth[rank - 1]) { held += 1 }
      }
      #expect(held >= 558, "\(quantile.name): \(held)")
    }
  }
}
