import AlertChecks
import AlertModel
import AlertReports
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles
import SimulationKernel

/// Looks for trouble with random alerts, people and interruptions.
struct FuzzCommand: Command {
  let specification = CommandSpecification(
    name: "fuzz",
    summary: "Make random alerts and people, and tell the simplest case of each finding.",
    operands: "", operandCount: 0...0,
    options: [
      OptionSpecification("--profile", value: "ID", help: "the toolkit's rules (needed)"),
      OptionSpecification("--runs", value: "N", help: "how many cases (default 1000)"),
      OptionSpecification(
        "--out", value: "DIR", help: "where cases are written (default alertlab-out)"),
      .seed, .jobs, .report, .color, .failOn,
    ])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard let name = arguments.text("--profile") else {
      throw UsageError(message: "--profile is missing")
    }
    guard let family = ProfileCatalogue.named(name) else {
      let known = ProfileCatalogue.all.map(\.id).joined(separator: ", ")
      throw UsageError(message: "there is no profile \"\(name)\"; there is \(known)")
    }
    let threshold = try Severity(failOn: arguments)
    let output = try ReportOutput(arguments)
    let runs = try arguments.number("--runs", in: 1...100_000_000, default: 1_000)
    let seed = try arguments.number("--seed", in: 0...UInt64.max, default: 0)
    let jobs = try Jobs.count(arguments)
    let result = await Fuzzer(family.profile(), seed: seed).run(cases: Int(runs), jobs: jobs)
    let folder = arguments.text("--out") ?? "alertlab-out"
    let found = try result.findings.map { found in
      try reported(found, in: folder, threshold)
    }
    let report = Report(command: "fuzz", seed: seed, scenarios: found)
    output.remark(summary(result), console)
    try output.write(report, console)
    return report.failures > 0 ? .findings : .clean
  }

  // The case is written first and read back, so that its token fits the file.
  private func reported(
    _ found: FuzzFinding, in folder: String, _ threshold: Severity
  ) throws -> ReportedScenario {
    let grade = found.finding.grade.map { "-\($0.rawValue)" } ?? ""
    let path = "\(folder)/\(found.scenario.profile.id)-\(found.finding.check)\(grade).json5"
    try ScenarioInput.write(found.scenario, found.finding, to: path)
    let loaded = try ScenarioInput.load(file: path)
    let record = Runner.runScript(loaded.compiled)
    return ReportedScenario(
      path: path, outcome: ScenarioOutcome(record, levels: loaded.levels.byCheck, expectation: nil),
      threshold: threshold, source: loaded.bytes)
  }

  private func summary(_ result: FuzzResult) -> String {
    let counts = result.buttonCounts.enumerated()
      .map { "\($0.offset == 4 ? "more" : String($0.offset)): \($0.element)" }
    let first = result.findings.map { found in
      "  \(found.finding.check)\(found.finding.grade.map { " (\($0.rawValue))" } ?? "")"
        + ": first in case \(found.firstCase)\n"
    }
    return """
      \(result.cases) cases; buttons \(counts.joined(separator: ", ")); \
      auto-dismiss in \(result.autoDismisses)
      \(first.joined())
      """
  }
}
