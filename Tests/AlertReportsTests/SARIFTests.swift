import Foundation
import Testing

@testable import AlertReports

@Suite struct SARIFTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      let results: [Result]
      let invocations: [Invocation]
    }

    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }

    struct Notification: Decodable {
      let level: String
      let message: Message
      let locations: [Location]?
    }

    struct Message: Decodable {
      let text: String
    }

    struct Result: Decodable {
      let ruleId: String
      let message: Message
      let locations: [Location]
      let partialFingerprints: [String: String]
      let codeFlows: [CodeFlow]
    }

    struct CodeFlow: Decodable {
      let threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Decodable {
      let locations: [Step]
    }

    struct Step: Decodable {
      let executionOrder: Int
      let location: Location
    }

    struct Location: Decodable {
      let physicalLocation: Physical
    }

    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: [String: Int]?
    }

    struct Artifact: Decodable {
      let uri: String
    }

    let version: String
    let runs: [Run]
  }

  private func run(_ report: Report) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: try ReportFormat.sarif.write(report))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test(arguments: Samples.hostile) func aHostileTextKeepsTheStructure(text: String) throws {
    let scenarios = [try Samples.stuck(text), try Samples.unexpected(text)]
    let results = try run(Report(command: "run", seed: 0, scenarios: scenarios)).results
    #expect(results.count == scenarios.reduce(0) { $0 + $1.problems.count })
    for result in results {
      #expect(result.message.text.contains("alertlab replay al1."))
      #expect(result.message.text.utf8.count < 10_000)
      #expect(result.locations.count == 1)
      #expect(
        result.partialFingerprints.keys.sorted() == [
          "alertlabFinding/v1", "primaryLocationLineHash",
        ])
    }
  }

  @Test func aResultPointsAtTheAlertAndTellsTheStory() throws {
    let report = Report(
      command: "run", seed: 0, scenarios: [try Samples.stuck("x", path: "./a b/ü#%:.json5")])
    let result = try #require(try run(report).results.first)
    let place = try #require(result.locations.first).physicalLocation
    #expect(place.artifactLocation.uri == "a%20b/%C3%BC%23%25%3A.json5")
    #expect(place.region == ["startLine": 5, "startColumn": 5])
    let steps = try #require(result.codeFlows.first?.threadFlows.first).locations
    #expect(steps.map(\.executionOrder) == [1, 2, 3])
  }

  @Test func resultsAreCappedAndTheReportSaysSo() throws {
    let scenario = try Samples.stuck("x")
    let report = Report(
      command: "run", seed: 0, scenarios: Array(repeating: scenario, count: 5_002),
      isPartial: true)
    let run = try run(report)
    #expect(run.results.count == 5_000)
    let messages = run.invocations.flatMap(\.toolExecutionNotifications).map(\.message.text)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("2 of 5002 results are left out") == true)
  }

  @Test(arguments: Samples.hostile) func aFileThatCannotBeRunIsANotificationAndNoResult(
    text: String
  ) throws {
    let run = try run(
      Report(
        command: "run", seed: 0, scenarios: [try Samples.fine()],
        unusable: [
          Samples.unusable(text, path: "a b/ü#%:.json5"),
          UnusableInput(path: "no/such", flaws: [.init("there is no such file or folder")]),
        ]))
    #expect(run.results.isEmpty)
    let invocation = try #require(run.invocations.first)
    #expect(!invocation.executionSuccessful)
    let notifications = invocation.toolExecutionNotifications
    #expect(notifications.map(\.level) == Array(repeating: "error", count: 4))
    let places = notifications.compactMap { $0.locations?.first?.physicalLocation }
    #expect(
      places.map(\.artifactLocation.uri)
        == Array(repeating: "a%20b/%C3%BC%23%25%3A.json5", count: 3) + ["no/such"])
    #expect(
      places.map(\.region) == [
        ["startLine": 3, "startColumn": 7], ["startLine": 9, "startColumn": 1], nil, nil,
      ])
    #expect(notifications[1].message.text == "\"profile\" is missing")
    #expect(notifications[2].message.text == "4 more problems")
  }

  @Test func absolutePathsAreFileURIs() {
    #expect(SARIFArtifactLocation(path: "/elsewhere/a.json5").uri == "file:///elsewhere/a.json5")
    #expect(SARIFArtifactLocation(path: "/elsewhere/a.json5").uriBaseId == nil)
    #expect(SARIFArtifactLocation(path: "../a.json5").uri == "../a.json5")
  }

  // The numbers are those that GitHub's upload action computes for these texts.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
        "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
        "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ]) func linesHaveTheHashesThatGitHubGivesThem(text: String, hashes: [String]) {
    let lines = LineHashes(Array(text.utf8))
    for (place, hash) in hashes.enumerated() { #expect(lines.hash(ofLine: place + 1) == hash) }
    #expect(lines.hash(ofLine: hashes.count + 1) == nil)
    #expect(lines.hash(ofLine: 0) == nil)
  }
}
