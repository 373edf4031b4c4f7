import Foundation

/// How comments, texts and cases name rules, and the page that explains them.
enum RuleCitations {
  /// The ids after "contract:", as in "contract:E3–E5, G22".
  static func citations(_ line: String) -> [String] {
    guard line.contains("contract:") else { return [] }
    return line.matches(of: /contract:((?:(?:[A-Z]-?\d+|7\.\d)(?:, |–)?)+)/).flatMap { ids($0.1) }
  }

  /// The ids that are all that stands between two quotes.
  static func clauses(_ line: String) -> [String] {
    guard line.contains("\"") else { return [] }
    return line.matches(of: /"((?:(?:[A-Z]-?\d+|7\.\d)(?:, )?)+)"/).flatMap { ids($0.1) }
  }

  /// The ids with which a comment begins: a list that ends the line, or a colon follows it.
  static func heads(_ line: String) -> [String] {
    guard line.contains("//"),
      let head = line.firstMatch(
        of: /\/\/\/? ((?:[A-Z]-?\d+|7\.\d)(?:(?:, |–)(?:[A-Z]-?\d+|7\.\d))*)(?:: |$)/)
    else { return [] }
    return ids(head.1)
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

  /// The scenario files: their paths and lines.
  static func scenarios() throws -> [(path: String, lines: [String])] {
    let base = Repository.root.appending(path: "scenarios")
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".json5") || $0.hasSuffix(".md") }.sorted().map {
      let text = try String(contentsOf: base.appending(path: $0), encoding: .utf8)
      return ("scenarios/\($0)", text.split(separator: "\n").map(String.init))
    }
  }
}

/// The page that explains the rules.
struct RulesPage {
  /// Every rule that it explains.
  private(set) var explained: [String] = []
  /// The rules of its last table, each with the reason.
  private(set) var notExpressible: [(id: String, why: String)] = []

  static func read() throws -> RulesPage {
    RulesPage(
      text: try String(
        contentsOf: Repository.root.appending(path: "docs/RULES.md"), encoding: .utf8))
  }

  init(text: String) {
    var isAtTheEnd = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isAtTheEnd = line == "## Not expressible" }
      if let row = line.prefixMatch(of: /\| (\S+) \| <a id=(\S+)><\/a>/), row.1 == row.2 {
        explained.append(String(row.1))
      } else if isAtTheEnd, let row = line.wholeMatch(of: /\| ([A-Z]-?\d+|7\.\d) \| *(.*?) *\|/) {
        notExpressible.append((String(row.1), String(row.2)))
      }
    }
  }
}
