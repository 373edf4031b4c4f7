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
