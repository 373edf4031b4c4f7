/// Observations of one metric: those that came to their end, and those that were cut off.
package struct MetricSample: Hashable, Sendable {
  package private(set) var observed = ValueHistogram()
  /// Cut off by something else or by the end of the run: the true value is greater.
  package private(set) var censored = ValueHistogram()

  /// Makes an empty sample.
  package init() {}

  /// Adds an observation.
  package mutating func add(_ value: Int64, isCensored: Bool = false) {
    if isCensored { censored.add(value) } else { observed.add(value) }
  }

  /// Adds all observations of another sample.
  package mutating func merge(_ other: MetricSample) {
    observed.merge(other.observed)
    censored.merge(other.censored)
  }

  /// A quantile of the observed values with its interval; bounds are outward, so the interval keeps its promise.
  package struct Estimate: Hashable, Sendable {
    /// The values among which the quantile lies: one, or as many as the histogram cannot tell apart.
    package let value: ClosedRange<Int64>
    package let lower: Int64
    package let upper: Int64
  }

  /// The estimate of a quantile; nil when there are too few values for an interval.
  package func estimate(of quantile: Quantile) -> Estimate? {
    guard let ranks = OrderStatistics.interval(of: quantile, count: observed.count),
      let value = observed.values(
        atRank: OrderStatistics.rank(of: quantile, count: observed.count)),
      let lower = observed.values(atRank: ranks.lower),
      let upper = observed.values(atRank: ranks.upper)
    else { return nil }
    return Estimate(value: value, lower: lower.lowerBound, upper: upper.upperBound)
  }

  /// The Kaplan–Meier median, which counts censored values for as long as they were watched; nil when less than
  /// half of all came to their end.
  package var kaplanMeierMedian: ClosedRange<Int64>? {
    var atRisk = UInt64(observed.count + censored.count)
    var left = censored.places[...]
    let whole: UInt64 = 1 << 62
    var surviving = whole
    for place in observed.places {
      while let first = left.first, first.values.lowerBound < place.values.lowerBound {
        atRisk -= UInt64(first.count)
        left.removeFirst()
      }
      let product = surviving.multipliedFullWidth(by: atRisk - UInt64(place.count))
      surviving = atRisk.dividingFullWidth(product).quotient
      if surviving <= whole / 2 { return place.values }
      atRisk -= UInt64(place.count)
    }
    return nil
  }
}
