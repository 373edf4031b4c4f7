import AlertModel
import Foundation
import Testing

/// The page that compares the profiles is the one the tables give.
@Suite struct ProfilesPageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/PROFILES.md")

  @Test func thePageIsAsRecorded() throws {
    let text = ProfilesPage.text
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  @Test func everyProfileAndEveryQuestionIsThere() {
    let text = ProfilesPage.text
    for family in ProfileCatalogue.all { #expect(text.contains("`\(family.id)`"), "\(family.id)") }
    for knob in Knob.allCases { #expect(text.contains("`\(knob.name)`"), "\(knob.name)") }
  }
}
