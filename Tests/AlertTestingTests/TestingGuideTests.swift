import Foundation
import Testing

/// What docs/TESTING.md shows.
enum TestingGuide {
  /// The lines of the texts of a kind, such as `swift`, without blanks around them.
  static func texts(_ kind: String) throws -> [[String]] {
    let guide = try String(
      contentsOf: Folder.repository.appending(path: "docs/TESTING.md"), encoding: .utf8)
    return guide.components(separatedBy: "```\(kind)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first.map(lines) }
  }

  /// What a failing test writes.
  static func output() throws -> [String] {
    try texts("text").first ?? []
  }

  /// The lines of a text that are not empty, without blanks around them.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

/// The examples are the sources of the other package, which a test builds and runs.
@Suite struct TestingGuideTests {
  @Test func everyExampleIsCompiled() throws {
    let sources = try [
      "Package.swift", "Tests/Examples/UploadTests.swift", "Tests/Examples/UploadXCTests.swift",
    ].map { path in
      let file = OtherPackage.folder.appending(path: path)
      return TestingGuide.lines(try String(contentsOf: file, encoding: .utf8))
        .joined(separator: "\n")
    }
    let examples = try TestingGuide.texts("swift").map { $0.joined(separator: "\n") }
    #expect(examples.count == 6)
    for example in examples { #expect(sources.contains { $0.contains(example) }, "\(example)") }
    #expect(try TestingGuide.output().count > 20)
  }
}
