import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Writes GitHub's workflow commands, which become annotations on a pull request's lines.
///
/// GitHub shows ten of a kind in a step, those that come first; so the worst come first and ten are written. A file that
/// could not be run comes before all findings, but only with its first error, lest one file push out everything else.
enum GitHubWriter {
  private static let maximum = 10
  private static let messageLimit = 1_000

  /// The commands, and a last line with the totals.
  static func write(_ report: Report) -> String {
    let all = report.scenarios.flatMap { scenario in scenario.problems.map { (scenario, $0) } }
    let worstFirst = all.enumerated()
      .sorted { ($1.element.1.rank, $0.offset) < ($0.element.1.rank, $1.offset) }
      .map(\.element)
    let flaws = report.unusable.map { input in input.told.map { annotation(input, $0) } }
    let annotations =
      flaws.flatMap { $0.prefix(1) } + worstFirst.map(annotation)
      + flaws.flatMap { $0.dropFirst() }
    var lines = Array(annotations.prefix(maximum))
    let leftOut = annotations.count - lines.count
    let more = leftOut > 0 ? "; \(leftOut) more than are annotated" : ""
    lines.append("alertlab: " + Totals(report).sentence + more)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func annotation(
    _ scenario: ReportedScenario, _ problem: Problem
  ) -> String {
    let command = problem.severity == .note ? "notice" : problem.severity.rawValue
    let properties = properties(scenario.path, problem.place, problem.title)
    return "::\(command) \(properties)::\(data(message(scenario, problem)))"
  }

  private static func annotation(_ input: UnusableInput, _ flaw: UnusableInput.Flaw) -> String {
    let properties = properties(input.path, flaw.place, UnusableInput.kind)
    let message = TextSafety.brief(flaw.message, messageLimit) + ". The file was not run."
    return "::error \(properties)::\(data(message))"
  }

  private static func properties(_ path: String, _ place: SourceLine?, _ title: String) -> String {
    [
      ("file", file(path)), ("line", "\(place?.line ?? 1)"), ("col", "\(place?.column ?? 1)"),
      ("title", title),
    ].map { "\($0)=\(property($1))" }.joined(separator: ",")
  }

  private static func message(_ scenario: ReportedScenario, _ problem: Problem) -> String {
    var lines = [TextSafety.brief(problem.message, messageLimit) + "."]
    if let difference = problem.difference, problem.finding == nil {
      lines += DifferenceText(difference).rows.map { "\($0.label): \($0.value)" }
    } else {
      lines.append(problem.rule.reason + problem.citation)
    }
    return
      (lines + [
        "The usual fix: \(problem.rule.usualFix)",
        "See it again: alertlab replay \(scenario.token)",
      ]).joined(separator: "\n")
  }

  // GitHub matches the path with those of the pull request.
  private static func file(_ path: String) -> String {
    TextSafety.printable(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  private static func data(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "%": Array("%25")
        case "\r": Array("%0D")
        case "\n": Array("%0A")
        default: [Character(scalar)]
        }
      })
  }

  private static func property(_ text: String) -> String {
    // By scalars: a comma under an accent is another character, but ends the property all the same.
    String(
      data(text).unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case ":": Array("%3A")
        case ",": Array("%2C")
        default: [Character(scalar)]
        }
      })
  }
}
