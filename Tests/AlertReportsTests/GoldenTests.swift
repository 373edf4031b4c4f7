import AlertReports
import Foundation
import Testing

/// Every format's bytes, recorded.
///
/// `RECORD_GOLDEN=1 swift test --filter AlertReportsTests` records them anew.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Golden")

  @Test(arguments: ReportFormat.allCases) func aFormatIsAsRecorded(format: ReportFormat) throws {
    try compare(try format.write(try Samples.awkward()), "awkward.\(format.rawValue)")
  }

  @Test(arguments: ReportFormat.allCases) func filesThatCannotBeRunAreAsRecorded(
    format: ReportFormat
  ) throws {
    try compare(try format.write(try Samples.partlyUnusable()), "unusable.\(format.rawValue)")
  }

  @Test func theTextInColourIsAsRecorded() throws {
    let text = TextWriter(usesColour: true).write(try Samples.awkward())
    try compare(Data(text.utf8), "awkward-colour.text")
  }

  @Test(arguments: ReportFormat.allCases) func equalReportsGiveEqualBytes(
    format: ReportFormat
  ) throws {
    #expect(try format.write(try Samples.awkward()) == format.write(try Samples.awkward()))
  }

  private func compare(_ data: Data, _ name: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try data.write(to: file)
      return
    }
    let wanted = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let wantedLines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, pair) in zip(wantedLines, lines).enumerated() where pair.0 != pair.1 {
      Issue.record("\(name):\(place + 1):\n- \(pair.0)\n+ \(pair.1)")
      return
    }
    #expect(lines.count == wantedLines.count, "\(name) has another number of lines")
  }
}
