import ScenarioFiles
import Testing

/// A file with mistakes, and what must be said about them.
struct BadFile: Sendable {
  static let view = "uialertview-ios7"
  static let controller = "uialertcontroller"

  let text: String
  let expected: [String]

  /// Makes a file; with a profile, its text is what follows the first line.
  init(_ profile: String?, _ text: String, _ expected: [String]) {
    if let profile {
      self.text = "{ \"scenario\": \"s\", \"profile\": \"\(profile)\",\n\(text)\n}"
    } else {
      self.text = text
    }
    self.expected = expected
  }

  static let groups: [(name: String, files: [BadFile])] = [
    ("TopLevel", topLevel), ("Alerts", alerts), ("Logic", logic), ("Cycles", cycles),
    ("Script", script), ("Use", use),
  ]
}

/// What is wrong with a scenario file, as `line:column message (hint)`.
func loadProblems(_ text: String, checks: [String]? = nil) -> [String] {
  do {
    _ = try ScenarioLoader(checks: checks).load(Array(text.utf8), path: "t")
    return []
  } catch {
    return brief(error)
  }
}

@Suite("Scenario files with mistakes")
struct BadFileTests {
  @Test("each mistake has its place and its sentence", arguments: BadFile.groups.indices)
  func mistakes(_ group: Int) {
    for file in BadFile.groups[group].files {
      #expect(loadProblems(file.text) == file.expected, "\(file.text)")
    }
  }
}
