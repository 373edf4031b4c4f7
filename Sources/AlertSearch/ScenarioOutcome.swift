package import AlertChecks
package import AlertSimulation
import SimulationKernel

/// What came of one scenario: the run, what checks found in it, and how that differs from what was expected.
package struct ScenarioOutcome: Sendable {
  package let record: RunRecord
  package let findings: [Finding]
  /// Nil when the scenario says nothing about what must come of it.
  package let differences: [Difference]?
  /// Whether the scenario says which findings must come; without that, findings count as in any other.
  package let expectsFindings: Bool

  /// A run, judged.
  package init(
    _ record: RunRecord, levels: [String: CheckLevel], expectation: Expectation?
  ) {
    let findings = CheckRun.findings(in: record, levels: levels)
    self.record = record
    self.findings = findings
    differences = expectation.map { ExpectationCheck($0, record, findings).differences }
    expectsFindings = expectation?.findings != nil
  }

  /// A run with findings that are known already.
  package init(_ record: RunRecord, findings: [Finding], differences: [Difference]? = nil) {
    self.record = record
    self.findings = findings
    self.differences = differences
    expectsFindings = differences != nil
  }
}

/// One way in which a run differs from what was expected.
package struct Difference: Hashable, Sendable {
  /// What kind of expectation it is about.
  package enum Kind: Hashable, Sendable {
    case finding, trace, read
  }

  package let kind: Kind
  /// What was expected: a finding, the trace, a read.
  package let what: String
  package let expected: String
  package let actual: String
  /// The finding that nobody expected, if that is the difference.
  package let unexpected: Finding?

  /// Makes a difference.
  package init(
    kind: Kind, what: String, expected: String, actual: String, unexpected: Finding? = nil
  ) {
    self.kind = kind
    self.what = what
    self.expected = expected
    self.actual = actual
    self.unexpected = unexpected
  }

  /// A finding that must come and did not.
  package init(missing wanted: ExpectedFinding) {
    self.init(
      kind: .finding, what: "finding",
      expected: Self.words(wanted.kind, wanted.alert, wanted.grade, wanted.at),
      actual: "none like it")
  }

  /// A finding that nobody expects.
  package init(unexpected finding: Finding) {
    self.init(
      kind: .finding, what: "finding", expected: "none",
      actual: Self.words(finding.check, finding.alert, finding.grade?.rawValue, finding.at),
      unexpected: finding)
  }

  private static func words(
    _ kind: String, _ alert: String?, _ grade: String?, _ at: Instant?
  ) -> String {
    [kind, alert.map { "\"\($0)\"" }, grade, at.map { "at \(Seconds.text($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}
