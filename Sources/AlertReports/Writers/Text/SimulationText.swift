import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The statistics sections of a text report.
enum SimulationText {
  private static let wrapper = LineWrapper(width: TextWriter.width)
  private static let nameWidth = 24
  private static let countWidth = 8
  private static let cellWidth = 10

  /// A section for each kind of person, then what the simulations rest on.
  static func sections(of simulations: [ReportedSimulation]) -> [String] {
    guard !simulations.isEmpty else { return [] }
    let sections = simulations.flatMap { simulation in
      simulation.results.map { section($0, in: simulation) }
    }
    return sections + [assumptions(of: simulations)]
  }

  private static func section(
    _ result: SimulationResult, in simulation: ReportedSimulation
  ) -> String {
    let statistics = result.statistics
    let rates = result.interruptions.map { ", \($0.kind.id) every \(Seconds.text($0.mean))" }
    let head =
      Totals.count(statistics.runs, "run") + " with \(result.persona.id)" + rates.joined()
    let time =
      "\(Seconds.text(statistics.time)) of virtual time, "
      + Totals.count(statistics.moves, "move") + "; \(endings(statistics)). "
      + "Alerts withheld touches for \(share(statistics.blocked, of: statistics.foreground)) "
      + "of the time in front."
    var lines = [TextSafety.printable(simulation.path) + ":"]
    lines += wrapper.lines(head, first: "  ") + wrapper.lines(time, first: "  ")
    for finding in simulation.expected {
      lines += wrapper.lines(
        "Expected: \(finding.check), \(TextSafety.printable(finding.message))", first: "  ")
    }
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
    let times =
      Totals.count(alert.presentations, "presentation") + " in "
      + Totals.count(alert.runs, "run")
    var lines =
      [""] + wrapper.lines("\"\(TextSafety.printable(name))\": \(times)", first: "  ")
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
      "  \(name)".padded(to: nameWidth) + right(count, countWidth) + right(cutOff, countWidth)
      + cells.map { right($0, cellWidth) }.joined()
    return line.trimmed
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }

  // MARK: Assumptions

  /// What the simulations rest on, with where each number comes from.
  private static func assumptions(of simulations: [ReportedSimulation]) -> String {
    var lines = wrapper.lines(
      "What people and interruptions rest on: [S] was seen in a publication, [M] is recalled, "
        + "[M?] doubtful, [D] calculated, [A] assumed. Reactions are normal plus exponential.")
    for group in AssumptionGroups(simulations).groups {
      lines += wrapper.lines("\(group.name): \(group.title)", first: "  ")
      lines += group.assumptions.flatMap {
        wrapper.lines("\($0.name): \($0.value) [\($0.source.rawValue)]", first: "    ")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
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

/// How values of a metric are written: times in seconds with three decimals, counts as they are.
private struct ValueText {
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
