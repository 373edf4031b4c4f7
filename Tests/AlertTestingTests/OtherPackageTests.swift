import Foundation
import Testing

/// No failure is lost, in either test framework, whatever the task from which it comes.
@Suite(.serialized, .enabled(if: isDebugBuild, "once is enough"))
struct OtherPackageTests {
  @Test func everyFailureIsShownAtItsLine() throws {
    let build = try OtherPackage.build()
    try #require(build.code == 0, "\(build.output)")
    defer {
      try? FileManager.default.removeItem(at: OtherPackage.folder.appending(path: "alertlab-out"))
    }
    try checkSwiftTesting()
    try checkXCTest()
    try checkBetweenTests()
    let examples = try OtherPackage.test("--filter", "^Examples")
    #expect(examples.code == 0, "\(examples.output)")
    #expect(examples.output.contains("Executed 1 test, with 0 failures"), "\(examples.output)")
    #expect(examples.output.contains("Test run with 4 tests"), "\(examples.output)")
  }

  private func checkSwiftTesting() throws {
    let run = try OtherPackage.test("--disable-xctest", "--filter", "^SwiftTestingFailures")
    #expect(run.code != 0)
    let shown = run.output.matches(of: #/recorded an issue at Failures\.swift:(\d+):\d+:/#)
      .compactMap { Int($0.1) }
    let marked = try OtherPackage.markedLines(in: "SwiftTestingFailures")
    #expect(marked.count == 13)
    #expect(shown.sorted() == marked, "\(run.output)")
    #expect(run.output.contains("with 14 issues (including 1 known"), "\(run.output)")
    checkReports(run.output)
    // All but the place, which is that of a file of the reader's.
    for line in try TestingGuide.output().dropFirst() {
      #expect(run.output.contains(line), "docs/TESTING.md shows: \(line)")
    }
  }

  private func checkXCTest() throws {
    let run = try OtherPackage.test(
      "--disable-swift-testing", "--filter", "^XCTestFailures.Failures")
    #expect(run.code != 0)
    let shown = run.output.matches(of: #/Failures\.swift:(\d+): error: /#).compactMap { Int($0.1) }
    let marked = try OtherPackage.markedLines(in: "XCTestFailures")
    #expect(marked.count == 12)
    #expect(shown.sorted() == marked, "\(run.output)")
    #expect(run.output.contains("with 12 failures"), "\(run.output)")
    checkReports(run.output)
    let tokens = run.output.matches(of: #/alertlab replay (\S+)/#)
    // Some are of a scenario built in Swift, some of a file.
    for token in Set(tokens.map { String($0.1) }) {
      let replay = try OtherPackage.replay(token)
      #expect([0, 1].contains(replay.code), "\(replay.output)")
      #expect(replay.output.contains("1 scenario"), "\(replay.output)")
    }
    #expect(tokens.count >= 8)
  }

  private func checkReports(_ output: String) {
    for part in [
      "stuck-ui (killingTheApp)", "What happened", "Why it is wrong", "The usual fix",
      "alertlab replay al1.", "scenarios/missing.json5: there is no such file",
      "scenarios/malformed.json5:4:3: error: unknown key", "scenarios: the file cannot be read",
      "Expected, but did not come: unhandled-button",
    ] {
      #expect(output.contains(part), "\(part)")
    }
  }

  private func checkBetweenTests() throws {
    let run = try OtherPackage.test(
      "--disable-swift-testing", "--filter", "^XCTestFailures.BetweenTests")
    #expect(run.code != 0)
    #expect(run.output.contains("with 0 failures"))
    #expect(
      run.output.contains("BetweenTests.swift:7: error: no test took this failure"),
      "\(run.output)")
  }
}

/// Whether the tests were built without optimisation.
let isDebugBuild: Bool = {
  var result = false
  assert(
    {
      result = true
      return true
    }())
  return result
}()
