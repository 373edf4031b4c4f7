import AlertChecks

/// How values of a metric are written in at most six columns: times in seconds to four or five digits, and above a day
/// in hours; counts as they are.
struct BriefValueText {
  /// A range of times, what its last digit stands for, and how many decimals it has.
  private struct Scale {
    let end: Int64
    let step: Int64
    let decimals: Int
    var unit = ""
  }

  // In microseconds.
  private static let scales = [
    Scale(end: 10_000_000, step: 1_000, decimals: 3),
    Scale(end: 100_000_000, step: 10_000, decimals: 2),
    Scale(end: 1_000_000_000, step: 100_000, decimals: 1),
    Scale(end: 100_000_000_000, step: 1_000_000, decimals: 0),
    Scale(end: .max, step: 3_600_000_000, decimals: 0, unit: "h"),
  ]

  private enum Rounding {
    case down, nearest, up
  }

  private let isTime: Bool

  init(_ metric: Metric) { isTime = metric.isTime }

  /// Among values that the histogram cannot tell apart, the middle one.
  func middle(_ values: ClosedRange<Int64>) -> String {
    text(values.lowerBound + (values.upperBound - values.lowerBound) / 2, .nearest)
  }

  /// An interval; bounds are rounded outwards, so that it keeps its promise.
  func interval(_ lower: Int64, _ upper: Int64) -> String {
    "\(text(lower, .down))–\(text(upper, .up))"
  }

  private func text(_ value: Int64, _ rounding: Rounding) -> String {
    guard isTime else { return "\(value)" }
    for scale in Self.scales {
      let steps = steps(value, scale.step, rounding)
      // A value that is rounded up to the next scale belongs to it.
      guard steps < scale.end / scale.step else { continue }
      return decimal(steps, scale.decimals) + scale.unit
    }
    return "\(value)"
  }

  private func steps(_ value: Int64, _ step: Int64, _ rounding: Rounding) -> Int64 {
    switch rounding {
    case .down: value / step
    case .nearest: (value + step / 2) / step
    case .up: (value + step - 1) / step
    }
  }

  private func decimal(_ steps: Int64, _ decimals: Int) -> String {
    guard decimals > 0 else { return "\(steps)" }
    let digits = "\(steps)"
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    return padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
