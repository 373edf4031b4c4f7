import Foundation
import Testing

@Suite("The commands that help to begin")
struct InitTests {
  @Test("init writes a scenario, the next command shows its finding, and nothing is overwritten")
  func first() throws {
    let folder = try ScratchFolder()
    let made = try CommandProcess(["init"], in: folder)
    #expect(made.code == 0 && made.complaints.isEmpty)
    #expect(made.output.hasSuffix("\(CommandProcess.executable.path) run first.json5\n"))
    let file = folder.url.appending(path: "first.json5")
    let written = try Data(contentsOf: file)
    let run = try CommandProcess(["run", "first.json5"], in: folder)
    #expect(run.code == 1 && run.output.contains("stuck-ui (killingTheApp)"))
    let again = try CommandProcess(["init"], in: folder)
    #expect(again.code == 3 && again.output.isEmpty)
    #expect(again.complaints == "first.json5: is there already and was left as it is\n")
    #expect(try Data(contentsOf: file) == written)
  }

  @Test("schema prints the file that is checked in")
  func schema() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scenarios/schema/scenario.schema.json")
    let result = try CommandProcess(["schema"], in: ScratchFolder())
    #expect(result.code == 0 && result.complaints.isEmpty)
    #expect(result.output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("neither takes an operand", arguments: ["init", "schema"])
  func operands(_ command: String) throws {
    #expect(try CommandProcess([command, "x"], in: ScratchFolder()).code == 2)
    #expect(try CommandProcess([command, "--help"], in: ScratchFolder()).code == 0)
  }
}
