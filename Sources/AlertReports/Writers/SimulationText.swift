import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The statistics sections of a text report.
enum SimulationText {
  /// A section for each kind of person.
  static func sections(of simulation: ReportedSimulation) -> [String] {
    simulation.results.map { section($0, in: simulation) }
  }

  private static func section(
    _ result: SimulationResult, in simulation: ReportedSimulation
  ) -> String {
    let statistics = result.statistics
    let rates = result.interruptions.map {
      ", \($0.kind.id) every \(Seconds.text($0.mean))"
    }
    var lines = [
      "\(TextSafety.printable(simulation.path)): \(statistics.runs) runs with "
        + "\(result.persona.id)\(rates.joined())",
      "  \(Seconds.text(statistics.time)) of virtual time, \(statistics.moves) moves; "
        + endings(statistics),
      "  alerts withheld touches for \(share(statistics.blocked, of: statistics.foreground)) "
        + "of the time in front",
    ]
    for (place, alert) in statistics.alerts.enumerated() where alert.presentations > 0 {
      lines += table(alert, simulation.compiled.alerts[place].name)
    }
    if result.isPartial { lines.append("  (interrupted)") }
    return lines.joined(separator: "\n")
  }

  private static func endings(_ statistics: SimulationStatistics) -> String {
    RunRecord.Ending.allCases.compactMap { ending in
      let count = statistics.endings[Int(ending.rawValue)]
      return count > 0 ? "\(count) ended \(ending.phrase)" : nil
    }.joined(separator: ", ")
  }

  private static func share(_ part: TimeSpan, of whole: TimeSpan) -> String {
    guard whole > .zero else { return "n/a" }
    let tenths =
      (Int128(part.microseconds) * 1_000 + Int128(whole.microseconds) / 2)
      / Int128(whole.microseconds)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  // MARK: Tables

  private static func table(_ alert: AlertStatistics, _ name: String) -> [String] {
    let times = "\(alert.presentations) presentation\(alert.presentations == 1 ? "" : "s")"
    let quantiles = Quantile.reported.map { left($0.name) }
    var lines = [
      "", "  \"\(TextSafety.printable(name))\": \(times) in \(alert.runs) runs",
      row("", "n", "cut off", quantiles),
    ]
    for metric in Metric.allCases { lines += rows(metric, alert) }
    lines.append(
      alert.isRepeated
        ? "    No intervals: presentations of one run are not independent."
        : "    In brackets: intervals that hold the quantile with 95 % confidence or more.")
    return lines
  }

  private static func rows(_ metric: Metric, _ alert: AlertStatistics) -> [String] {
    let sample = alert[metric]
    let text = ValueText(metric)
    let estimates = Quantile.reported.map { ($0, sample.estimate(of: $0)) }
    let values = estimates.map { left($1.map { text.value($0.value) } ?? "n/a") }
    let bounds = estimates.map { quantile, estimate in
      guard let estimate else {
        return left("(need \(OrderStatistics.minimumCount(of: quantile)))")
      }
      return left(alert.isRepeated ? "" : text.interval(estimate))
    }
    var lines = [
      row(metric.title, "\(sample.observed.count)", "\(sample.censored.count)", values),
      row("", "", "", bounds),
    ]
    if sample.censored.count > 0, metric.isTime {
      let median = sample.kaplanMeierMedian.map(text.value) ?? "not reached"
      lines.append("      median with what was cut off (Kaplan–Meier): \(median)")
    }
    return lines
  }

  private static func row(
    _ name: String, _ count: String, _ cutOff: String, _ cells: [String]
  ) -> String {
    let line = "    \(left(name))" + right(count, 8) + right(cutOff, 9) + "   " + cells.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func left(_ text: String) -> String {
    text + String(repeating: " ", count: max(20 - text.count, 1))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  // MARK: Assumptions

  /// What the simulations rest on, with where each number comes from; nil without a simulation.
  static func assumptions(of simulations: [ReportedSimulation]) -> String? {
    let groups = AssumptionGroups(simulations).groups
    guard !groups.isEmpty else { return nil }
    var lines = [
      "What people and interruptions rest on ([S] seen in a publication, [M] recalled, [M?] doubtful,",
      "[D] calculated, [A] assumed; reactions are normal plus exponential)",
    ]
    for group in groups {
      lines.append("  \(group.name): \(group.title)")
      lines += group.assumptions.map { "    \($0.name): \($0.value) [\($0.source.rawValue)]" }
    }
    return lines.joined(separator: "\n")
  }
}

/// The assumptions of some simulations, each person and interruption once.
struct AssumptionGroups {
  struct Group {
    let name: String
    let title: String
    let assumptions: [Assumption]
  }

  private(set) var groups: [Group] = []

  init(_ simulations: [ReportedSimulation]) {
    for result in simulations.flatMap(\.results) {
      add(result.persona.id, result.persona.title, result.persona.assumptions)
      for rate in result.interruptions {
        add(rate.kind.id, rate.kind.title, rate.kind.assumptions)
      }
    }
    if !groups.isEmpty { add("hands", "what all people share", HandModel.assumptions) }
  }

  private mutating func add(_ name: String, _ title: String, _ assumptions: [Assumption]) {
    guard !groups.contains(where: { $0.name == name }) else { return }
    groups.append(Group(name: name, title: title, assumptions: assumptions))
  }
}

/// How values of a metric are written.
private struct ValueText {
  private let isTime: Bool

  init(_ metric: Metric) { isTime = metric.isTime }

  // Among values that the histogram cannot tell apart, the middle one.
  func value(_ values: ClosedRange<Int64>) -> String {
    let middle = values.lowerBound + (values.upperBound - values.lowerBound) / 2
    return isTime ? Seconds.text(milliseconds((middle + 500) / 1_000)) : "\(middle)"
  }

  // Outwards, so that the interval keeps its promise.
  func interval(_ estimate: MetricSample.Estimate) -> String {
    guard isTime else { return "[\(estimate.lower)–\(estimate.upper)]" }
    let lower = Seconds.text(milliseconds(estimate.lower / 1_000)).dropLast(2)
    let upper = Seconds.text(milliseconds((estimate.upper + 999) / 1_000)).dropLast(2)
    return "[\(lower)–\(upper)]"
  }

  private func milliseconds(_ count: Int64) -> TimeSpan { .milliseconds(count) }
}

extension RunRecord.Ending {
  /// How a run ended, in a phrase.
  fileprivate var phrase: String {
    switch self {
    case .quiescent: "with nothing left to happen"
    case .horizon: "at the horizon"
    case .processEnded: "with the process"
    case .tooManyMoves: "after too many moves"
    }
  }
}
