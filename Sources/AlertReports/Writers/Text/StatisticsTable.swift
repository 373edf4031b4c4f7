import AlertChecks
import AlertSimulation
import SimulationKernel

/// All that was measured of an alert, in a table.
enum StatisticsTable {
  private static let wrapper = LineWrapper(width: TextWriter.width)
  private static let nameWidth = 24
  private static let countWidth = 8
  private static let cellWidth = 10

  /// The table, under how often the alert came.
  static func lines(_ alert: AlertStatistics, _ name: String) -> [String] {
    var lines = SimulationText.head(alert, name)
    lines.append(row("", "n", "cut off", Quantile.reported.map(\.name)))
    for metric in Metric.allCases { lines += rows(metric, alert) }
    let note =
      alert.isRepeated
      ? "No intervals: presentations of one run are not independent."
      : "From and to: an interval that holds the quantile with 95 % confidence or more."
    return lines + wrapper.lines(note, first: "  ")
  }

  private static func rows(_ metric: Metric, _ alert: AlertStatistics) -> [String] {
    let sample = alert[metric]
    let text = ValueText(metric)
    let all = Quantile.reported.map { ($0, sample.estimate(of: $0)) }
    let values = all.map { $1.map { text.middle($0.value) } ?? "n/a" }
    var lines = [
      row(
        metric.title + (metric.isTime ? ", s" : ""), "\(sample.observed.count)",
        "\(sample.censored.count)", values)
    ]
    let lower = all.map { quantile, estimate in
      estimate.map { alert.isRepeated ? "" : text.floor($0.lower) }
        ?? "need \(OrderStatistics.minimumCount(of: quantile))"
    }
    lines.append(row("  from", "", "", lower))
    lines.append(
      row(
        "  to", "", "", all.map { $1.map { alert.isRepeated ? "" : text.ceiling($0.upper) } ?? "" })
    )
    if sample.censored.count > 0, metric.isTime {
      let median = sample.kaplanMeierMedian.map(text.middle) ?? "not reached"
      lines.append(row("  with what was cut off", "", "", [median]))
    }
    // A bound without any value says nothing.
    return lines.filter { !["    from", "    to"].contains($0) }
  }

  private static func row(
    _ name: String, _ count: String, _ cutOff: String, _ cells: [String]
  ) -> String {
    let line =
      "  \(name)".padded(to: nameWidth) + count.aligned(to: countWidth)
      + cutOff.aligned(to: countWidth)
      + cells.map { $0.aligned(to: cellWidth) }.joined()
    return line.trimmed
  }
}
