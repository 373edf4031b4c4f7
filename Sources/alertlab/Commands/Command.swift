/// A command: what it takes, and what it does.
protocol Command: Sendable {
  var specification: CommandSpecification { get }

  /// Does the work.
  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode
}

/// The commands, in the order of the help.
enum CommandCatalogue {
  static let all: [any Command] = [
    InitCommand(), RunCommand(), ReplayCommand(), ExploreCommand(), GraphCommand(),
    CompareCommand(), FuzzCommand(), ListCommand(), ExplainCommand(), SchemaCommand(),
  ]

  static func named(_ name: String) -> (any Command)? {
    all.first { $0.specification.name == name }
  }
}
