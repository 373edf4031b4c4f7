package import AlertChecks
package import AlertSearch
package import AlertSimulation
import SimulationKernel

/// One scenario's many runs with people, before they are written in some format.
package struct ReportedSimulation: Sendable {
  /// The path as it was given.
  package let path: String
  package let compiled: Compiled
  /// One for each kind of person.
  package let results: [SimulationResult]
  /// What runs with any person showed, each once.
  package let findings: [Found]

  /// A finding, and who came across it how often.
  package struct Found: Sendable {
    package let first: SimulatedFinding
    /// The first run that showed it, again.
    package let run: ReportedScenario
    package fileprivate(set) var counts: [Count]
    /// Whether the scenario says that such a finding must come.
    package let isExpected: Bool
    /// Whether it makes the scenario fail.
    package let fails: Bool
  }

  /// How many of a person's runs showed a finding.
  package struct Count: Hashable, Sendable {
    package let persona: String
    package let runs: Int
    package let of: Int
  }

  /// Makes the part.
  ///
  /// A finding that the scenario expects of its script (its time aside) does not make it fail.
  package init(
    path: String, compiled: Compiled, results: [SimulationResult], threshold: Severity,
    expectation: Expectation?
  ) {
    self.path = path
    self.compiled = compiled
    self.results = results
    var findings: [Found] = []
    for result in results {
      for found in result.findings {
        let count = Count(
          persona: result.persona.id, runs: found.runs, of: result.statistics.runs)
        let known = findings.firstIndex {
          $0.first.finding.fingerprint == found.finding.fingerprint
        }
        if let known {
          findings[known].counts.append(count)
        } else if let record = Runner.replay(found.moves, in: compiled) {
          let isExpected = expectation?.lists(found.finding) ?? false
          let outcome = ScenarioOutcome(record, levels: [:], expectation: nil)
          findings.append(
            Found(
              first: found,
              run: ReportedScenario(path: path, outcome: outcome, threshold: threshold),
              counts: [count], isExpected: isExpected,
              fails: !isExpected && found.finding.severity >= threshold))
        }
      }
    }
    self.findings = findings
  }

  /// Whether it fails.
  package var fails: Bool { findings.contains(where: \.fails) }
}
