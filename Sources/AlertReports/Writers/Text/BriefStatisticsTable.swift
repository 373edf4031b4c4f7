import AlertChecks
import AlertSimulation
import SimulationKernel

/// What was measured of an alert, for somebody who has no time: each quantile over its interval.
enum BriefStatisticsTable {
  // Together 80 columns, for up to 999,999,999 observations.
  private static let nameWidth = 14
  private static let countWidth = 10
  private static let cutOffWidth = 8
  private static let cellWidth = 12

  /// What the tables show, once for all of them.
  static func legend(hasRepeated: Bool) -> String {
    "Under a value: an interval that holds it with 95 % confidence or more, or how many "
      + "observations that needs"
      + (hasRepeated ? "; none for an alert that came more than once in a run" : "")
      + ". Cut off: ended otherwise or still there at the end, so not in the values. "
      + "--verbose and JSON tell all, and what it rests on."
  }

  /// The table, under how often the alert came.
  static func lines(_ alert: AlertStatistics, _ name: String) -> [String] {
    var lines = SimulationText.head(alert, name)
    lines.append(row("", "n", "cut off", Quantile.reported.map(\.name)))
    for metric in Metric.allCases where isTelling(metric, alert) { lines += rows(metric, alert) }
    return lines
  }

  // That no tap was in vain is what one expects; those of presentations that were cut off count, too.
  private static func isTelling(_ metric: Metric, _ alert: AlertStatistics) -> Bool {
    let sample = alert[metric]
    return metric.isTime
      || [sample.observed, sample.censored].contains { $0.count > 0 && $0.greatest > 0 }
  }

  private static func rows(_ metric: Metric, _ alert: AlertStatistics) -> [String] {
    let sample = alert[metric]
    let text = BriefValueText(metric)
    let all = Quantile.reported.map { ($0, sample.estimate(of: $0)) }
    let values = all.map { $1.map { text.middle($0.value) } ?? "n/a" }
    let intervals = all.map { quantile, estimate in
      guard let estimate else { return "needs \(OrderStatistics.minimumCount(of: quantile))" }
      return alert.isRepeated ? "" : text.interval(estimate.lower, estimate.upper)
    }
    let lines = [
      row(
        metric.briefTitle + (metric.isTime ? ", s" : ""), "\(sample.observed.count)",
        "\(sample.censored.count)", values),
      row("", "", "", intervals),
    ]
    return lines.filter { !$0.isEmpty }
  }

  private static func row(
    _ name: String, _ count: String, _ cutOff: String, _ cells: [String]
  ) -> String {
    let line =
      "  \(name)".padded(to: nameWidth) + count.aligned(to: countWidth)
      + cutOff.aligned(to: cutOffWidth) + cells.map { $0.aligned(to: cellWidth) }.joined()
    return line.trimmed
  }
}

extension Metric {
  /// The name in narrow tables.
  fileprivate var briefTitle: String {
    switch self {
    case .timeToDecision: "decision"
    case .timeOnScreen: "on screen"
    case .blockedTime: "blocked"
    case .tapsWithoutEffect: "lost taps"
    }
  }
}
