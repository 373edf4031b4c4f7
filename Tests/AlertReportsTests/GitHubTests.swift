import AlertSimulation
import Foundation
import Testing

@testable import AlertReports

@Suite struct GitHubTests {
  @Test(arguments: Samples.hostile) func aHostileTextStartsNoCommandOfItsOwn(text: String) throws {
    let scenarios = [
      try Samples.stuck(text, path: "a,b:c%.json5"), try Samples.unexpected(text),
    ]
    let report = Report(command: "run", seed: 0, scenarios: scenarios)
    let lines = GitHubWriter.write(report).split(separator: "\n")
    #expect(lines.count == scenarios.reduce(0) { $0 + $1.problems.count } + 1)
    for line in lines.dropLast() {
      #expect(line.hasPrefix("::error file="))
      #expect(line.contains(",title="))
      #expect(!line.contains("##["))
      #expect(!line.contains("\r"))
    }
    #expect(lines.contains { $0.hasPrefix("::error file=a%2Cb%3Ac%25.json5,line=5,col=5,title=") })
  }

  @Test func atMostTenAreWrittenAndTheWorstComeFirst() throws {
    let report = Report(
      command: "run", seed: 0,
      scenarios: Array(repeating: try Samples.long(), count: 6)
        + Array(repeating: try Samples.stuck("x"), count: 6))
    let lines = GitHubWriter.write(report).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.prefix(6).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.dropFirst(6).prefix(4).allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.last?.contains("more than are annotated") == true)
  }

  @Test(arguments: Samples.hostile) func aFileThatCannotBeRunIsAnnotatedOnceForEachError(
    text: String
  ) {
    let report = Report(
      command: "run", seed: 0, scenarios: [],
      unusable: [Samples.unusable(text), Samples.unusable("x", path: "::error::,\u{301}%.json5")])
    let lines = GitHubWriter.write(report).split(separator: "\n")
    #expect(lines.count == 7)
    let first = "::error file=bad%2Ca%3Ab%25\\u{a}.json5,line=3,col=7,title=bad-input::"
    #expect(lines.first?.hasPrefix(first) == true)
    let other = "::error file=%3A%3Aerror%3A%3A%2C\u{301}%25.json5,line=3,col=7,title=bad-input::"
    #expect(lines[1].unicodeScalars.starts(with: "\(other)x. The file was not run.".unicodeScalars))
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error file=") && !$0.contains("##[") })
    #expect(lines.last == "alertlab: 0 scenarios; 2 files could not be run (seed 0)")
  }

  @Test func oneFilesErrorsDoNotPushOutFindings() throws {
    let flaws = (1...20).map { UnusableInput.Flaw("\($0)", at: .init(line: $0, column: 1)) }
    let report = Report(
      command: "run", seed: 0, scenarios: [try Samples.stuck("x")],
      unusable: [UnusableInput(path: "b.json5", flaws: flaws)])
    let lines = GitHubWriter.write(report).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].contains("title=bad-input") && lines[1].contains("title=stuck-ui"))
    #expect(lines[10].hasSuffix("more than are annotated"))
  }

  @Test(arguments: Samples.hostile) func aFileThatCannotBeRunHasItsPlaceInMarkdown(text: String) {
    let report = Report(
      command: "run", seed: 0, scenarios: [],
      unusable: [Samples.unusable(text, path: "```\n</details>\(text).json5")])
    let markdown = MarkdownWriter.write(report)
    #expect(markdown.hasPrefix("### AlertLab: 1 file could not be run\n"))
    #expect(!markdown.contains("passed"))
    let lines = markdown.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("```") && $0.allSatisfy { "`text".contains($0) } } == 2)
    #expect(markdown.contains("\"profile\" is missing") && markdown.contains("4 more problems"))
  }

  @Test func errorsOfFilesLeaveRoomForFindings() throws {
    let report = Report(
      command: "run", seed: 0, scenarios: [try Samples.stuck("x")],
      unusable: Array(repeating: Samples.unusable("x"), count: 20_000))
    let markdown = MarkdownWriter.write(report)
    #expect(markdown.utf8.count <= MarkdownWriter.limit)
    #expect(markdown.contains("lines left out …") && markdown.contains("alertlab replay al1."))
  }

  @Test(arguments: Samples.hostile) func aHostileTextBreaksNoMarkdown(text: String) throws {
    let report = Report(
      command: "run", seed: 0, scenarios: [try Samples.stuck(text), try Samples.unexpected(text)])
    let markdown = MarkdownWriter.write(report)
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.hasPrefix("<details>") } == 2)
    #expect(lines.count { $0.hasPrefix("</details>") } == 2)
    #expect(lines.count { $0.hasPrefix("```") } == 4)
    #expect(!markdown.contains("<script>alert(1)</script></summary>"))
  }

  @Test func theSummaryStopsBeforeItsLimit() throws {
    let report = Report(
      command: "run", seed: 0, scenarios: Array(repeating: try Samples.stuck("x"), count: 2_000))
    let markdown = MarkdownWriter.write(report)
    #expect(markdown.utf8.count <= MarkdownWriter.limit)
    #expect(markdown.hasSuffix("scenarios more would be too long here.\n"))
  }
}
