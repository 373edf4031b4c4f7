import Foundation
import Testing

@Suite struct ExploreCommandTests {
  /// Eight timers of odd lengths beside an alert: more states than anybody waits for.
  private static var endless: String {
    let lengths = [70, 110, 130, 170, 190, 230, 290, 310]
    let starts = lengths.map {
      #"{ "startTimer": "t\#($0)", "after": "\#($0)ms", "repeats": true }"#
    }
    let handlers = lengths.map {
      #"{ "event": "timer.t\#($0)", "do": [{ "add": "x", "amount": 1 }] }"#
    }
    return """
      { "scenario": "Endless", "profile": "uialertview-ios6",
        "alerts": { "a": { "buttons": ["OK"] } },
        "vars": { "x": { "from": 0, "to": 30000, "beyond": "wrap" } },
        "app": { "on": [ { "event": "launched", "do": [ { "show": "a" }, \(starts.joined(separator: ", ")) ] },
          \(handlers.joined(separator: ",\n")) ] } }
      """
  }

  @Test func everyShippedScenarioIsClosedAndAsExpected() throws {
    let run = try CommandRun("explore", "scenarios")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("111 as expected"))
    #expect(run.output.components(separatedBy: ".json5: ").count == 112)
    #expect(!run.output.contains("bounded"))
  }

  @Test func whatIsAskedForIsReachedOrProvedUnreachable() throws {
    let file = "scenarios/examples/05-two-alerts.json5"
    // contract:F1: the notice comes over the question, which is covered then; both are never on top.
    let reached = try CommandRun("explore", file, "--reach", "question=covered,notice=shown")
    #expect(reached.code == 0)
    #expect(reached.output.contains("reached: question=covered,notice=shown: question.show"))
    let token = try #require(reached.token)
    #expect(try CommandRun("replay", token).code == 0)
    let never = try CommandRun(
      "explore", file, "--reach", "question=shown,notice=shown", "--report", "json=-")
    #expect(never.code == 1)
    #expect(
      never.output.contains(#""answer":"unreachable""#)
        || never.output.contains(#""answer" : "unreachable""#))
    let wrong = try CommandRun("explore", file, "--reach", "question=open")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("there is no phase \"open\"; there is hidden, requested"))
  }

  @Test func aViolationIsToldWithTheSimplestStoryAndItsTokenRepeatsIt() throws {
    try CommandRun.inTemporaryFolder { folder in
      let file = folder.appending(path: "home.json5")
      // contract:T4: Home before the timer fires cancels it; nothing in the script leaves the app.
      try #"""
      { "scenario": "The timer is cancelled in the background", "profile": "uialertview-ios6",
        "alerts": { "progress": { "title": "Uploading" } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "progress" }] },
          { "event": "progress.didPresent", "do": [{ "startTimer": "auto", "after": "3s" }] },
          { "event": "timer.auto", "do": [{ "dismiss": "progress" }] },
          { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "auto" }] } ] },
        "interruptions": { "home": "every 60s" } }
      """#.write(to: file, atomically: true, encoding: .utf8)
      #expect(try CommandRun(["run", "home.json5"], in: folder).code == 0)
      let run = try CommandRun(["explore", "home.json5"], in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("stuck-ui (killingTheApp)"))
      #expect(run.output.contains("violated: stuck-ui"))
      for line in run.output.split(separator: "\n") where !line.contains("alertlab replay") {
        #expect(line.count <= 80, "\(line)")
      }
      let token = try #require(run.token)
      let again = try CommandRun(["replay", token], in: folder)
      #expect(again.code == 1 && again.output.contains("stuck-ui (killingTheApp)"))
      // One Home is enough, so no story has two.
      #expect(run.output.components(separatedBy: "willResignActive").count == 2)
      let none = try CommandRun(
        ["explore", "home.json5", "--budget", "interruptions=0"], in: folder)
      #expect(none.code == 0 && none.output.contains("proved in all"))
    }
  }

  @Test func whatIsTooMuchIsBoundedAndSaysWhy() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.endless.write(
        to: folder.appending(path: "endless.json5"), atomically: true, encoding: .utf8)
      let run = try CommandRun(["explore", "endless.json5", "--max-states", "2000"], in: folder)
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("bounded (too many states)"))
      #expect(!run.output.contains("proved"))
      let small = try CommandRun(["explore", "endless.json5", "--max-memory", "1"], in: folder)
      #expect(small.code == 0 && small.output.contains("bounded (too much memory)"))
    }
  }

  @Test func whyItIsTooMuchNamesWhatVaries() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.endless.write(
        to: folder.appending(path: "endless.json5"), atomically: true, encoding: .utf8)
      let run = try CommandRun(
        ["explore", "endless.json5", "--max-states", "2000", "--why-bounded"], in: folder)
      #expect(run.output.contains("what varies most"))
      #expect(run.output.contains("variable \"x\""))
    }
  }

  // An app and its timer that keep each other busy at one moment, once a reply came: the loader cannot know that.
  @Test func whatNeverComesToRestIsFound() throws {
    try CommandRun.inTemporaryFolder { folder in
      try #"""
      { "scenario": "Busy", "profile": "uialertview-ios6", "vars": { "x": { "to": 1 } },
        "alerts": { "a": { "buttons": ["OK"] } },
        "events": { "reply": { "after": "1s..2s", "mayNeverCome": true,
          "do": [{ "assign": "x", "value": 1 }, { "startTimer": "t", "after": "0s" }] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "timer.t", "do": [
            { "if": "x", "equals": 1, "then": [{ "startTimer": "t", "after": "0s" }] } ] } ] } }
      """#.write(to: folder.appending(path: "busy.json5"), atomically: true, encoding: .utf8)
      #expect(try CommandRun(["run", "busy.json5"], in: folder).code == 0)
      let run = try CommandRun(["explore", "busy.json5"], in: folder)
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      #expect(run.output.contains("never come to rest"))
      let token = try #require(run.token)
      #expect(try CommandRun(["replay", token], in: folder).output.contains("never come to rest"))
    }
  }

  // contract:T4, at times that are multiples of nothing but a millisecond.
  private static func odd(round: String, cancels: Bool) -> String {
    let cancel = #", { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "auto" }] }"#
    return #"""
      { "scenario": "Odd times", "profile": "uialertview-ios6", \#(round)
        "timing": { "appear": "317ms", "disappear": "251ms", "suspendDelay": "5003ms" },
        "alerts": { "progress": {} }, "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "progress" }] },
          { "event": "progress.didPresent", "do": [{ "startTimer": "auto", "after": "2999ms" }] },
          { "event": "timer.auto", "do": [{ "dismiss": "progress" }] }\#(cancels ? cancel : "") ] } }
      """#
  }

  @Test func roundedTimesProveNothingButFindWhatTheScenarioItselfShows() throws {
    try CommandRun.inTemporaryFolder { folder in
      for (name, cancels) in [("stuck", true), ("fine", false)] {
        try Self.odd(round: #""round": "50ms","#, cancels: cancels).write(
          to: folder.appending(path: "\(name)-rounded.json5"), atomically: true, encoding: .utf8)
      }
      let stuck = try CommandRun(["explore", "stuck-rounded.json5"], in: folder)
      #expect(stuck.code == 1 && stuck.output.contains("violated: stuck-ui"))
      #expect(stuck.output.contains("bounded (times are rounded): no-exit"))
      // Told with the scenario's own times, whatever they were rounded to.
      #expect(stuck.output.contains("0.317 s"))
      let token = try #require(stuck.token)
      #expect(try CommandRun(["replay", token], in: folder).output.contains("stuck-ui"))
      let fine = try CommandRun(["explore", "fine-rounded.json5"], in: folder)
      #expect(
        fine.code == 0 && !fine.output.contains("proved") && !fine.output.contains("violated"))
    }
  }

  @Test func aStoryIsWrittenAsAScenarioThatShowsIt() throws {
    try CommandRun.inTemporaryFolder { folder in
      let found = try CommandRun(
        ["explore", "scenarios/examples/04-waiting-for-the-network.json5", "--out", folder.path],
        in: CommandRun.root)
      #expect(found.code == 0 && found.errors.contains("run shows it"))
      let run = try CommandRun(["run", folder.path], in: CommandRun.root)
      #expect(run.code == 1 && run.output.contains("stuck-ui"))
    }
  }

  @Test(arguments: ["dot", "mermaid"])
  func aGraphShowsSituationsAndColoursStuckOnes(format: String) throws {
    let path = "scenarios/examples/03-home-cancels-the-timer.json5"
    let run = try CommandRun("graph", path, "--format", format)
    #expect(run.code == 0)
    #expect(run.output.contains("progress: shown") && run.output.contains("home"))
    #expect(run.output.contains("stuck: killingTheApp") && run.output.contains("#f4b6b0"))
    let profile = try CommandRun("graph", "uialertcontroller", "--format", format)
    #expect(profile.code == 0 && profile.output.contains("alert: disappearing"))
    #expect(!profile.output.contains("stuck"))
  }

  @Test(arguments: ["run", "explore"]) func noReportOverwritesAScenario(command: String) throws {
    try CommandRun.inTemporaryFolder { folder in
      let text = #"{ "scenario": "s", "profile": "uialertview-ios6" }"#
      let file = folder.appending(path: "a.json5")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let run = try CommandRun([command, "a.json5", "--report", "json=./a.json5"], in: folder)
      #expect(run.code == 2 && run.errors.contains("would overwrite"))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func aGraphOfWhatIsThereNotIsRefused() throws {
    let run = try CommandRun("graph", "no/such.json5")
    #expect(run.code == 3 && run.errors.contains("no/such.json5"))
    #expect(try CommandRun("graph", "uialertview-ios6", "--format", "png").code == 2)
  }

  @Test func theNumberOfJobsChangesNoByte() throws {
    try CommandRun.inTemporaryFolder { folder in
      var reports: [Data] = []
      for jobs in ["1", "3"] {
        let file = folder.appending(path: "report-\(jobs).json")
        _ = try CommandRun(
          "explore", "scenarios/examples", "--jobs", jobs, "--report", "json=\(file.path)")
        reports.append(try Data(contentsOf: file))
      }
      #expect(reports[0] == reports[1])
      #expect(reports[0].count > 5_000)
    }
  }

  @Test(arguments: [
    ["--budget", "taps=1"], ["--budget", "inputs=255"], ["--budget", "inputs=1,inputs=2"],
    ["--budget", "inputs"], ["--interruptions", "rain"], ["--interruptions", "home,home"],
    ["--passing", "slowly"], ["--max-states", "0"], ["--max-memory", "x"],
  ])
  func whatIsCalledWronglyIsRefused(options: [String]) throws {
    let run = try CommandRun(["explore", "scenarios/examples"] + options, in: CommandRun.root)
    #expect(run.code == 2)
    #expect(run.errors.contains(options[0]))
    #expect(run.output.isEmpty)
  }
}
