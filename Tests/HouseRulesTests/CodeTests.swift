import Foundation
import Testing

/// What the sources do not do.
@Suite struct CodeTests {
  /// A rule about code: where it holds, what it forbids, and the lines that may break it, each with the reason.
  struct Rule: Sendable {
    let name: String
    let targets: Set<String>
    let pattern: String
    /// Files that may break the rule.
    var exceptions: [(path: String, reason: String)] = []
  }

  /// Levels 0 to 4: where runs are computed.
  static let lower: Set = [
    "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
  ]
  static let everywhere = Set(ModuleTests.targets.keys)
  static let exceptCommand = everywhere.subtracting(["alertlab"])

  static let rules = [
    Rule(
      name: "no dependence on the process's hash seed", targets: everywhere,
      pattern: #"\bHasher\b|\.hashValue\b"#),
    Rule(
      name: "no clock, no chance but the seeded one", targets: lower,
      pattern:
        #"\bDate\(|\bUUID\(|\.random\(|\.random\b|\.shuffled\(|\.randomElement|SystemRandomNumberGenerator|ContinuousClock|SuspendingClock"#
    ),
    Rule(
      name: "no floating point in a run", targets: lower,
      pattern: #"\b(Double|Float|Float16|Float32|Float64|Float80|CGFloat|TimeInterval)\b"#),
    Rule(
      name: "no trap for what can go wrong", targets: everywhere,
      pattern: #"\btry!|\bas!|\bfatalError\(|\bunowned\(unsafe\)|\bunsafeBitCast\b"#,
      exceptions: [
        (
          "Sources/SimulationKernel/SearchTrace.swift",
          "our invariant is broken, and the sentence that says so must be seen in release builds too"
        )
      ]),
    Rule(
      name: "no forced unwrapping", targets: everywhere,
      pattern: #"[\w\)\]\}]!(?:[\.\[\(\),\s:\?]|$)"#),
    Rule(
      name: "only the command prints", targets: exceptCommand,
      pattern: #"(?:^|[^c] |[^\w. ])(?:debugP|p)rint\("#),
  ]

  @Test(arguments: rules.indices) func aHouseRuleHolds(place: Int) throws {
    let rule = Self.rules[place]
    let pattern = try Regex(rule.pattern)
    var problems: [String] = []
    for file in try Repository.sources() where rule.targets.contains(file.target) {
      if rule.exceptions.contains(where: { $0.path == file.path }) { continue }
      problems += file.matches(pattern)
    }
    #expect(problems.isEmpty, "\(rule.name):\n\(problems.joined(separator: "\n"))")
  }

  @Test func thePatternsFindWhatTheyAreFor() throws {
    let examples: [(String, Bool)] = [
      ("let a = b!", true), ("b!.c", true), ("f(b!)", true), ("if a != b", false),
      ("guard !a else", false), ("(a)!", true), ("a[0]!", true), ("x = !y", false),
      ("f(!a, b)", false),
    ]
    let rule = try #require(Self.rules.first { $0.name == "no forced unwrapping" })
    let pattern = try Regex(rule.pattern)
    for (line, isForced) in examples { #expect(line.contains(pattern) == isForced, "\(line)") }
  }

  // Design 3: profiles are data; what a toolkit does is never asked by its name.
  @Test func nothingDependsOnAProfilesName() throws {
    let ids = [
      "uialertview", "uiactionsheet", "uialertcontroller", "swiftui-", "system-prompt",
      "own-window", "message-queue", "replace-singleton", "android-dialog", "dialog-fragment",
      "html-dialog", "js-modal", "route-navigator", "nested-loop",
    ]
    // Where profiles are named: their own files, and files that people read.
    let places = ["Sources/AlertModel/Profiles/", "Sources/AlertModel/ProfileCatalogue.swift"]
    let comparison = try Regex(
      #"(switch|==|!=|~=).*\b(profile|family)\.id\b|\b(profile|family)\.id\b.*(==|!=|~=|hasPrefix|hasSuffix|contains)"#
    )
    var problems: [String] = []
    for file in try Repository.sources() where !places.contains(where: file.path.hasPrefix) {
      problems += file.matches(comparison)
      for (number, line) in file.lines.enumerated() {
        let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        let decides = ["==", "!=", "case \"", "hasPrefix", "hasSuffix"].contains(
          where: line.contains)
        guard !isComment, decides else { continue }
        if ids.contains(where: { line.contains("\"\($0)") }) {
          problems.append("\(file.path):\(number + 1): \(line)")
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func noSourceFileIsLongerThanFiveHundredLines() throws {
    // Tables of cases in tests may be as long as they need to be.
    for folder in ["Sources", "Benchmarks"] {
      for file in try Repository.swiftFiles(in: folder) {
        #expect(file.lines.count <= 501, "\(file.path)")
      }
    }
  }
}
