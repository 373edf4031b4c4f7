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
    var stories: [ToldRun] = []
    for found in all where expectation?.lists(found.first.finding) != true {
      // Findings that the same run showed first are told together.
      if let known = stories.firstIndex(where: { $0.moves == found.first.moves }) {
        stories[known].add(found, compiled)
      } else {
        stories.append(ToldRun(found, compiled))
      }
    }
    var outcomes = stories.compactMap { $0.outcome(compiled) }
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

/// A run that showed findings, told as far as they need it.
private struct ToldRun {
  let moves: [Move]
  private var findings: [Finding] = []
  private var length = 0

  init(_ found: FoundOnce, _ compiled: Compiled) {
    moves = found.first.moves
    add(found, compiled)
  }

  mutating func add(_ found: FoundOnce, _ compiled: Compiled) {
    findings.append(found.told)
    length = max(length, needed(for: found.first.finding, compiled))
  }

  // What follows the moment of a finding is left out, if the run shows it without that.
  private func needed(for finding: Finding, _ compiled: Compiled) -> Int {
    let length = moves.prefix { $0.at <= finding.at }.count
    guard let check = CheckCatalogue.named(finding.check),
      let record = Runner.replay(Array(moves.prefix(length)), in: compiled)
    else { return moves.count }
    let isShown = CheckRun.findings(in: record, checks: [check])
      .contains { $0.fingerprint == finding.fingerprint && $0.at == finding.at }
    return isShown ? length : moves.count
  }

  func outcome(_ compiled: Compiled) -> ScenarioOutcome? {
    Runner.replay(Array(moves.prefix(length)), in: compiled)
      .map { ScenarioOutcome($0, findings: findings) }
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
