/// The help texts, made from what commands say of themselves.
enum Help {
  /// All commands, and what exit codes mean.
  static var overview: String {
    let names = CommandCatalogue.all.map(\.specification.name)
    let width = names.map(\.count).max() ?? 0
    let commands = CommandCatalogue.all.map { command in
      let specification = command.specification
      return "  \(pad(specification.name, width))  \(specification.summary)"
    }
    let codes = ExitCode.allCases.map { "  \(pad(String($0.rawValue), 3))  \($0.meaning)" }
    return """
      alertlab runs alerts through virtual time and tells what can go wrong.

      usage: alertlab COMMAND …

      \(commands.joined(separator: "\n"))

      alertlab COMMAND --help tells what a command takes.

      Exit codes:
      \(codes.joined(separator: "\n"))

      """
  }

  /// What one command takes.
  static func text(of command: CommandSpecification) -> String {
    let options = command.options + [.help]
    let names = options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, options).map { "  \(pad($0, width))  \($1.help)" }
    return """
      \(command.summary)

      usage: alertlab \(command.name)\(command.operands.isEmpty ? "" : " " + command.operands) [options]

      \(lines.joined(separator: "\n"))

      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
