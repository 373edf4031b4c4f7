package import AlertChecks
package import AlertSearch
package import AlertSimulation
import SimulationKernel

/// One scenario's exploration, before it is written in some format.
///
/// What is wrong is told by runs, as for a script: the simplest story of each violation, which its token repeats.
package struct ReportedExploration: Sendable {
  /// The path as it was given.
  package let path: String
  package let exploration: Exploration
  /// The violations that the scenario says must come.
  package let expected: [Finding]
  /// Their stories, in the same order.
  let expectedStories: [RunRecord]
  /// The simplest story of each other violation, those that fail first; without any, the script's run.
  package let runs: [ReportedScenario]

  /// Makes the part.
  ///
  /// What the scenario expects of its script is expected of an exploration too, unless it says more about that.
  package init(
    path: String, exploration: Exploration, script: RunRecord, gate: Gate,
    expectation: Expectation?, source: [UInt8]? = nil
  ) {
    self.path = path
    self.exploration = exploration
    let wanted = expectation?.explored ?? expectation?.findings
    var expected: [Finding] = []
    var stories: [RunRecord] = []
    var outcomes: [ScenarioOutcome] = []
    for example in exploration.counterexamples {
      let finding = example.finding
      if wanted?.contains(where: { $0.describes(finding) }) == true {
        expected.append(finding)
        stories.append(example.outcome.record)
        continue
      }
      let differences = wanted.map { _ in [Difference(unexpected: finding)] }
      outcomes.append(
        ScenarioOutcome(example.outcome.record, findings: [finding], differences: differences))
    }
    self.expected = expected
    expectedStories = stories
    let missing = (expectation?.explored ?? []).filter { wanted in
      !expected.contains { wanted.describes($0) }
    }
    if outcomes.isEmpty || !missing.isEmpty {
      let differences = wanted.map { _ in missing.map { Difference(missing: $0) } }
      outcomes.append(ScenarioOutcome(script, findings: [], differences: differences))
    }
    let failing = outcomes.filter { gate.fails($0, in: path) }
    let passing = outcomes.filter { !gate.fails($0, in: path) }
    runs = (failing + passing).enumerated().map { place, outcome in
      ReportedScenario(
        path: path, outcome: outcome, gate: gate, source: source, isFurther: place > 0)
    }
  }

  /// Whether something that was asked for is not reached.
  package var missesGoal: Bool {
    switch exploration.goal?.answer {
    case nil, .reached: false
    case .unreachable, .bounded: true
    }
  }
}
