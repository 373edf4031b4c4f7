import AlertChecks
import AlertSimulation
import SimulationKernel

/// How values of a metric are written: times in seconds with three decimals, counts as they are.
struct ValueText {
  private let isTime: Bool

  init(_ metric: Metric) { isTime = metric.isTime }

  /// Among values that the histogram cannot tell apart, the middle one.
  func middle(_ values: ClosedRange<Int64>) -> String {
    let middle = values.lowerBound + (values.upperBound - values.lowerBound) / 2
    return isTime ? seconds((middle + 500) / 1_000) : "\(middle)"
  }

  // Bounds are rounded outwards, so that the interval keeps its promise.
  func floor(_ value: Int64) -> String { isTime ? seconds(value / 1_000) : "\(value)" }

  func ceiling(_ value: Int64) -> String {
    isTime ? seconds((value + 999) / 1_000) : "\(value)"
  }

  private func seconds(_ milliseconds: Int64) -> String {
    String(Seconds.text(.milliseconds(milliseconds) as TimeSpan).dropLast(2))
  }
}
