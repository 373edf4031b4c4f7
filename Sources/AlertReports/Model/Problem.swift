import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// One thing that is wrong with a scenario: a finding, or a difference from what was expected.
struct Problem: Sendable {
  let rule: RuleText
  let severity: Severity
  /// What is wrong and since when, in a sentence without a full stop.
  let message: String
  /// Where in the scenario file; nil when it concerns the whole file.
  let place: SourceLine?
  let finding: Finding?
  let difference: Difference?
  /// Whether it makes the scenario fail.
  let fails: Bool

  /// A finding of a scenario that says nothing of what must come of it.
  init(_ finding: Finding, _ status: Gate.Status) {
    // What is excepted or known is told, but no more than a note.
    let isExcused =
      switch status {
      case .allowed, .known: true
      case .counts, .allowanceRanOut, .belowThreshold: false
      }
    self.init(
      finding, nil, isExcused ? .note : finding.severity,
      Self.message(finding) + Self.words(status), status.fails)
  }

  /// A difference from what was expected.
  init(_ difference: Difference, listedBy lister: ReportedScenario.Lister) {
    let who = lister == .test ? "test" : "scenario"
    let message =
      difference.unexpected.map { Self.message($0) + "; the \(who) does not expect it" }
      ?? Self.message(difference)
    let isTests = lister == .test && difference.kind == .finding
    self.init(
      difference.unexpected, difference, .error, message, true,
      otherwise: isTests ? .unexpectedInTest : .unexpectedResult)
  }

  private init(
    _ finding: Finding?, _ difference: Difference?, _ severity: Severity, _ message: String,
    _ fails: Bool, otherwise rule: RuleText = .unexpectedResult
  ) {
    self.rule = finding.map { RuleText.named($0.check) } ?? rule
    self.severity = severity
    self.message = message
    place = finding?.source
    self.finding = finding
    self.difference = difference
    self.fails = fails
  }

  /// The rule's id, with the grade or the kind of expectation where there is one.
  var title: String {
    let more = finding == nil ? difference?.kind.name : finding?.grade?.rawValue
    return rule.id + (more.map { " (\($0))" } ?? "")
  }

  /// The contract's rules, in brackets after a blank; empty when there are none.
  var citation: String {
    let clauses = finding?.clauses ?? []
    guard !clauses.isEmpty else { return "" }
    return " [" + clauses.map { "contract:\($0)" }.joined(separator: ", ") + "]"
  }

  /// Equal for the same problem in edited scenarios.
  var fingerprint: Fingerprint {
    if let finding { return finding.fingerprint }
    var hasher = StableHasher()
    hasher.feed("alertlab-difference-1/")
    hasher.feed(difference?.what ?? "")
    hasher.feed("/")
    hasher.feed(difference?.kind == .finding ? difference?.expected ?? "" : "")
    return hasher.fingerprint
  }

  // A grade holds from a moment on; what a check sees happens at one; what it reads off the scenario has no time.
  private static func message(_ finding: Finding) -> String {
    let time = Seconds.text(finding.at)
    if finding.presentation == 0 { return finding.message }
    return finding.message + (finding.grade == nil ? ", at \(time)" : ", from \(time) on")
  }

  private static func words(_ status: Gate.Status) -> String {
    switch status {
    case .counts, .belowThreshold: ""
    case .allowed(let reason, let until): "; allowed until \(until): \(reason)"
    case .allowanceRanOut(let reason, let until):
      "; it was allowed until \(until), which is over: \(reason)"
    case .known: "; known: it is in the baseline"
    }
  }

  private static func message(_ difference: Difference) -> String {
    switch difference.kind {
    case .finding: "Expected, but did not come: \(difference.expected)"
    case .trace: "Something else happened than the trace that the scenario expects"
    case .read: "\(difference.what) is not what the scenario expects"
    }
  }
}

extension ReportedScenario {
  /// What is wrong with it, the worst first, then in order of time.
  var problems: [Problem] {
    let differences = (outcome.differences ?? []).map { Problem($0, listedBy: lister) }
    let findings =
      outcome.expectsFindings
      ? [] : outcome.findings.map { Problem($0, gate.status(of: $0, in: path)) }
    let problems = differences + findings
    return problems.enumerated()
      .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
      .map(\.element)
  }

  /// What the scenario is called: its sentence, or its path where it has none.
  var title: String {
    let name = outcome.record.compiled.scenario.name
    return name.isEmpty ? path : name
  }
}

extension Problem {
  /// Greater for what is worse.
  var rank: Int {
    let severity = Severity.allCases.firstIndex(of: self.severity) ?? 0
    let grades = Grade.allCases.count
    let grade = finding?.grade.flatMap(Grade.allCases.firstIndex(of:)) ?? grades
    return severity * (grades + 1) + grades - grade
  }
}
