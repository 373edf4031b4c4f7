package import AlertChecks
import AlertModel
package import AlertSearch
import AlertSimulation
import SimulationKernel

/// Writes a report for people: what is wrong and why, what happened, how to see it again, what usually fixes it.
///
/// Lines have at most 80 columns, but for paths and tokens, which must stay whole.
package struct TextWriter: Sendable {
  static let width = 80
  private let paint: Paint
  private let isVerbose: Bool
  private let listsUnusable: Bool

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - usesColour: whether a terminal shows the text.
  ///   - isVerbose: whether it tells what happened in scenarios with which nothing is wrong, too.
  ///   - listsUnusable: whether it tells what is wrong with files that could not be run, beside how many there are.
  package init(
    usesColour: Bool = false, isVerbose: Bool = false, listsUnusable: Bool = true
  ) {
    paint = Paint(isOn: usesColour)
    self.isVerbose = isVerbose
    self.listsUnusable = listsUnusable
  }

  /// The whole report.
  package func write(_ report: Report) -> String {
    var groups: [[String]] = []
    if isVerbose {
      // What is wrong comes last, where a terminal shows it.
      groups += report.scenarios.filter(\.problems.isEmpty).map { TraceText($0, paint).group }
    }
    for scenario in report.scenarios where !scenario.problems.isEmpty {
      let trace = isVerbose ? [""] + TraceText(scenario, paint).section : []
      groups.append(heading(scenario) + [""] + ScenarioText(scenario, paint).lines + trace)
    }
    return write(report, groups.map { $0.joined(separator: "\n") })
  }

  private func write(_ report: Report, _ scenarios: [String]) -> String {
    var groups = scenarios
    let totals = Totals(report)
    groups += ExplorationText(paint, isVerbose: isVerbose).sections(of: report.explorations)
    groups += SimulationText.sections(of: report.simulations, isVerbose: isVerbose)
    if listsUnusable, let section = UnusableInputText(paint).section(of: report.unusable) {
      groups.append(section)
    }
    return (groups + [closing(totals)]).joined(separator: "\n\n") + "\n"
  }

  /// One finding of a scenario by itself, whether or not it is expected.
  package func write(_ finding: Finding, of scenario: ReportedScenario) -> String {
    write(Problem(finding, scenario.gate.status(of: finding, in: scenario.path)), of: scenario)
  }

  /// One difference from what is expected by itself.
  package func write(_ difference: Difference, of scenario: ReportedScenario) -> String {
    write(Problem(difference, listedBy: scenario.lister), of: scenario)
  }

  private func write(_ problem: Problem, of scenario: ReportedScenario) -> String {
    ScenarioText(scenario, paint, problems: [problem]).lines.joined(separator: "\n")
  }

  private func heading(_ scenario: ReportedScenario) -> [String] {
    let rule = String(repeating: "-", count: Self.width)
    return [paint.faint(rule)]
      + LineWrapper(width: Self.width).lines(scenario.heading).map(paint.strong)
  }

  private func closing(_ totals: Totals) -> String {
    let lines = LineWrapper(width: Self.width).lines(totals.sentence)
    return lines.map { line in
      totals.failed > 0 || totals.notRun != nil ? paint.severe(line, .error) : paint.good(line)
    }.joined(separator: "\n")
  }
}

extension ReportedScenario {
  /// What it is called, and by which rules it was run.
  var heading: String {
    "\(TextSafety.brief(title, 240)) [\(outcome.record.compiled.profile.id)]"
  }
}

/// What a report comes to, in numbers.
struct Totals: Sendable {
  let scenarios: Int
  let failed: Int
  let asExpected: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  let unusable: Int
  let isPartial: Bool
  /// How many explorations did not look at everything.
  let bounded: Int
  /// How many do not reach what was asked for.
  let missed: Int
  let seed: UInt64

  /// Counts a report.
  init(_ report: Report) {
    let problems = report.scenarios.flatMap(\.problems)
    scenarios = report.scenarioCount
    failed = report.failures
    asExpected = report.scenarios.count { $0.outcome.differences != nil && !$0.fails }
    errors = problems.count { $0.severity == .error }
    warnings = problems.count { $0.severity == .warning }
    notes = problems.count { $0.severity == .note }
    unusable = report.unusable.count
    isPartial = report.isPartial
    bounded = report.explorations.count { !$0.exploration.isClosed }
    missed = report.explorations.count(where: \.missesGoal)
    seed = report.seed
  }

  /// The numbers in a sentence.
  var sentence: String {
    var parts = [Self.count(scenarios, "scenario")]
    if asExpected > 0 { parts.append("\(asExpected) as expected") }
    if failed > 0 { parts.append("\(failed) failed") }
    if errors > 0 { parts.append(Self.count(errors, "error")) }
    if warnings > 0 { parts.append(Self.count(warnings, "warning")) }
    if notes > 0 { parts.append(Self.count(notes, "note")) }
    if errors + warnings + notes == 0, scenarios > 0 || unusable == 0 {
      parts.append(bounded > 0 ? "nothing wrong was found" : "nothing wrong")
    }
    let end =
      (notRun.map { "; \($0)" } ?? "")
      + (missed > 0 ? "; " + Self.count(missed, "goal") + " not reached" : "")
      + (bounded > 0 ? "; \(bounded) not looked at in full" : "")
      + (isPartial ? "; interrupted, the rest did not run" : "")
    return parts.joined(separator: ", ") + end + " (seed \(seed))"
  }

  /// That there are files that could not be run; nil when there are none.
  var notRun: String? {
    unusable > 0 ? Self.count(unusable, "file") + " could not be run" : nil
  }

  static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
