import Foundation
import Testing

/// Every rule of docs/RULES.md is named by a test, a scenario or a case, or stands among those that cannot be
/// expressed, and never both.
@Suite struct TestedRulesTests {
  @Test func everyRuleIsTestedOrNotExpressible() throws {
    let page = try RulesPage.read()
    #expect(page.explained.count > 150, "rules are found")
    let problems = Self.problems(page, named: try Self.namedByTests())
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func whatTestsNameIsExplained() throws {
    let explained = Set(try RulesPage.read().explained)
    let missing = try Self.namedByTests().filter { !explained.contains($0.key) }
    let lines = missing.map { "\($0.key): \($0.value)" }.sorted()
    #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))")
  }

  // The recogniser itself: what names a rule and what does not.
  @Test func namesAreRecognised() {
    func names(_ line: String, _ path: String = "Tests/A.swift") -> [String] {
      Self.names(in: line, of: path)
    }
    #expect(names("  // G8, F5") == ["G8", "F5"])
    #expect(names("  // G-1, U4–U6: a story.") == ["G-1", "U4", "U5", "U6"])
    #expect(names("    /// 7.1: rows") == ["7.1"])
    #expect(names("/// Tables (contract:E6, E7).") == ["E6", "E7"])
    #expect(names("// E6 and E7: no list").isEmpty)
    #expect(names("// A tap, G8: not at the beginning").isEmpty)
    #expect(names(#"let id = "E6""#).isEmpty)
    #expect(names("// E6: no Swift", "scenarios/a.json5").isEmpty)
    #expect(names("// Explored: contract:E6 says so.", "scenarios/a.json5") == ["E6"])
    let line = #"{"id":"E9-a","rules":["E9","PB9","G-8","7.1"],"alerts":{"a":"E1"}}"#
    #expect(names(line, "Tests/Cases/a.jsonl") == ["E9", "G-8", "7.1"])
  }

  @Test func aRuleInNeitherOrBothPlacesIsAProblem() {
    let page = RulesPage(
      text: """
        | id | rule |
        | A1 | <a id=A1></a>one | doc |
        | A2 | <a id=A2></a>two | doc |
        | A3 | <a id=A3></a>three | doc |
        | Home | none |
        ## Not expressible
        | id | why |
        |---|---|
        | A2 | no words |
        | A3 |  |
        | B9 | unknown |
        """)
    #expect(page.explained == ["A1", "A2", "A3"])
    #expect(
      Self.problems(page, named: ["A2": "Tests/B.swift"]) == [
        "A1 is named by no test and is not among what cannot be expressed",
        "A2 cannot be expressed, they say, but Tests/B.swift names it",
        "A3 cannot be expressed, and nobody says why",
        "B9 cannot be expressed, and is no rule of the page",
      ])
  }

  private static func problems(_ page: RulesPage, named: [String: String]) -> [String] {
    let excepted = Set(page.notExpressible.map(\.id))
    var problems = page.explained.filter { named[$0] == nil && !excepted.contains($0) }.map {
      "\($0) is named by no test and is not among what cannot be expressed"
    }
    for (id, why) in page.notExpressible {
      if let path = named[id] {
        problems.append("\(id) cannot be expressed, they say, but \(path) names it")
      }
      if why.isEmpty { problems.append("\(id) cannot be expressed, and nobody says why") }
      if !page.explained.contains(id) {
        problems.append("\(id) cannot be expressed, and is no rule of the page")
      }
    }
    return problems
  }

  /// The rules that tests, scenarios and cases name, each with a file that does.
  private static func namedByTests() throws -> [String: String] {
    var named: [String: String] = [:]
    for (path, lines) in try files() {
      for id in lines.flatMap({ names(in: $0, of: path) }) { named[id] = named[id] ?? path }
    }
    return named
  }

  /// The rules that a line of a file names.
  private static func names(in line: String, of path: String) -> [String] {
    if path.hasSuffix(".jsonl") { return rules(ofCase: line) }
    let cited = RuleCitations.citations(line)
    return path.hasSuffix(".swift") ? RuleCitations.heads(line) + cited : cited
  }

  /// The "rules" of a case, without its canonical traces and facts of other suites (PB9, PC).
  private static func rules(ofCase line: String) -> [String] {
    guard let list = line.firstMatch(of: /"rules":\[([^\]]*)\]/) else { return [] }
    return list.1.split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) }
      .filter { $0.wholeMatch(of: /[A-Z]-?\d+|7\.\d/) != nil }
  }

  // These tests' own examples name nothing.
  private static func files() throws -> [(path: String, lines: [String])] {
    let tests = try Repository.swiftFiles(in: "Tests")
      .filter { !$0.path.hasPrefix("Tests/HouseRulesTests/") }.map { ($0.path, $0.lines) }
    let folder = "Tests/ContractCasesTests/Cases"
    let base = Repository.root.appending(path: folder)
    let cases = try FileManager.default.contentsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".jsonl") }.sorted().map { name in
        let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
        return ("\(folder)/\(name)", text.split(separator: "\n").map(String.init))
      }
    // What a README names is not run.
    let scenarios = try RuleCitations.scenarios().filter { $0.path.hasSuffix(".json5") }
    return tests + scenarios + cases
  }
}
