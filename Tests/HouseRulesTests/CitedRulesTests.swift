import Testing

/// What the product cites as a rule stands in docs/RULES.md.
@Suite struct CitedRulesTests {
  @Test func everyCitedRuleIsExplained() throws {
    let explained = Set(try RulesPage.read().explained)
    var missing: [String] = []
    var cited: Set<String> = []
    for (path, lines) in try Self.files() {
      // Where rules are named without "contract:".
      let hasClauses =
        path.hasPrefix("Sources/AlertChecks/") || path == "Sources/AlertModel/Knob.swift"
      for line in lines {
        let ids =
          RuleCitations.citations(line) + (hasClauses ? RuleCitations.clauses(line) : [])
        cited.formUnion(ids)
        missing += ids.filter { !explained.contains($0) }.map { "\($0): \(path)" }
      }
    }
    #expect(cited.count > 30, "citations are found")
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func citationsAreRecognised() {
    #expect(
      RuleCitations.citations("/// A tap (contract:E16–E18, G-1). E2")
        == ["E16", "E17", "E18", "G-1"])
    #expect(RuleCitations.citations("// contract:A3, iOS 5; contract:7.1.") == ["A3", "7.1"])
    #expect(RuleCitations.citations("see (contract: Part E)").isEmpty)
    #expect(
      RuleCitations.clauses(#"clauses: ["D1", "E1"], clause: "F2, G40", "U"#)
        == ["D1", "E1", "F2", "G40"])
  }

  /// The files that cite rules: their paths and lines.
  private static func files() throws -> [(path: String, lines: [String])] {
    try Repository.sources().map { ($0.path, $0.lines) } + RuleCitations.scenarios()
  }
}
