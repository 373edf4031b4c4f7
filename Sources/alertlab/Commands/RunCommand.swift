import AlertChecks
import AlertReports
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles

/// Runs scenarios by their scripts.
struct RunCommand: Command {
  let specification = CommandSpecification(
    name: "run", summary: "Run scenario files, or all in a folder, and tell what is wrong.",
    operands: "PATH...", operandCount: 1...10_000,
    options: [.report, .color, .failOn, .baseline, .writeBaseline, .seed, .jobs])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let gating = try Gating(arguments)
    let output = try ReportOutput(arguments)
    let seed = try arguments.number("--seed", in: 0...UInt64.max, default: 0)
    let jobs = try Jobs.count(arguments)
    let loaded = try ScenarioInput.load(paths: arguments.operands)
    guard !loaded.isEmpty else {
      console.complain("alertlab run: there is no scenario file in what was given")
      return .nothingRan
    }
    Interruption.watch()
    let outcomes = await Parallel.map(loaded, jobs: jobs) { scenario -> ReportedScenario? in
      guard !Interruption.isRequested else { return nil }
      return ReportedScenario(
        path: scenario.path,
        outcome: ScenarioOutcome(
          Runner.runScript(scenario.compiled), levels: scenario.levels.byCheck,
          expectation: scenario.expectation),
        gate: gating.gate(of: scenario), source: scenario.bytes)
    }
    let report = Report(
      command: "run", seed: seed, scenarios: outcomes.compactMap { $0 },
      isPartial: Interruption.isRequested)
    try output.write(report, console)
    if try gating.writeBaseline(of: report, console) { return Interruption.exitCode ?? .clean }
    return Interruption.exitCode ?? (report.failures > 0 ? .findings : .clean)
  }
}

/// How many things are done at once.
enum Jobs {
  static func count(_ arguments: Arguments) throws(UsageError) -> Int {
    let cores = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    return Int(try arguments.number("--jobs", in: 1...1_024, default: cores))
  }
}
