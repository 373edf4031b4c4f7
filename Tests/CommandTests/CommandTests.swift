import Foundation
import Testing

@Suite struct RunCommandTests {
  @Test func everyShippedScenarioIsAsExpected() throws {
    let run = try CommandRun("run", "scenarios")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("111 as expected"))
  }

  @Test func theButtonlessAlertIsExplainedToANewcomer() throws {
    let run = try CommandRun("run", "docs/examples/buttonless.json5")
    #expect(run.code == 1)
    for needed in [
      "docs/examples/buttonless.json5:7:5", "stuck-ui", "killingTheApp", "\"progress\"",
      "contract:E19", "The usual fix", "alertlab replay al1.",
    ] {
      #expect(run.output.contains(needed), "\(needed)")
    }
    for line in run.output.split(separator: "\n") where !line.contains("alertlab replay") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func verboseTellsWhatHappenedInGreenScenariosToo() throws {
    let path = "scenarios/examples/02-auto-dismiss.json5"
    let run = try CommandRun("run", path, "--verbose", "--report", "json=/dev/null")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("\(path): as expected\n"))
    #expect(run.output.contains("    show · willPresent · didPresent · timer.auto"))
    #expect(!(try CommandRun("run", path).output.contains("show")))
    try CommandRun.inTemporaryFolder { folder in
      let file = folder.appending(path: "report.text")
      let again = try CommandRun("run", path, "--verbose", "--report", "text=\(file.path)")
      #expect(again.output == (try String(contentsOf: file, encoding: .utf8)))
    }
  }

  @Test func theReadmeShowsWhatTheCommandPrints() throws {
    let readme = try String(
      contentsOf: CommandRun.root.appending(path: "README.md"), encoding: .utf8)
    let run = try CommandRun("run", "docs/examples/buttonless.json5")
    #expect(readme.contains("```text\n\(run.output)```"))
  }

  @Test func theSameSeedGivesTheSameBytesForAnyNumberOfJobs() throws {
    try CommandRun.inTemporaryFolder { folder in
      var reports: [Data] = []
      for jobs in ["1", "2", "5"] {
        let file = folder.appending(path: "report-\(jobs).json")
        _ = try CommandRun(
          "run", "scenarios", "--seed", "7", "--jobs", jobs, "--report", "json=\(file.path)")
        reports.append(try Data(contentsOf: file))
      }
      #expect(reports[0] == reports[1] && reports[1] == reports[2])
      #expect(reports[0].count > 10_000)
    }
  }

  @Test func aReportSaysNothingAboutTheMachine() throws {
    let run = try CommandRun("run", "docs/examples/buttonless.json5", "--report", "json=-")
    #expect(!run.output.contains(CommandRun.root.path))
    #expect(!run.output.contains(ProcessInfo.processInfo.hostName))
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }
}

@Suite struct ReplayCommandTests {
  @Test func aTokenRepeatsTheRunByteForByte() throws {
    try CommandRun.inTemporaryFolder { folder in
      let first = folder.appending(path: "run.json")
      let second = folder.appending(path: "replay.json")
      let run = try CommandRun(
        "run", "docs/examples/buttonless.json5", "--report", "json=\(first.path)")
      let token = try #require(run.token)
      let replay = try CommandRun("replay", token, "--report", "json=\(second.path)")
      #expect(replay.code == 1)
      #expect(replay.output == run.output)
      #expect(try Data(contentsOf: first) == (try Data(contentsOf: second)))
    }
  }

  @Test func aTokenForAnotherScenarioIsRefusedWithASentence() throws {
    let token = try #require(try CommandRun("run", "docs/examples/buttonless.json5").token)
    let replay = try CommandRun("replay", token, "scenarios/examples/02-auto-dismiss.json5")
    #expect(replay.code == 3)
    #expect(replay.errors.contains("is not the scenario that the token was made for"))
    #expect(replay.output.isEmpty)
  }

  @Test(arguments: ["", "al1.", "al1.AAAA", "nonsense", "al2.AAAAAAAA"])
  func whatIsNoTokenIsRefused(token: String) throws {
    let replay = try CommandRun("replay", token)
    #expect(replay.code == 3)
    #expect(!replay.errors.isEmpty)
  }
}

