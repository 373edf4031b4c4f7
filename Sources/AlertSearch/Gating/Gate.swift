package import AlertChecks
import SimulationKernel

/// Decides which findings make a run fail.
package struct Gate: Sendable {
  /// Whether a finding counts, and if not, why.
  package enum Status: Hashable, Sendable {
    /// It makes the run fail.
    case counts
    /// It counts although it was once allowed: the exception has run out.
    case allowanceRanOut(reason: String, until: CalendarDate)
    case belowThreshold
    case allowed(reason: String, until: CalendarDate)
    /// It is in the baseline.
    case known

    /// Whether it makes the run fail.
    package var fails: Bool {
      switch self {
      case .counts, .allowanceRanOut: true
      case .belowThreshold, .allowed, .known: false
      }
    }
  }

  private let threshold: Severity
  private let allowances: [Allowance]
  private let baseline: Baseline?
  private let today: CalendarDate

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - threshold: the severity from which findings count.
  ///   - allowances: the exceptions of the scenario.
  ///   - baseline: the findings that were known before, if there is such a list.
  ///   - today: the day by which exceptions run out.
  package init(
    threshold: Severity, allowances: [Allowance] = [], baseline: Baseline? = nil,
    today: CalendarDate
  ) {
    self.threshold = threshold
    self.allowances = allowances
    self.baseline = baseline
    self.today = today
  }

  /// Whether a scenario's run fails: it differs from what was expected, or, if nothing was, a finding counts.
  package func fails(_ outcome: ScenarioOutcome, in path: String) -> Bool {
    if outcome.differences?.isEmpty == false { return true }
    return !outcome.expectsFindings
      && outcome.findings.contains { status(of: $0, in: path).fails }
  }

  /// Whether a finding of a scenario counts.
  package func status(of finding: Finding, in path: String) -> Status {
    guard finding.severity >= threshold else { return .belowThreshold }
    if baseline?.contains(finding.fingerprint, in: path) == true { return .known }
    let fitting = allowances.filter { $0.fits(finding) }
    if let valid = fitting.first(where: { today <= $0.until }) {
      return .allowed(reason: valid.reason, until: valid.until)
    }
    if let expired = fitting.first {
      return .allowanceRanOut(reason: expired.reason, until: expired.until)
    }
    return .counts
  }
}

/// An exception: findings of a check that do not count until a day, and why.
package struct Allowance: Hashable, Sendable {
  package let check: String
  /// Only findings about this alert; nil for all.
  package let alert: String?
  package let reason: String
  package let until: CalendarDate

  /// Makes an exception.
  package init(check: String, alert: String? = nil, reason: String, until: CalendarDate) {
    self.check = check
    self.alert = alert
    self.reason = reason
    self.until = until
  }

  func fits(_ finding: Finding) -> Bool {
    finding.check == check && (alert == nil || alert == finding.alert)
  }
}
