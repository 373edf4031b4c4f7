import AlertModel
import Foundation
import Testing

/// The profiles' tables in print, as they were last looked through; `RECORD_GOLDEN=1` writes them anew.
@Suite struct ProfileTableTests {
  static let ids = ProfileCatalogue.all.map(\.id)
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  @Test(arguments: ids) func aProfilePrintsTheTablesThatWereReviewed(id: String) throws {
    let profile = try #require(ProfileCatalogue.named(id)).profile()
    let text = ProfileTable(profile).text
    let file = Self.folder.appending(path: "\(id).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let changes = LineDiff(from: golden, to: text).lines
    #expect(
      changes.isEmpty, "\(id) differs from its golden file:\n\(changes.joined(separator: "\n"))")
  }

  @Test(arguments: ids) func aProfilePrintsNoLineOfMoreThanAHundredColumns(id: String) throws {
    let profile = try #require(ProfileCatalogue.named(id)).profile()
    for line in ProfileTable(profile).text.split(separator: "\n") {
      #expect(line.count <= ProfileTable.width, "\(line)")
    }
  }

  @Test func everyGoldenFileBelongsToAProfile() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    let names = files.filter { $0.pathExtension == "txt" }.map {
      $0.deletingPathExtension().lastPathComponent
    }.sorted()
    #expect(names == Self.ids.sorted())
  }

  @Test func aChangedAnswerIsMarkedAsSuch() throws {
    let family = try #require(ProfileCatalogue.named("uialertview-ios7"))
    let text = ProfileTable(family.profile(changing: [(.timerClock, "asleep")])).text
    #expect(
      text.split(separator: "\n").contains { $0.contains("asleep  ") && $0.contains("changed") })
  }
}

/// The lines that went ("-") and came ("+") between two texts, in order.
struct LineDiff {
  let lines: [String]

  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    lines =
      difference.removals.map { Self.line("-", $0) }
      + difference.insertions.map { Self.line("+", $0) }
  }

  private static func line(
    _ mark: String, _ change: CollectionDifference<String>.Change
  ) -> String {
    switch change {
    case .remove(let place, let text, _), .insert(let place, let text, _):
      "\(mark) \(place + 1): \(text)"
    }
  }
}
