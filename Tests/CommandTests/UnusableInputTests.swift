import Foundation
import Testing

/// Files that cannot be run, in reports: neither findings nor crashes.
@Suite struct UnusableInputTests {
  private static let formats = ["text", "json", "junit", "sarif", "github", "markdown"]
  // What a pull request from a stranger may be called.
  private static let hostileName = "bad ]]> ::error::x,%.json5"

  /// Runs the command with a report in every format.
  private func reports(
    _ arguments: [String], in folder: URL
  ) throws -> (run: CommandRun, texts: [String: String]) {
    let options = Self.formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let run = try CommandRun(arguments + options, in: folder)
    var texts: [String: String] = [:]
    for format in Self.formats {
      texts[format] = try String(
        contentsOf: folder.appending(path: "report.\(format)"), encoding: .utf8)
    }
    return (run, texts)
  }

  @Test func everyReportTellsEveryErrorThoughNoFileCanBeRun() throws {
    try CommandRun.inTemporaryFolder { folder in
      let bad = "{ \"scenario\": \"x\",\n \"profil\": 3,\n \"]]>\": \"::error::x\" }"
      try Data(bad.utf8).write(to: folder.appending(path: Self.hostileName))
      let (run, texts) = try reports(["run", Self.hostileName, "no-such.json5"], in: folder)
      #expect(run.code == 3 && run.output.isEmpty)
      #expect(run.errors.contains("\(Self.hostileName):2:2: error: unknown key \"profil\""))
      #expect(run.errors.contains("no-such.json5: there is no such file"))
      for format in Self.formats {
        let text = try #require(texts[format])
        #expect(text.contains("profil") && text.contains("did you mean"), "\(format)")
        #expect(text.contains("no-such.json5"), "\(format)")
        #expect(!text.contains("nothing wrong") && !text.contains("passed"), "\(format)")
      }
      #expect(texts["json"]?.contains("\"scenarios\" : [\n\n  ]") == true)
      #expect(texts["junit"]?.contains("tests=\"2\" failures=\"0\" errors=\"2\"") == true)
      #expect(texts["sarif"]?.contains("\"executionSuccessful\" : false") == true)
      let annotation = "::error file=bad ]]> %3A%3Aerror%3A%3Ax%2C%25.json5,line=2,col=2,"
      #expect(texts["github"]?.contains(annotation) == true)
    }
  }

  @Test func filesThatCanBeRunAreReportedBesideThoseThatCannot() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Data("[".utf8).write(to: folder.appending(path: "bad.json5"))
      let good = CommandRun.root.appending(path: "docs/examples/buttonless.json5")
      try FileManager.default.copyItem(at: good, to: folder.appending(path: "good.json5"))
      let (run, texts) = try reports(["run", "gone", "."], in: folder)
      #expect(run.code == 3)
      #expect(run.output.hasSuffix("1 error; 2 files could not be run (seed 0)\n"))
      // The errors stand on standard error, and once is enough on a terminal.
      #expect(!run.output.contains("bad.json5") && run.errors.contains("bad.json5:1:"))
      for format in Self.formats {
        #expect(texts[format]?.contains("stuck-ui") == true, "\(format)")
        #expect(texts[format]?.contains("bad.json5") == true, "\(format)")
      }
    }
  }

  @Test func aFileWhoseInterruptionIsImpossibleIsOneThatCannotBeRun() throws {
    try CommandRun.inTemporaryFolder { folder in
      let text = """
        { "scenario": "x", "profile": "uialertview-ios6",
          "interruptions": { "home": "every 1us" } }
        """
      try Data(text.utf8).write(to: folder.appending(path: "often.json5"))
      let (run, texts) = try reports(["run", "often.json5", "--runs", "1"], in: folder)
      #expect(run.code == 3)
      #expect(run.errors.contains("often.json5:2:"), "\(run.errors)")
      #expect(texts["junit"]?.contains("errors=\"1\"") == true)
    }
  }

  @Test func aReplayWithoutItsFileIsReportedToo() throws {
    let token = try #require(try CommandRun("run", "docs/examples/buttonless.json5").token)
    try CommandRun.inTemporaryFolder { folder in
      let (run, texts) = try reports(["replay", token], in: folder)
      #expect(run.code == 3 && run.errors.contains("alertlab replay TOKEN FILE"))
      #expect(texts["json"]?.contains("docs/examples/buttonless.json5") == true)
    }
  }

  @Test func aNewBaselineDoesNotOverwriteAFileThatCannotBeRun() throws {
    try CommandRun.inTemporaryFolder { folder in
      let file = folder.appending(path: "bad.json5")
      try Data("[".utf8).write(to: file)
      let run = try CommandRun(["run", ".", "--write-baseline", "bad.json5"], in: folder)
      #expect(run.code == 2)
      #expect(try Data(contentsOf: file) == Data("[".utf8))
      #expect(try CommandRun(["run", ".", "--write-baseline", "b"], in: folder).code == 3)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b").path))
    }
  }
}
