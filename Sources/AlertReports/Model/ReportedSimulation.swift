package import AlertChecks
package import AlertSearch
package import AlertSimulation
import SimulationKernel

/// One scenario's many runs with people, before they are written in some format.
///
/// What is wrong is told by runs, as for a script: the first run of each finding, which its token repeats.
package struct ReportedSimulation: Sendable {
  /// The path as it was given.
  package let path: String
  package let compiled: Compiled
  /// One for each kind of person.
  package let results: [SimulationResult]
  /// The findings that the scenario says must come, each with how often it came.
  package let expected: [Finding]
  /// The first run of each other finding, those that fail first; without any, the first run of all.
  package let runs: [ReportedScenario]

  /// Makes the part.
  ///
  /// A finding that the scenario expects of its script, whenever it comes, is no problem.
  package init(
    path: String, compiled: Compiled, results: [SimulationResult], gate: Gate,
    expectation: Expectation?, source: [UInt8]? = nil
  ) {
    self.path = path
    self.compiled = compiled
    self.results = results
    let all = FoundOnce.all(in: results)
    expected = all.filter { expectation?.lists($0.first.finding) == true }.map(\.told)
    var outcomes: [ScenarioOutcome] = []
    var moves: [[Move]] = []
    for found in all where expectation?.lists(found.first.finding) != true {
      // Findings that the same run showed first are told together.
      if let known = moves.firstIndex(of: found.first.moves) {
        let outcome = outcomes[known]
        outcomes[known] = ScenarioOutcome(
          outcome.record, findings: outcome.findings + [found.told])
      } else if let record = Runner.replay(found.first.moves, in: compiled) {
        outcomes.append(ScenarioOutcome(record, findings: [found.told]))
        moves.append(found.first.moves)
      }
    }
    if outcomes.isEmpty {
      outcomes = [Self.first(results, compiled, isExpected: expectation?.findings != nil)]
    }
    let failing = outcomes.filter { gate.fails($0, in: path) }
    let passing = outcomes.filter { !gate.fails($0, in: path) }
    runs = (failing + passing).enumerated().map { place, outcome in
      ReportedScenario(
        path: path, outcome: outcome, gate: gate, source: source, isFurther: place > 0)
    }
  }

  private static func first(
    _ results: [SimulationResult], _ compiled: Compiled, isExpected: Bool
  ) -> ScenarioOutcome {
    let record = results.first.flatMap { Runner.replay($0.firstMoves, in: compiled) }
    return ScenarioOutcome(
      record ?? RunRecord(compiled), findings: [], differences: isExpected ? [] : nil)
  }
}

/// A finding of runs with several kinds of people.
private struct FoundOnce {
  let first: SimulatedFinding
  private var counts: [String] = []

  private init(_ first: SimulatedFinding) {
    self.first = first
  }

  /// All findings, each once, in the order in which they were found.
  static func all(in results: [SimulationResult]) -> [FoundOnce] {
    var all: [FoundOnce] = []
    for result in results {
      for found in result.findings {
        let fingerprint = found.finding.fingerprint
        let known = all.firstIndex { $0.first.finding.fingerprint == fingerprint }
        if known == nil { all.append(FoundOnce(found)) }
        all[known ?? all.count - 1].counts.append(
          "\(found.runs) of \(result.statistics.runs) runs with \(result.persona.id)")
      }
    }
    return all
  }

  /// The finding, with how many runs showed it.
  var told: Finding {
    var finding = first.finding
    finding.message += " (in \(counts.joined(separator: ", ")))"
    return finding
  }
}
