import Foundation
import ScenarioFiles

/// Writes a first scenario to learn from.
struct InitCommand: Command {
  let specification = CommandSpecification(
    name: "init", summary: "Write first.json5, a scenario to learn from, into the current folder.",
    operands: "", operandCount: 0...0, options: [])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let name = FirstScenario.fileName
    try OutputFile.create(Data(FirstScenario.text.utf8), at: name)
    console.write(
      """
      \(name) is written: an alert that gets stuck, and what mends it. See it found:

        \(Self.command) run \(name)

      """)
    return .clean
  }

  /// How the command was called, so that the next line can be typed as it stands.
  private static var command: String {
    let called = CommandLine.arguments.first ?? "alertlab"
    let isPlain = called.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isLetter || character.isNumber || "/._-+".contains(character)
    }
    return isPlain ? called : "'\(called.replacing("'", with: "'\\''"))'"
  }
}