@Suite struct FuzzCommandTests {
  @Test func aFuzzRunWritesACaseWhoseTokenRepeatsIt() throws {
    try CommandRun.inTemporaryFolder { folder in
      let fuzz = try CommandRun(
        ["fuzz", "--profile", "uialertview-ios6", "--runs", "100", "--seed", "3"], in: folder)
      #expect(fuzz.code == 1)
      let path = "alertlab-out/uialertview-ios6-stuck-ui-killingTheApp.json5"
      let run = try CommandRun(["run", path], in: folder)
      #expect(run.code == 1)
      let replay = try CommandRun(["replay", try #require(run.token)], in: folder)
      #expect(replay.output == run.output)
    }
  }
}

@Suite struct ExitCodeTests {
  @Test(arguments: [
    ["run"], ["run", "--nonsense", "x"], ["nonsense"], [], ["run", "x", "--jobs", "0"],
    ["run", "x", "--report", "nonsense=y"], ["run", "x", "--fail-on", "nonsense"],
    ["fuzz"], ["fuzz", "--profile", "nonsense"], ["fuzz", "--profile", "uialertview-ios6", "x"],
    ["replay", "a", "b", "c"], ["run", "x", "--seed", "1", "--seed", "2"], ["run", "x", "--seed"],
    ["run", "-x"],
  ])
  func wrongCallsGiveTwo(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: CommandRun.root)
    #expect(run.code == 2)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func aMissingFileGivesThree() throws {
    let run = try CommandRun("run", "no/such/file.json5")
    #expect(run.code == 3)
    #expect(run.errors.contains("no/such/file.json5"))
  }

  @Test func aMalformedFileGivesThreeWithItsPlace() throws {
    try CommandRun.inTemporaryFolder { folder in
      let file = folder.appending(path: "bad.json5")
      try "{\n  \"scenario\": \"x\",\n  \"profil\": 3\n}\n".write(
        to: file, atomically: true, encoding: .utf8)
      let run = try CommandRun(["run", "bad.json5"], in: folder)
      #expect(run.code == 3)
      #expect(run.errors.contains("bad.json5:3:3"))
      #expect(run.errors.contains("did you mean \"profile\"?"))
    }
  }

  @Test func oneBrokenFileDoesNotKeepTheOthersFromRunning() throws {
    try CommandRun.inTemporaryFolder { folder in
      try "{ \"scenario\": ".write(
        to: folder.appending(path: "bad.json5"), atomically: true, encoding: .utf8)
      let good = CommandRun.root.appending(path: "docs/examples/buttonless.json5")
      try FileManager.default.copyItem(at: good, to: folder.appending(path: "good.json5"))
      let run = try CommandRun(["run", ".", "--report", "junit=r.xml"], in: folder)
      #expect(run.code == 3)
      #expect(run.errors.contains("bad.json5:1:"))
      #expect(run.output.contains("stuck-ui"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "r.xml").path))
    }
  }

  @Test(arguments: [["--version"], ["run", "-h"]])
  func usualQuestionsAreAnswered(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: CommandRun.root)
    #expect(run.code == 0 && run.output.contains("alertlab"))
  }

  @Test func aResultThatCannotBeWrittenGivesThree() throws {
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = ["list", "checks"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }

  @Test func anEmptyFolderGivesFour() throws {
    try CommandRun.inTemporaryFolder { folder in
      let run = try CommandRun(["run", "."], in: folder)
      #expect(run.code == 4)
    }
  }

  @Test(arguments: [["--help"], ["run", "--help"], ["replay", "--help"], ["fuzz", "--help"]])
  func helpIsAResult(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: CommandRun.root)
    #expect(run.code == 0)
    #expect(run.output.contains("usage: alertlab"))
  }

  @Test func aReportThatCannotBeWrittenGivesThree() throws {
    let run = try CommandRun(
      "run", "docs/examples/buttonless.json5", "--report", "json=/no/such/folder/x.json")
    #expect(run.code == 3)
    #expect(run.output.contains("stuck-ui"), "the text report is not lost")
  }
}
