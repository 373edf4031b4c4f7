import Foundation
import Testing

/// What the product cites as a rule stands in docs/RULES.md.
@Suite struct CitedRulesTests {
  @Test func everyCitedRuleIsExplained() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/RULES.md"), encoding: .utf8)
    var explained: Set<String> = []
    for line in page.split(separator: "\n") {
      if let row = line.prefixMatch(of: /\| (\S+) \|/) { explained.insert(String(row.1)) }
    }
    var missing: [String] = []
    var cited: Set<String> = []
    for (path, lines) in try Self.files() {
      // Where rules are named without "contract:".
      let hasClauses =
        path.hasPrefix("Sources/AlertChecks/") || path == "Sources/AlertModel/Knob.swift"
      for line in lines {
        let ids = Self.citations(line) + (hasClauses ? Self.clauses(line) : [])
        cited.formUnion(ids)
        missing += ids.filter { !explained.contains($0) }.map { "\($0): \(path)" }
      }
    }
    #expect(cited.count > 30, "citations are found")
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func citationsAreRecognised() {
    #expect(
      Self.citations("/// A tap (contract:E16–E18, G-1). E2") == ["E16", "E17", "E18", "G-1"])
    #expect(Self.citations("// contract:A3, iOS 5; contract:7.1.") == ["A3", "7.1"])
    #expect(Self.citations("see (contract: Part E)").isEmpty)
    #expect(
      Self.clauses(#"clauses: ["D1", "E1"], clause: "F2, G40", "U"#) == ["D1", "E1", "F2", "G40"])
  }

  /// The files that cite rules: their paths and lines.
  private static func files() throws -> [(path: String, lines: [String])] {
    let base = Repository.root.appending(path: "scenarios")
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    let scenarios = try paths.filter { $0.hasSuffix(".json5") || $0.hasSuffix(".md") }.sorted()
      .map { path in
        let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        return ("scenarios/\(path)", text.split(separator: "\n").map(String.init))
      }
    return try Repository.sources().map { ($0.path, $0.lines) } + scenarios
  }

  /// The ids after "contract:", as in "contract:E3–E5, G22".
  private static func citations(_ line: String) -> [String] {
    guard line.contains("contract:") else { return [] }
    return line.matches(of: /contract:((?:(?:[A-Z]-?\d+|7\.\d)(?:, |–)?)+)/).flatMap { ids($0.1) }
  }

  /// The ids that are all that stands between two quotes.
  private static func clauses(_ line: String) -> [String] {
    guard line.contains("\"") else { return [] }
    return line.matches(of: /"((?:(?:[A-Z]-?\d+|7\.\d)(?:, )?)+)"/).flatMap { ids($0.1) }
  }

  /// The single ids of a list, with those between the ends of a range.
  private static func ids(_ list: Substring) -> [String] {
    list.split(separator: ", ").flatMap { part -> [String] in
      if let range = part.wholeMatch(of: /([A-Z])(\d+)–[A-Z](\d+)/),
        let first = Int(range.2), let last = Int(range.3), first <= last
      {
        return (first...last).map { "\(range.1)\($0)" }
      }
      return [String(part)]
    }
  }
}
