import Foundation
import Testing

@Suite struct PeopleCommandTests {
  private static let scenario = """
    { "scenario": "A question", "profile": "uialertview-ios6",
      "alerts": { "q": { "title": "Delete?", "buttons": ["Cancel", "Delete"] } },
      "people": ["childMonkey"], "interruptions": { "banner": "every 2s" }, "end": "9s",
      "app": { "on": [{ "event": "launched", "do": [{ "show": "q" }] }] } }
    """

  private static func run(_ arguments: String...) throws -> CommandRun { try run(arguments) }

  private static func run(_ arguments: [String]) throws -> CommandRun {
    var found: CommandRun?
    try CommandRun.inTemporaryFolder { folder in
      try scenario.write(
        to: folder.appending(path: "q.json5"), atomically: true, encoding: .utf8)
      found = try CommandRun(["run", "q.json5"] + arguments, in: folder)
    }
    return try #require(found)
  }

  @Test func theSameSeedGivesTheSameBytesForAnyNumberOfJobs() throws {
    let people = "ordinary,impatientDoubleTapper"
    let runs = try ["1", "3"].map { jobs in
      try Self.run(
        "--people", people, "--interruptions", "home=5s,call=9s", "--runs", "300", "--seed", "4",
        "--jobs", jobs, "--report", "json=-")
    }
    #expect(runs[0].code == 0 && !runs[0].output.isEmpty)
    #expect(runs[0].output == runs[1].output)
  }

  @Test func theFileSaysWhoPlaysUnlessTheCommandDoes() throws {
    let own = try Self.run("--runs", "10").output
    #expect(own.contains("10 runs with childMonkey, banner every 2.000 s"))
    let other = try Self.run("--runs", "1", "--people", "nobody", "--interruptions", "lock=1m")
      .output
    #expect(other.contains("1 run with nobody, lock every 60.000 s"))
    // Without these options the file is run by its script, as ever.
    #expect(!(try Self.run().output.contains("childMonkey")))
  }

  @Test func theTableHasNothingThatJSONHasNotAndFitsATerminal() throws {
    let arguments = ["--people", "ordinary,childMonkey", "--runs", "400", "--jobs", "2"]
    let text = try Self.run(arguments).output
    let lines = text.split(separator: "\n")
    for line in lines { #expect(line.count <= 80, "\(line)") }
    // Two people, each with a head, a table of at most nine lines, and one legend for both.
    #expect(lines.count <= 2 * 13 + 6, "\(text)")
    #expect(text.contains("cut off      median         p90         p95         p99"))
    let all = try Self.run(arguments + ["--verbose"]).output
    #expect(all.contains("233 [D]") && all.contains("of virtual time"))
    #expect(!text.contains("233 [D]"))
    for line in all.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func timeCanBeGivenInsteadOfRuns() throws {
    let output = try Self.run("--for", "1m", "--people", "nobody", "--verbose").output
    // The alert is watched until the scenario's end at 9 s: seven runs.
    #expect(output.contains("7 runs with nobody") && output.contains("63.000 s of virtual time"))
  }

  @Test(arguments: [
    (["--people", "bob"], "childMonkey"), (["--people", ""], "ordinary"),
    (["--people", "nobody,nobody"], "twice"), (["--interruptions", "home"], "home=60s"),
    (["--interruptions", "meteor=1s"], "cancelAlerts"), (["--interruptions", "home=0s"], "1ms"),
    (["--interruptions", "home=1"], "units"), (["--interruptions", "home=1s,home=2s"], "twice"),
    (["--runs", "0"], "from 1"), (["--for", "0s"], "above 0s"), (["--for", "soon"], "units"),
    (["--for", "1m", "--runs", "1"], "together"),
  ])
  func aBadValueIsToldWithWhatIsAllowed(arguments: [String], allowed: String) throws {
    let run = try CommandRun(
      ["run", "docs/examples/buttonless.json5"] + arguments, in: CommandRun.root)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains(allowed), "\(run.errors)")
  }

  @Test func peopleAndInterruptionsAreListedAndExplained() throws {
    #expect(try CommandRun("list", "people").output.contains("childMonkey"))
    #expect(try CommandRun("list", "interruptions").output.contains("memoryWarning"))
    #expect(try CommandRun("explain", "ordinary").output.contains("233 [D]"))
    #expect(try CommandRun("explain", "home").output.contains("from home to return"))
  }
}
