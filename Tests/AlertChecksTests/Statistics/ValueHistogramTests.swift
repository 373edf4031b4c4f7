import AlertChecks
import SimulationKernel
import Testing

@Suite struct ValueHistogramTests {
  private static func values(_ count: Int, seed: UInt64) -> [Int64] {
    var generator = SeededGenerator(seed: seed)
    // Of all sizes, from nothing to weeks.
    return (0..<count).map { _ in
      Int64(generator.below(1 << (1 + generator.below(41))))
    }
  }

  private static func histogram(_ values: [Int64]) -> ValueHistogram {
    var histogram = ValueHistogram()
    for value in values { histogram.add(value) }
    return histogram
  }

  @Test func mergingIsAssociativeAndExact() {
    let parts = (1...3).map { Self.values(2_000, seed: UInt64($0)) }
    let histograms = parts.map(Self.histogram)
    var left = histograms[0]
    left.merge(histograms[1])
    left.merge(histograms[2])
    var right = histograms[1]
    right.merge(histograms[2])
    var other = histograms[0]
    other.merge(right)
    var reversed = histograms[2]
    reversed.merge(histograms[1])
    reversed.merge(histograms[0])
    let whole = Self.histogram(parts.flatMap { $0 })
    #expect(left == other && left == reversed && left == whole)
    var same = whole
    same.merge(ValueHistogram())
    #expect(same == whole)
  }

  @Test func everyValueIsFoundWithinTheResolution() {
    let values = Self.values(5_000, seed: 9).sorted()
    let histogram = Self.histogram(values)
    for (place, value) in values.enumerated() {
      guard let found = histogram.values(atRank: place + 1) else {
        Issue.record("rank \(place + 1)")
        continue
      }
      #expect(found.contains(value))
      let width = found.upperBound - found.lowerBound
      #expect(value < 2_048 ? width == 0 : width * 1_024 < value)
    }
    #expect(histogram.values(atRank: 0) == nil && histogram.values(atRank: 5_001) == nil)
    #expect(histogram.count == 5_000 && histogram.sum == Int128(values.reduce(0, +)))
    #expect(histogram.least == values.first && histogram.greatest == values.last)
  }

  @Test func placesTileAllNumbers() {
    var value: Int64 = 0
    while value < 1 << 40 {
      let values = ValueHistogram.values(like: value)
      #expect(values.lowerBound == value)
      let (next, overflow) = values.upperBound.addingReportingOverflow(1)
      guard !overflow else { break }
      value = next
    }
    #expect(ValueHistogram.values(like: .max).upperBound == .max)
  }

  // Five values, two cut off: S falls to 4/5, then (after one left) to 4/5 · 2/3, then to 4/5 · 2/3 · 1/2.
  @Test func kaplanAndMeierCountWhatWasCutOff() {
    var sample = MetricSample()
    for value in [10, 30, 50] as [Int64] { sample.add(value) }
    for value in [20, 60] as [Int64] { sample.add(value, isCensored: true) }
    #expect(sample.kaplanMeierMedian == 50...50)
    sample.add(70, isCensored: true)
    sample.add(80, isCensored: true)
    sample.add(90, isCensored: true)
    #expect(sample.kaplanMeierMedian == nil)
    var whole = MetricSample()
    for value in 1...9 { whole.add(Int64(value)) }
    #expect(whole.kaplanMeierMedian == 5...5)
    #expect(MetricSample().kaplanMeierMedian == nil)
  }
}
