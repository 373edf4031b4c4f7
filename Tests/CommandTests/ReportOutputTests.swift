import Foundation
import Testing

@Suite struct ReportOutputTests {
  private static let example = CommandRun.root.appending(path: "docs/examples/buttonless.json5")
    .path

  @Test func everyFormatIsWrittenInOneGo() throws {
    try CommandRun.inTemporaryFolder { folder in
      let formats = ["text", "json", "junit", "sarif", "github", "markdown"]
      let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
      let run = try CommandRun(["run", Self.example] + reports, in: folder)
      #expect(run.code == 1)
      #expect(run.errors.isEmpty)
      for format in formats {
        let text = try String(
          contentsOf: folder.appending(path: "report.\(format)"), encoding: .utf8)
        #expect(text.contains("stuck-ui"), "\(format)")
        if format == "text" { #expect(text == run.output) }
      }
    }
  }

  @Test(arguments: [["json=x", "sarif=./x"], ["json=-", "junit=-"]])
  func twoReportsToOnePathAreAWrongCall(reports: [String]) throws {
    try CommandRun.inTemporaryFolder { folder in
      let run = try CommandRun(
        ["run", Self.example] + reports.flatMap { ["--report", $0] }, in: folder)
      #expect(run.code == 2)
      #expect(run.errors.contains("two reports would be written to"))
    }
  }

  @Test func aMissingFolderLosesNothingElse() throws {
    try CommandRun.inTemporaryFolder { folder in
      let run = try CommandRun(
        [
          "run", Self.example, "--report", "json=no/x.json", "--report", "sarif=.", "--report",
          "junit=x.xml",
        ], in: folder)
      #expect(run.code == 3)
      #expect(run.output.contains("stuck-ui"))
      #expect(run.errors.contains("no/x.json: cannot be written: there is no folder"))
      #expect(run.errors.contains(".: cannot be written: it is a folder"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "x.xml").path))
    }
  }

  @Test func standardOutputBelongsToTheReport() throws {
    try CommandRun.inTemporaryFolder { folder in
      let fuzz = try CommandRun(
        ["fuzz", "--profile", "uialertview-ios6", "--runs", "1", "--report", "json=-"], in: folder)
      _ = try JSONSerialization.jsonObject(with: Data(fuzz.output.utf8))
    }
    let annotated = try CommandRun("run", Self.example, "--report", "github=-")
    #expect(annotated.output.contains("What happened"))
    #expect(annotated.output.contains("\n::error file="))
  }

  @Test func aDeviceIsWrittenToAndStaysOne() throws {
    let run = try CommandRun("run", Self.example, "--report", "json=/dev/null")
    #expect(run.code == 1)
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func colourComesOnlyWhenAskedFor() throws {
    #expect(!(try CommandRun("run", Self.example).output.contains("\u{1B}")))
    #expect(
      try CommandRun("run", Self.example, "--color", "always").output.contains("\u{1B}[1;31m"))
    #expect(try CommandRun("run", Self.example, "--color", "blue").code == 2)
  }
}
