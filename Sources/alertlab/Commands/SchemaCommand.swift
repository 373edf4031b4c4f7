import ScenarioFiles

/// Prints the schema of scenario files.
struct SchemaCommand: Command {
  let specification = CommandSpecification(
    name: "schema", summary: "Print the JSON schema of scenario files, for editors and validators.",
    operands: "", operandCount: 0...0, options: [])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    console.write(ScenarioSchema.text)
    return .clean
  }
}
