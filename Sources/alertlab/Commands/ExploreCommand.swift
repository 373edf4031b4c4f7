import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

/// Explores every interleaving of scenarios.
struct ExploreCommand: Command {
  let specification = CommandSpecification(
    name: "explore",
    summary: "Look at every order of events, with a proof or the simplest story that goes wrong.",
    operands: "PATH...", operandCount: 1...10_000,
    options: ExplorationOptions.options + [
      .report, .color, .verbose, .failOn, .baseline, .writeBaseline, .jobs,
    ])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let gating = try Gating(arguments)
    let jobs = try Jobs.count(arguments)
    let output = try ReportOutput(arguments)
    let options = try ExplorationOptions(arguments)
    let input = ScenarioInput.load(paths: arguments.operands)
    try output.keepApart(from: input.scenarios.map(\.path) + input.unusable.map(\.path))
    try gating.keepBaselineApart(
      from: output.paths + input.scenarios.map(\.path) + input.unusable.map(\.path))
    for line in input.unusable.flatMap(\.lines) { console.complain(line) }
    guard !input.scenarios.isEmpty || !input.unusable.isEmpty else {
      console.complain("alertlab explore: there is no scenario file in what was given")
      return .nothingRan
    }
    let goals = try Self.goals(options, input.scenarios)
    Interruption.watch()
    let explorations = await Parallel.map(Array(zip(input.scenarios, goals)), jobs: jobs) {
      scenario, goal in
      Interruption.isRequested
        ? nil : Self.explored(scenario, options, goal, gating.gate(of: scenario))
    }.compactMap { $0 }
    let report = Report(
      command: "explore", seed: 0, scenarios: explorations.flatMap(\.runs),
      explorations: explorations, unusable: input.unusable, isPartial: Interruption.isRequested)
    try output.write(report, console)
    if options.tellsWhyBounded {
      for line in ExplorationText.growth(of: explorations) { output.remark(line + "\n", console) }
    }
    if let folder = options.folder { try write(explorations, to: folder, console) }
    let code = try CommandEnding.code(of: report, input, gating, console)
    return code == .clean && explorations.contains(where: \.missesGoal) ? .findings : code
  }

  private static func goals(
    _ options: ExplorationOptions, _ scenarios: [LoadedScenario]
  ) throws(UsageError) -> [Goal?] {
    guard let text = options.goal else { return scenarios.map { _ in nil } }
    var goals: [Goal?] = []
    for scenario in scenarios {
      do throws(Goal.Problem) {
        goals.append(try Goal(text, in: scenario.compiled))
      } catch {
        throw UsageError(message: "--reach, for \(scenario.path): \(error.message)")
      }
    }
    return goals
  }

  /// Writes every story that goes wrong as a scenario, whose script shows the finding again.
  private func write(
    _ explorations: [ReportedExploration], to folder: String, _ console: Console
  ) throws {
    for reported in explorations {
      // The whole path, so that files of the same name in two folders do not meet.
      let name = reported.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        .joined(separator: "-").replacing(".json5", with: "")
      for (number, example) in reported.exploration.counterexamples.enumerated() {
        guard let story = example.scripted else { continue }
        let path = "\(folder)/\(name)-\(number + 1)-\(example.check).json5"
        let remark =
          story.showsFinding
          ? "run shows it" : "run takes ties in another order and may not show it; the token does"
        try ScenarioInput.write(
          story.scenario, example.finding, to: path, by: "explore", of: reported.path,
          remark: remark)
        console.complain("\(path): \(remark)")
      }
    }
  }

  private static func explored(
    _ scenario: LoadedScenario, _ options: ExplorationOptions, _ goal: Goal?, _ gate: Gate
  ) -> ReportedExploration {
    let levels = scenario.levels.byCheck
    let explorer = Explorer(
      scenario.compiled, interruptions: options.interruptions ?? scenario.interruptionKinds,
      levels: levels, budgets: options.budgets,
      passing: options.passing, rounding: scenario.rounding, goal: goal, limits: options.limits)
    let exploration = explorer.run { Interruption.isRequested }
    return ReportedExploration(
      path: scenario.path, exploration: exploration, script: Runner.runScript(scenario.compiled),
      gate: gate, expectation: scenario.expectation, source: scenario.bytes)
  }
}
