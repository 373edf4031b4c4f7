import AlertChecks
import AlertSearch
import AlertSimulation
import Foundation
import SimulationKernel

/// Writes SARIF 2.1.0 for code scanning, within what GitHub accepts.
enum SARIFWriter {
  /// GitHub keeps so many results of a run.
  static let maximumResults = 5_000
  /// GitHub keeps so many steps of a result.
  static let maximumSteps = 1_000
  /// How many steps all results have together; a bound on the file's size.
  static let totalSteps = 100_000
  static let messageLimit = 1_000

  /// The log's bytes, with a line feed at the end.
  static func write(_ report: Report) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(log(report))
    data.append(UInt8(ascii: "\n"))
    return data
  }

  private static func log(_ report: Report) -> SARIFLog {
    let all = report.scenarios.flatMap { scenario in scenario.problems.map { (scenario, $0) } }
    // The order of the scenarios, unless there are too many: then the worst are kept.
    let kept =
      all.count <= maximumResults
      ? all
      : all.enumerated()
        .sorted { ($1.element.1.rank, $0.offset) < ($0.element.1.rank, $1.offset) }
        .prefix(maximumResults).map(\.element)
    let steps = min(maximumSteps, max(24, totalSteps / max(kept.count, 1)))
    return SARIFLog(
      run: SARIFRun(
        tool: SARIFTool(driver: SARIFDriver(rules: RuleText.all.map(SARIFRule.init))),
        automationDetails: ["id": "alertlab/\(report.command)/"],
        invocations: [invocation(report, leftOut: all.count - kept.count)],
        results: results(kept, report, steps)))
  }

  private static func results(
    _ problems: [(ReportedScenario, Problem)], _ report: Report, _ steps: Int
  ) -> [SARIFResult] {
    // The hashes of a file's lines are worked out once a file.
    var hashes: (path: String, lines: LineHashes?)?
    return problems.map { scenario, problem in
      if hashes?.path != scenario.path {
        hashes = (scenario.path, scenario.source.map(LineHashes.init))
      }
      return SARIFResultMaker(
        scenario: scenario, problem: problem, seed: report.seed, maximumSteps: steps,
        lines: hashes?.lines
      ).result
    }
  }

  private static func invocation(_ report: Report, leftOut: Int) -> SARIFInvocation {
    var notifications = report.unusable.flatMap(Self.notifications)
    if leftOut > 0 {
      notifications.append(
        SARIFNotification(
          level: "warning",
          message: SARIFMessage(
            "\(leftOut) of \(leftOut + maximumResults) results are left out, the least bad ones: "
              + "a code scanning report holds \(maximumResults).")))
    }
    if report.isPartial {
      notifications.append(
        SARIFNotification(
          level: "warning",
          message: SARIFMessage("The command was interrupted; not every scenario ran.")))
    }
    return SARIFInvocation(
      executionSuccessful: !report.isPartial && report.unusable.isEmpty,
      toolExecutionNotifications: notifications)
  }

  // A file that could not be run has no result: the tool did not get as far as looking at it.
  private static func notifications(_ input: UnusableInput) -> [SARIFNotification] {
    input.told.map { flaw in
      let location = SARIFPhysicalLocation(
        artifactLocation: SARIFArtifactLocation(path: input.path),
        region: flaw.place.map { SARIFRegion(startLine: $0.line, startColumn: $0.column) })
      return SARIFNotification(
        level: "error",
        message: SARIFMessage(TextSafety.brief(flaw.message, messageLimit)),
        locations: [SARIFLocation(physicalLocation: location, message: nil)])
    }
  }
}

/// Makes one result.
private struct SARIFResultMaker {
  let scenario: ReportedScenario
  let problem: Problem
  let seed: UInt64
  let maximumSteps: Int
  let lines: LineHashes?

  var result: SARIFResult {
    SARIFResult(
      ruleId: problem.rule.id,
      ruleIndex: RuleText.all.firstIndex { $0.id == problem.rule.id },
      level: problem.severity.rawValue, message: SARIFMessage(message), locations: [location()],
      partialFingerprints: fingerprints, codeFlows: flow.map { [$0] },
      properties: SARIFResult.Properties(
        alert: problem.finding?.alert, presentation: problem.finding?.presentation,
        atMicroseconds: problem.finding?.at.microseconds,
        grade: problem.finding?.grade?.rawValue, seed: "\(seed)", replay: scenario.token))
  }

  private var message: String {
    var sentences = [
      TextSafety.brief(problem.message, SARIFWriter.messageLimit) + "." + problem.citation
    ]
    if let difference = problem.difference, problem.finding == nil {
      sentences += DifferenceText(difference).rows.map { "\($0.label): \($0.value)" }
    }
    sentences.append("See it again: alertlab replay \(scenario.token)")
    return sentences.joined(separator: "\n")
  }

  private var line: Int { problem.place?.line ?? 1 }

  private func location(_ text: String? = nil) -> SARIFLocation {
    SARIFLocation(
      physicalLocation: SARIFPhysicalLocation(
        artifactLocation: SARIFArtifactLocation(path: scenario.path),
        region: SARIFRegion(startLine: line, startColumn: problem.place?.column ?? 1)),
      message: text.map(SARIFMessage.init))
  }

  private var fingerprints: [String: String] {
    var fingerprints = ["alertlabFinding/v1": problem.fingerprint.hex]
    fingerprints["primaryLocationLineHash"] = lines?.hash(ofLine: line)
    return fingerprints
  }

  private var flow: SARIFCodeFlow? {
    let record = scenario.outcome.record
    let marks = StoryMarks([problem], in: record)
    let story = Story(record, marking: marks.events, maximumLines: maximumSteps)
    var steps: [SARIFStep] = []
    for entry in story.entries {
      switch entry {
      case .leftOut(let count):
        steps.append(step(steps.count, "… \(count) left out …", "unimportant"))
      case .line(let line):
        let isMarked = marks.note(at: line.event) != nil
        steps.append(
          step(
            steps.count, "\(line.at)  \(line.actor): \(TextSafety.printable(line.what))",
            isMarked ? "essential" : "important"))
      }
    }
    return steps.isEmpty ? nil : SARIFCodeFlow(threadFlows: [.init(locations: steps)])
  }

  private func step(_ place: Int, _ text: String, _ importance: String) -> SARIFStep {
    SARIFStep(executionOrder: place + 1, importance: importance, location: location(text))
  }
}
