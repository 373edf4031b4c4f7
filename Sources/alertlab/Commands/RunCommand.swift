import AlertChecks
import AlertReports
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles

/// Runs scenarios by their scripts, or many times with people on top of them.
struct RunCommand: Command {
  let specification = CommandSpecification(
    name: "run", summary: "Run scenario files, or all in a folder, and tell what is wrong.",
    operands: "PATH...", operandCount: 1...10_000,
    options: SimulationOptions.options + [
      .report, .verbose, .color, .failOn, .baseline, .writeBaseline, .seed, .jobs,
    ])

  /// What holds for every scenario.
  struct Settings: Sendable {
    let gating: Gating
    let seed: UInt64
    let jobs: Int

    init(_ arguments: Arguments) throws {
      gating = try Gating(arguments)
      seed = try arguments.number("--seed", in: 0...UInt64.max, default: 0)
      jobs = try Jobs.count(arguments)
    }
  }

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let settings = try Settings(arguments)
    let output = try ReportOutput(arguments)
    let options = try SimulationOptions.read(arguments)
    var input = ScenarioInput.load(paths: arguments.operands)
    try output.keepApart(from: input.scenarios.map(\.path) + input.unusable.map(\.path))
    try settings.gating.keepBaselineApart(
      from: output.paths + input.scenarios.map(\.path) + input.unusable.map(\.path))
    let productions = options?.productions(of: &input) ?? []
    for line in input.unusable.flatMap(\.lines) { console.complain(line) }
    guard !input.scenarios.isEmpty || !input.unusable.isEmpty else {
      console.complain("alertlab run: there is no scenario file in what was given")
      return .nothingRan
    }
    Interruption.watch()
    var simulations: [ReportedSimulation] = []
    var scenarios: [ReportedScenario] = []
    if let options {
      simulations = await self.simulations(of: productions, options.amount, settings)
      scenarios = simulations.flatMap(\.runs)
    } else {
      scenarios = await scripted(input.scenarios, settings)
    }
    let report = Report(
      command: "run", seed: settings.seed, scenarios: scenarios, simulations: simulations,
      unusable: input.unusable, isPartial: Interruption.isRequested)
    try output.write(report, console)
    return try CommandEnding.code(of: report, input, settings.gating, console)
  }

  private func scripted(
    _ loaded: [LoadedScenario], _ settings: Settings
  ) async -> [ReportedScenario] {
    let outcomes = await Parallel.map(loaded, jobs: settings.jobs) {
      scenario -> ReportedScenario? in
      guard !Interruption.isRequested else { return nil }
      return ReportedScenario(
        path: scenario.path,
        outcome: ScenarioOutcome(
          Runner.runScript(scenario.compiled), levels: scenario.levels.byCheck,
          expectation: scenario.expectation),
        gate: settings.gating.gate(of: scenario), source: scenario.bytes)
    }
    return outcomes.compactMap { $0 }
  }
}

/// How many things are done at once.
enum Jobs {
  static func count(_ arguments: Arguments) throws(UsageError) -> Int {
    let cores = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    return Int(try arguments.number("--jobs", in: 1...1_024, default: cores))
  }
}
