import AlertChecks

/// A rule in words, as reports explain it.
struct RuleText: Sendable {
  let id: String
  let severity: Severity
  let summary: String
  let reason: String
  let usualFix: String
  let clauses: [String]

  /// A scenario came out otherwise than it says; no check's rule, but reported like one.
  static let unexpectedResult = RuleText(
    id: "unexpected-result", severity: .error,
    summary: "A scenario came out otherwise than its file expects.",
    reason: "The file says what must come of the scenario, and something else did.",
    usualFix: "If the change is meant, change \"expect\" in the file. If not, the app's logic or "
      + "the toolkit's rules changed: see the first thing that differs.",
    clauses: [])

  /// The same where a test lists the findings: the file, if there is one, has no say in them.
  static let unexpectedInTest = RuleText(
    id: unexpectedResult.id, severity: .error,
    summary: "A scenario came out otherwise than its test expects.",
    reason: "The test says which findings must come of the scenario, and others did.",
    usualFix: "If the change is meant, change the findings that the test passes to "
      + "expectFindings. If not, the app's logic or the toolkit's rules changed.",
    clauses: [])

  /// Every rule, in the order in which reports list them.
  static let all = CheckCatalogue.all.map { RuleText($0.description) } + [unexpectedResult]

  /// The rule of a check.
  static func named(_ check: String) -> RuleText {
    all.first { $0.id == check }
      ?? RuleText(
        id: check, severity: .error, summary: check, reason: "", usualFix: "", clauses: [])
  }
}

extension RuleText {
  private init(_ description: CheckDescription) {
    self.init(
      id: description.id, severity: description.severity, summary: description.summary,
      reason: description.reason, usualFix: description.usualFix, clauses: description.clauses)
  }
}
