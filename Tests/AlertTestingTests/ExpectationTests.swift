import AlertTesting
import Foundation
import Testing

@Suite struct ExpectationTests {
  private let examples = "scenarios/examples"

  private func stuck(_ checks: [String: AlertScenario.CheckLevel] = [:]) -> AlertScenario {
    AlertScenario(profile: .uiAlertView(iOS: 6), checks: checks) {
      Alert("progress", title: "Uploading")
      Alert("other", title: "Downloading")
      When(.launched) { Show("progress") }
    }
  }

  @Test func aFindingIsAReportAtTheCallersLine() async throws {
    let failures = await recordedFailures { expectNoFindings(scenario: stuck(["no-exit": .off])) }
    #expect(failures.map(\.line) == [#line - 1])
    let text = try #require(failures.first?.text)
    for part in [
      "error: stuck-ui (killingTheApp)", "\"progress\" is stuck", "What happened",
      "Why it is wrong", "The usual fix", "alertlab replay al1.",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(text.contains("alertlab-out/stuck-"))
  }

  @Test func everyFindingIsAnIssueOfItsOwn() async {
    let failures = await recordedFailures { expectNoFindings(scenario: stuck()) }
    #expect(failures.count == 2)
    #expect(Set(failures.map(\.line)).count == 1)
    #expect(failures.contains { $0.text.contains("no-exit") })
  }

  @Test func theSeverityFromWhichAFindingCounts() async {
    let scenario = stuck(["no-exit": .off, "stuck-ui": .warning])
    expectNoFindings(scenario: scenario)
    #expect(
      await recordedFailures { expectNoFindings(scenario: scenario, failOn: .warning) }.count == 1)
    #expect(
      await recordedFailures { expectNoFindings(scenario: scenario, failOn: .note) }.count == 1)
  }

  @Test func whatIsExpectedPasses() async {
    let scenario = stuck()
    expectFindings(["no-exit", "stuck-ui"], in: scenario)
    expectFindings(
      [
        AlertFinding("stuck-ui", alert: "progress", grade: .killingTheApp, at: .zero),
        AlertFinding("no-exit", alert: "other"),
      ], in: scenario)
    expectFindings(
      [AlertFinding("stuck-ui", grade: .uncertainEvent)],
      in: "\(examples)/04-waiting-for-the-network.json5")
    expectNoFindings(scenario: "\(examples)/02-auto-dismiss.json5")
  }

  @Test func whatIsMissingOrTooMuchFails() async {
    let missing = await recordedFailures {
      expectFindings(
        ["stuck-ui", "no-exit", AlertFinding("wrong-index", alert: "other", at: .seconds(1))],
        in: stuck())
    }
    #expect(missing.count == 1)
    #expect(missing.first?.text.contains("did not come: wrong-index \"other\"") == true)
    #expect(missing.first?.text.contains("alertlab replay al1.") == true)
    let tooMuch = await recordedFailures { expectFindings(["no-exit"], in: stuck()) }
    #expect(tooMuch.map { $0.text.contains("The usual fix") } == [true])
    let grade = AlertFinding("stuck-ui", grade: .lateTimer)
    #expect(
      await recordedFailures { expectFindings([grade], in: "\(examples)/01-buttonless.json5") }
        .count == 2
    )
  }

  @Test func theAdviceFitsWhereTheExpectationStands() async throws {
    let inTest = "change the findings that the test passes"
    let inFile = "change \"expect\" in the file"
    func words(_ failures: [RecordedFailure]) -> String {
      failures.map(\.text).joined(separator: "\n").split { $0.isWhitespace }
        .joined(separator: " ")
    }
    // Whether built in Swift or in a file: the test lists the findings.
    let built = words(await recordedFailures { expectFindings(["wrong-index"], in: stuck()) })
    let path = "\(examples)/01-buttonless.json5"
    let file = words(await recordedFailures { expectFindings(["wrong-index"], in: path) })
    for text in [built, file] {
      #expect(text.contains("did not come: wrong-index") && text.contains(inTest), "\(text)")
      #expect(!text.contains(inFile) && !text.contains("the scenario does not expect"), "\(text)")
      #expect(text.contains("the test does not expect it"), "\(text)")
    }
    // The trace stands in the file, whoever lists the findings.
    let trace = words(
      try await failures(
        ofFile:
          #"{ "scenario": "s", "profile": "uialertview-ios6", "expect": { "trace": "show" } }"#
      ))
    #expect(trace.contains(inFile) && !trace.contains(inTest), "\(trace)")
  }

  @Test func aFilesOwnFindingsAreNotAskedButItsTraceIs() async throws {
    // Its file expects the finding.
    let path = "\(examples)/01-buttonless.json5"
    #expect(await recordedFailures { expectNoFindings(scenario: path) }.count == 1)
    let file = """
      { "scenario": "s", "profile": "uialertview-ios6", "expect": { "trace": "show" } }
      """
    let failures = try await failures(ofFile: file)
    #expect(failures.count == 1)
    #expect(failures.first?.text.contains("unexpected-result (trace)") == true)
  }

  @Test(arguments: [("2999-12-31", 0), ("2020-01-01", 1)])
  func whatAFileToleratesDoesNotFail(until day: String, count: Int) async throws {
    let file = """
      { "scenario": "s", "profile": "uialertview-ios6", "alerts": { "a": {} },
        "app": { "on": [{ "event": "launched", "do": [{ "show": "a" }] }] },
        "allow": [{ "kind": "stuck-ui", "reason": "Known: #12.", "until": "\(day)" }] }
      """
    #expect(try await failures(ofFile: file).count == count)
  }

  private func failures(ofFile text: String) async throws -> [RecordedFailure] {
    var failures: [RecordedFailure] = []
    try await Folder.inTemporaryFolder { folder in
      let file = folder.appending(path: "scenario.json5")
      try Data(text.utf8).write(to: file)
      failures = await recordedFailures { expectNoFindings(scenario: file.path) }
    }
    return failures
  }

  @Test func aFileThatIsMissingOrNotInOrderFails() async throws {
    let missing = await recordedFailures { expectNoFindings(scenario: "scenarios/none.json5") }
    #expect(missing.count == 1)
    #expect(
      missing.first?.text == "scenarios/none.json5: there is no such file or folder "
        + "(looked for \(Folder.repository.appending(path: "scenarios/none.json5").path))")
    try await Folder.inTemporaryFolder { folder in
      let file = folder.appending(path: "bad.json5")
      try Data("{ \"scenario\": \"s\",\n \"profil\": \"uialertview-ios6\" }".utf8).write(to: file)
      let bad = await recordedFailures { expectFindings([], in: file.path) }
      #expect(bad.count == 1)
      #expect(bad.first?.text.contains("\(file.path):2:2: error: unknown key \"profil\"") == true)
    }
    #expect(await recordedFailures { expectNoFindings(scenario: "scenarios") }.count == 1)
  }

  @Test func aTokenOfAScenarioInSwiftNamesItsFile() async throws {
    let failures = await recordedFailures { expectNoFindings(scenario: stuck(["no-exit": .off])) }
    let path = try #require(failures.first?.text.split(separator: ":").first)
    let file = Folder.repository.appending(path: String(path))
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(await recordedFailures { expectNoFindings(scenario: String(path)) }.count == 1)
  }
}
