import Foundation
import Testing

@Suite("The commands that help to begin")
struct InitTests {
  @Test("init writes a scenario, the next command shows its finding, and nothing is overwritten")
  func first() throws {
    try CommandRun.inTemporaryFolder { folder in
      let made = try CommandRun("init", in: folder)
      #expect(made.code == 0 && made.errors.isEmpty)
      #expect(made.output.hasSuffix("\(CommandRun.executable.path) run first.json5\n"))
      let file = folder.appending(path: "first.json5")
      let written = try Data(contentsOf: file)
      let run = try CommandRun("run", "first.json5", in: folder)
      #expect(run.code == 1 && run.output.contains("stuck-ui (killingTheApp)"))
      let again = try CommandRun("init", in: folder)
      #expect(again.code == 3 && again.output.isEmpty)
      #expect(again.errors == "first.json5: is there already and was left as it is\n")
      #expect(try Data(contentsOf: file) == written)
    }
  }

  @Test("init in a folder that cannot be written says so")
  func unwritable() throws {
    let result = try CommandRun("init", in: URL(filePath: "/proc"))
    #expect(result.code == 3 && result.errors.hasPrefix("first.json5: cannot be written: "))
  }

  @Test("schema prints the file that is checked in")
  func schema() throws {
    let file = CommandRun.root.appending(path: "scenarios/schema/scenario.schema.json")
    let result = try CommandRun("schema")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("neither takes an operand", arguments: ["init", "schema"])
  func operands(_ command: String) throws {
    #expect(try CommandRun(command, "x").code == 2)
    #expect(try CommandRun(command, "--help").code == 0)
  }
}
