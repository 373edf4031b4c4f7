package import AlertSimulation
package import SimulationKernel

/// How much a finding matters.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  /// Orders severities from the least to the worst.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What can still end a presentation, from the worst answer to the healthy one (design: grades).
package enum Grade: String, CaseIterable, Sendable {
  /// Nothing but ending the app.
  case killingTheApp
  /// Only leaving the app: Home, lock, and perhaps coming back.
  case leavingTheApp
  /// Only something from outside that may never come.
  case uncertainEvent
  /// Only a timer later than a person would wait.
  case lateTimer
  /// A person's input, or a timer in time.
  case endable

  /// Whether this is a worse answer than another one.
  package func isWorse(than other: Grade) -> Bool { rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A result of a check: something is wrong, and why.
package struct Finding: Hashable, Sendable {
  /// The check's id, such as `stuck-ui`.
  package var check: String
  package var severity: Severity
  /// What is wrong, in a sentence that names the alert.
  package var message: String
  /// The first moment from which it can be told.
  package var at: Instant
  /// The alert's name.
  package var alert: String?
  /// Which presentation of the alert, counted from 1.
  package var presentation: Int
  package var grade: Grade?
  /// The contract's rules that are broken or that explain it.
  package var clauses: [String]
  /// The events that matter, by number.
  package var evidence: [Int]
  /// Where the scenario file defines the alert.
  package var source: SourceLine?
  /// What else tells the defect from others of its kind; nil where the callbacks before it do.
  package var aspect: String?
  /// Equal for the same defect in edited scenarios.
  package var fingerprint: Fingerprint

  /// Makes a finding about an alert.
  package init(
    check: String, severity: Severity, message: String, at: Instant, alert: String?,
    presentation: Int, grade: Grade? = nil, clauses: [String], evidence: [Int] = [],
    source: SourceLine? = nil
  ) {
    self.check = check
    self.severity = severity
    self.message = message
    self.at = at
    self.alert = alert
    self.presentation = presentation
    self.grade = grade
    self.clauses = clauses
    self.evidence = evidence
    self.source = source
    fingerprint = Fingerprint(high: 0, low: 0)
  }
}
