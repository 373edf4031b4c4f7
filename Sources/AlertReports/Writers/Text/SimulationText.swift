import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The statistics sections of a text report.
enum SimulationText {
  private static let wrapper = LineWrapper(width: TextWriter.width)

  /// A section for each kind of person, then how to read them or, if everything is told, what they rest on.
  static func sections(of simulations: [ReportedSimulation], isVerbose: Bool) -> [String] {
    guard !simulations.isEmpty else { return [] }
    let sections = simulations.flatMap { simulation in
      simulation.results.map { section($0, in: simulation, isVerbose: isVerbose) }
    }
    guard !isVerbose else { return sections + [AssumptionText().section(of: simulations)] }
    let alerts = simulations.flatMap(\.results).flatMap(\.statistics.alerts)
    guard alerts.contains(where: { $0.presentations > 0 }) else { return sections }
    let legend = BriefStatisticsTable.legend(hasRepeated: alerts.contains(where: \.isRepeated))
    return sections + [wrapper.lines(legend).joined(separator: "\n")]
  }

  private static func section(
    _ result: SimulationResult, in simulation: ReportedSimulation, isVerbose: Bool
  ) -> String {
    let statistics = result.statistics
    let rates = result.interruptions.map { ", \($0.kind.id) every \(Seconds.text($0.mean))" }
    let head =
      Totals.count(statistics.runs, "run") + " with \(result.persona.id)" + rates.joined()
    let work =
      "\(Seconds.text(statistics.time)) of virtual time, " + Totals.count(statistics.moves, "move")
      + "; "
    let blocked =
      "Alerts withheld touches for \(share(statistics.blocked, of: statistics.foreground)) "
      + "of the time in front."
    let endings = endings(statistics, isVerbose: isVerbose)
    let time = (isVerbose ? work : "") + (endings.isEmpty ? "" : endings + ". ") + blocked
    var lines = [TextSafety.printable(simulation.path) + ":"]
    lines += wrapper.lines(head, first: "  ") + wrapper.lines(time, first: "  ")
    for finding in simulation.expected {
      lines += wrapper.lines(
        "Expected: \(finding.check), \(TextSafety.printable(finding.message))", first: "  ")
    }
    for (place, alert) in statistics.alerts.enumerated() where alert.presentations > 0 {
      let name = simulation.compiled.alerts[place].name
      lines +=
        isVerbose ? StatisticsTable.lines(alert, name) : BriefStatisticsTable.lines(alert, name)
    }
    if result.isPartial { lines.append("  (interrupted)") }
    return lines.joined(separator: "\n")
  }

  private static func endings(
    _ statistics: SimulationStatistics, isVerbose: Bool
  ) -> String {
    RunRecord.Ending.allCases.compactMap { ending in
      let count = statistics.endings[Int(ending.rawValue)]
      return count > 0 && (isVerbose || !ending.isUsual) ? "\(count) ended \(ending.phrase)" : nil
    }.joined(separator: ", ")
  }

  private static func share(_ part: TimeSpan, of whole: TimeSpan) -> String {
    guard whole > .zero else { return "n/a" }
    let tenths =
      (Int128(part.microseconds) * 1_000 + Int128(whole.microseconds) / 2)
      / Int128(whole.microseconds)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// How often an alert came, as the head of its table.
  static func head(_ alert: AlertStatistics, _ name: String) -> [String] {
    let times =
      Totals.count(alert.presentations, "presentation") + " in "
      + Totals.count(alert.runs, "run")
    return [""] + wrapper.lines("\"\(TextSafety.printable(name))\": \(times)", first: "  ")
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }

  /// The text with blanks before it, at least one.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 1)) + self
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

  /// Whether nobody wonders at it.
  fileprivate var isUsual: Bool {
    switch self {
    case .quiescent, .horizon: true
    case .processEnded, .tooManyMoves: false
    }
  }
}
