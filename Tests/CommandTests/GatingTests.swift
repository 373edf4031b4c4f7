import Foundation
import Testing

/// Which findings make a run fail: severities, levels, exceptions, baselines.
@Suite struct GatingTests {
  /// A buttonless alert, with more members at the top level.
  private static func stuck(_ more: String = "") -> String {
    """
    {
      "scenario": "Nobody can close it",
      "profile": "uialertview-ios6",
      "alerts": { "a": {} },
      "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] },
      \(more)
    }
    """
  }

  private func run(
    _ text: String, _ arguments: [String] = [], before: ((URL) throws -> Void)? = nil
  ) throws -> CommandRun {
    var result: CommandRun?
    try CommandRun.inTemporaryFolder { folder in
      try text.write(
        to: folder.appending(path: "a.json5"), atomically: true, encoding: .utf8)
      try before?(folder)
      result = try CommandRun(["run", "a.json5"] + arguments, in: folder)
    }
    return try #require(result)
  }

  private static func allow(until day: String, alert: String = "a") -> String {
    """
    "allow": [ { "kind": "stuck-ui", "alert": "\(alert)", "reason": "mended in 4.2",
      "until": "\(day)" } ]
    """
  }

  @Test func anExceptionKeepsAFindingFromCountingAndTellsWhy() throws {
    let run = try run(Self.stuck(Self.allow(until: "9999-12-31")))
    #expect(run.code == 0)
    #expect(run.output.contains("stuck-ui") && run.output.contains("mended in 4.2"))
  }

  @Test func anExceptionThatRanOutCountsAgainAndSaysSo() throws {
    let run = try run(Self.stuck(Self.allow(until: "2020-01-31")))
    #expect(run.code == 1)
    #expect(run.output.contains("which is over"))
  }

  @Test func anExceptionForAnotherAlertDoesNotHelp() throws {
    let text = Self.stuck(Self.allow(until: "9999-12-31", alert: "b"))
      .replacing("\"a\": {} }", with: "\"a\": {}, \"b\": { \"buttons\": [\"OK\"] } }")
    #expect(try run(text).code == 1)
  }

  @Test func aCheckCanBeSwitchedOffAndMadeAnError() throws {
    #expect(try run(Self.stuck("\"checks\": { \"stuck-ui\": \"off\" }")).code == 0)
    #expect(try run(Self.stuck("\"checks\": { \"stuck-ui\": \"note\" }")).code == 0)
    let warning = Self.stuck().replacing(
      "\"a\": {}", with: "\"a\": { \"buttons\": [\"OK\"], \"delegate\": null }")
    #expect(try run(warning).code == 0)
    #expect(try run(warning, ["--fail-on", "warning"]).code == 1)
    let error = warning.replacing(
      "\"alerts\"", with: "\"checks\": { \"unhandled-button\": \"error\" }, \"alerts\"")
    #expect(try run(error).code == 1)
  }

  @Test func aBaselineKeepsWhatWasKnownFromCountingAndNothingElse() throws {
    try CommandRun.inTemporaryFolder { folder in
      let file = folder.appending(path: "a.json5")
      try Self.stuck().write(to: file, atomically: true, encoding: .utf8)
      let written = try CommandRun(
        ["run", "a.json5", "--write-baseline", "known.json"], in: folder)
      #expect(written.code == 0)
      let known = try CommandRun(["run", "a.json5", "--baseline", "known.json"], in: folder)
      #expect(known.code == 0 && known.output.contains("in the baseline"))

      // The same defect after edits of names, titles, times and comments.
      try Self.stuck()
        .replacing("\"a\": {}", with: "/* renamed */ \"progress\": { \"title\": \"Uploading\" }")
        .replacing("\"show\": \"a\"", with: "\"show\": \"progress\"")
        .write(to: file, atomically: true, encoding: .utf8)
      let edited = try CommandRun(["run", "a.json5", "--baseline", "known.json"], in: folder)
      #expect(edited.code == 0)

      // Another defect: it can be ended, but only by leaving the app.
      try Self.stuck().replacing("uialertview-ios6", with: "uialertview-ios3")
        .write(to: file, atomically: true, encoding: .utf8)
      let other = try CommandRun(["run", "a.json5", "--baseline", "known.json"], in: folder)
      #expect(other.code == 1)
    }
  }

  @Test(arguments: [
    ["--write-baseline", "a.json5"], ["--write-baseline", "-"],
    ["--report", "json=x.json", "--write-baseline", "./x.json"],
  ])
  func aBaselineOverwritesNothingElse(arguments: [String]) throws {
    let run = try run(Self.stuck(), arguments)
    #expect(run.code == 2 && run.errors.contains("--write-baseline"))
  }

  @Test func whatIsNoBaselineIsRefused() throws {
    let missing = try run(Self.stuck(), ["--baseline", "no.json"])
    #expect(missing.code == 3 && missing.errors.contains("no.json"))
    let broken = try run(Self.stuck(), ["--baseline", "a.json5"])
    #expect(broken.code == 3 && broken.errors.contains("no baseline"))
  }
}
