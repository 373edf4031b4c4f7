import AlertChecks
import AlertSimulation
import SimulationKernel

/// A finding, as the JSON report tells it.
struct WireFinding: Encodable {
  struct Location: Encodable {
    let path: String
    let line: Int
    let column: Int
  }

  let check: String
  let severity: String
  let message: String
  let atMicroseconds: Int64
  let alert: String?
  let presentation: Int
  let grade: String?
  let clauses: [String]
  let fingerprint: String
  let location: Location?
  let reason: String
  let usualFix: String

  init(_ finding: Finding, in scenario: ReportedScenario) {
    let rule = RuleText.named(finding.check)
    check = finding.check
    severity = finding.severity.rawValue
    message = finding.message
    atMicroseconds = finding.at.microseconds
    alert = finding.alert
    presentation = finding.presentation
    grade = finding.grade?.rawValue
    clauses = finding.clauses.map { "contract:\($0)" }
    fingerprint = finding.fingerprint.hex
    location = finding.source.map {
      Location(path: scenario.path, line: $0.line, column: $0.column)
    }
    reason = rule.reason
    usualFix = rule.usualFix
  }
}
