import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Writes a report for people: what happened, why it is wrong, how to see it again, what usually fixes it.
package struct TextWriter: Sendable {
  private static let width = 80

  /// Makes a writer.
  package init() {}

  /// The whole report.
  package func write(_ report: Report) -> String {
    var blocks: [String] = []
    for scenario in report.scenarios {
      if let differences = scenario.outcome.differences {
        if !differences.isEmpty { blocks.append(unexpected(scenario, differences)) }
      } else {
        blocks += scenario.outcome.findings.map { block($0, in: scenario) }
      }
    }
    for simulation in report.simulations {
      blocks += simulation.findings.map { block($0, in: simulation) }
    }
    blocks += report.simulations.flatMap(SimulationText.sections)
    if let assumptions = SimulationText.assumptions(of: report.simulations) {
      blocks.append(assumptions)
    }
    return (blocks + [summary(report)]).joined(separator: "\n\n") + "\n"
  }

  /// One finding of many runs, as the first of them showed it.
  private func block(
    _ found: ReportedSimulation.Found, in simulation: ReportedSimulation
  ) -> String {
    let counts = found.counts.map { "\($0.runs) of \($0.of) runs with \($0.persona)" }
    let note = "  Shown by \(counts.joined(separator: ", "))."
    return block(
      found.first.finding, in: found.run, note: found.isExpected ? note + " Expected." : note)
  }

  /// One finding, in full.
  private func block(
    _ finding: Finding, in scenario: ReportedScenario, note: String? = nil
  ) -> String {
    let description = CheckCatalogue.named(finding.check)?.description
    let grade = finding.grade.map { " (\($0.rawValue))" } ?? ""
    var lines = [
      "\(place(finding, scenario)): \(finding.severity.rawValue): \(finding.check)\(grade)",
      wrapped(TextSafety.printable(finding.message) + ", from \(Seconds.text(finding.at)) on."),
    ]
    if let note { lines.append(note) }
    lines += ["", "What happened"]
    lines += storyLines(scenario.outcome.record)
    lines += [
      "", "Why it is wrong", wrapped((description?.reason ?? "") + clauses(finding)),
      "", "What usually fixes it", wrapped(description?.usualFix ?? ""),
      "", "See it again", "  alertlab replay \(scenario.token)",
    ]
    return lines.joined(separator: "\n")
  }

  private func place(_ finding: Finding, _ scenario: ReportedScenario) -> String {
    let path = TextSafety.printable(scenario.path)
    return finding.source.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  private func clauses(_ finding: Finding) -> String {
    finding.clauses.isEmpty
      ? "" : " [" + finding.clauses.map { "contract:\($0)" }.joined(separator: ", ") + "]"
  }

  private func storyLines(_ record: RunRecord) -> [String] {
    let story = Story(record)
    let timeWidth = story.lines.map(\.at.count).max() ?? 0
    var lines = story.lines.map { line in
      let padding = String(repeating: " ", count: timeWidth - line.at.count)
      let actor = line.actor.padded(to: 8)
      return "  \(padding)\(line.at)  \(actor)\(TextSafety.printable(line.what))"
    }
    if story.leftOut > 0 {
      lines.insert("  … \(story.leftOut) lines left out …", at: lines.count / 2)
    }
    return lines
  }

  private func unexpected(
    _ scenario: ReportedScenario, _ differences: [Difference]
  ) -> String {
    var lines = ["\(TextSafety.printable(scenario.path)): error: not what the scenario expects"]
    for difference in differences {
      lines += [
        "  \(difference.what)", "    expected  \(TextSafety.printable(difference.expected))",
        "    actual    \(TextSafety.printable(difference.actual))",
      ]
    }
    lines.append("See it again")
    lines.append("  alertlab replay \(scenario.token)")
    return lines.joined(separator: "\n")
  }

  private func summary(_ report: Report) -> String {
    let count = report.scenarios.count + report.simulations.count
    let findings =
      report.scenarios.filter { $0.outcome.differences == nil }
      .reduce(0) { $0 + $1.outcome.findings.count }
      + report.simulations.reduce(0) { $0 + $1.findings.count }
    let asExpected = report.scenarios.count { $0.outcome.differences?.isEmpty == true }
    var parts = ["\(count) scenario\(count == 1 ? "" : "s")"]
    if asExpected > 0 { parts.append("\(asExpected) as expected") }
    parts.append("\(findings) finding\(findings == 1 ? "" : "s")")
    parts.append("\(report.failures) failed")
    if report.isPartial { parts.append("interrupted") }
    return parts.joined(separator: ", ") + " (seed \(report.seed))"
  }

  private func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = " "
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > Self.width, line != " " {
        lines.append(line)
        line = " "
      }
      line += " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }
}
