import AlertChecks
package import AlertSearch
import AlertSimulation
import SimulationKernel

/// One scenario's part of a report, before it is written in some format.
package struct ReportedScenario: Sendable {
  /// The path as it was given.
  package let path: String
  package let outcome: ScenarioOutcome
  /// Decides which findings make the scenario fail, if it says nothing itself.
  package let gate: Gate
  /// The scenario file's content, from which some formats tell a line's identity.
  package let source: [UInt8]?
  /// Whether it is one more run of the scenario before it, and counts with that.
  package let isFurther: Bool
  /// Who lists the findings that must come.
  package let lister: Lister

  /// Who can list the findings that a scenario must have; what is expected of traces and reads stands in its file.
  package enum Lister: Sendable {
    case file, test
  }

  /// Makes the part.
  package init(
    path: String, outcome: ScenarioOutcome, gate: Gate, source: [UInt8]? = nil,
    isFurther: Bool = false, lister: Lister = .file
  ) {
    self.path = path
    self.outcome = outcome
    self.gate = gate
    self.source = source
    self.isFurther = isFurther
    self.lister = lister
  }

  /// Whether it fails.
  package var fails: Bool { gate.fails(outcome, in: path) }

  /// The run in one word.
  package var token: String {
    ReplayToken(
      path: path, scenario: outcome.record.compiled.fingerprint, moves: outcome.record.moves
    ).text
  }
}

/// What a command has to tell, before it is written in some format.
package struct Report: Sendable {
  /// The version of the tool.
  package static let toolVersion = "0.1.0"

  package let command: String
  package let seed: UInt64
  package let scenarios: [ReportedScenario]
  /// The statistics of scenarios that were run many times with people.
  package let simulations: [ReportedSimulation]
  /// What came of looking at every interleaving.
  package let explorations: [ReportedExploration]
  /// What was given and could not be run.
  package let unusable: [UnusableInput]
  /// Whether the work was interrupted, so that scenarios are missing.
  package let isPartial: Bool

  /// Makes a report.
  package init(
    command: String, seed: UInt64, scenarios: [ReportedScenario],
    simulations: [ReportedSimulation] = [], explorations: [ReportedExploration] = [],
    unusable: [UnusableInput] = [],
    isPartial: Bool = false
  ) {
    self.command = command
    self.seed = seed
    self.scenarios = scenarios
    self.simulations = simulations
    self.explorations = explorations
    self.unusable = unusable
    self.isPartial = isPartial
  }

  /// How many scenarios fail.
  package var failures: Int { scenarios.count { $0.fails && !$0.isFurther } }

  /// How many scenarios there are.
  package var scenarioCount: Int { scenarios.count { !$0.isFurther } }
}
