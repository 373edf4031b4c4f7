package import AlertChecks
package import AlertSimulation

/// A finding that some of many runs showed, told as the first of them showed it.
package struct SimulatedFinding: Sendable {
  package let finding: Finding
  /// The number of the first run, counted from 0, and what it did.
  package let firstRun: Int
  package let moves: [Move]
  /// How many runs showed it.
  package internal(set) var runs: Int
}

/// Findings of many runs, one for each fingerprint.
struct FindingTally: Sendable {
  private(set) var findings: [SimulatedFinding] = []

  /// Adds what one run showed.
  mutating func add(_ found: [Finding], of record: RunRecord, run: Int) {
    for (place, finding) in found.enumerated() {
      // One that comes twice in a run counts once.
      let isRepeated = found[..<place].contains { $0.fingerprint == finding.fingerprint }
      if !isRepeated {
        add(SimulatedFinding(finding: finding, firstRun: run, moves: record.moves, runs: 1))
      }
    }
  }

  /// Adds what later runs showed.
  mutating func merge(_ other: FindingTally) {
    for finding in other.findings { add(finding) }
  }

  private mutating func add(_ added: SimulatedFinding) {
    let known = findings.firstIndex { $0.finding.fingerprint == added.finding.fingerprint }
    if let known {
      findings[known].runs += added.runs
    } else {
      findings.append(added)
    }
  }
}
