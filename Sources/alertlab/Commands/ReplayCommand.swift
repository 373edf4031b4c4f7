import AlertChecks
import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

/// Repeats a run from its token.
struct ReplayCommand: Command {
  let specification = CommandSpecification(
    name: "replay", summary: "Repeat a run from the token that a report printed.",
    operands: "TOKEN [FILE]", operandCount: 1...2,
    options: [.report, .verbose, .color, .failOn, .baseline])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let gating = try Gating(arguments)
    let output = try ReportOutput(arguments)
    let token: ReplayToken
    do throws(ReplayToken.Failure) {
      token = try ReplayToken(text: arguments.operands[0])
    } catch {
      throw InputError("alertlab replay: \(error)")
    }
    let path = arguments.operands.count > 1 ? arguments.operands[1] : token.path
    let scenario: LoadedScenario
    do throws(UnusableInput) {
      scenario = try ScenarioInput.load(file: path)
    } catch {
      for line in error.lines { console.complain(line) }
      if arguments.operands.count == 1 {
        console.complain("If the file is elsewhere, say where: alertlab replay TOKEN FILE")
      }
      try output.write(Report(command: "run", seed: 0, scenarios: [], unusable: [error]), console)
      return .badInput
    }
    guard scenario.compiled.fingerprint == token.scenario else {
      throw InputError(
        "alertlab replay: \(path) is not the scenario that the token was made for, or it has "
          + "changed since; run it again for a new token")
    }
    guard let record = Runner.replay(token.moves, in: scenario.compiled) else {
      throw InputError("alertlab replay: the token's moves are not possible in \(path)")
    }
    let outcome = Self.outcome(of: record, scenario)
    // The report of a replay is the report of the run.
    let report = Report(
      command: "run", seed: 0,
      scenarios: [
        ReportedScenario(
          path: token.path, outcome: outcome, gate: gating.gate(of: scenario),
          source: scenario.bytes)
      ])
    try output.write(report, console)
    return report.failures > 0 ? .findings : .clean
  }

  /// What a scenario expects, it expects of its script; of another story, only that it shows nothing else.
  private static func outcome(
    of record: RunRecord, _ scenario: LoadedScenario
  ) -> ScenarioOutcome {
    let outcome = ScenarioOutcome(
      record, levels: scenario.levels.byCheck, expectation: scenario.expectation)
    guard let expectation = scenario.expectation,
      record.moves != Runner.runScript(scenario.compiled).moves
    else { return outcome }
    guard let wanted = expectation.explored ?? expectation.findings else {
      return ScenarioOutcome(record, findings: outcome.findings)
    }
    let unexpected = outcome.findings.filter { finding in
      !wanted.contains { $0.describes(finding) }
    }
    return ScenarioOutcome(
      record, findings: outcome.findings,
      differences: unexpected.map { Difference(unexpected: $0) })
  }
}
