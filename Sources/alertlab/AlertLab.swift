import AlertReports
import Foundation

/// The command's front door: finds the command, lets it work, and turns what comes of it into an exit code.
@main
enum AlertLab {
  static func main() async {
    let console = Console()
    var code = await run(Array(CommandLine.arguments.dropFirst()), console)
    if console.hasLostResults {
      console.complain("alertlab: standard output cannot be written")
      code = .badInput
    }
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String], _ console: Console) async -> ExitCode {
    guard let first = arguments.first else {
      console.complain(Help.overview)
      return .usage
    }
    if first == "--help" || first == "-h" || first == "help" {
      return help(arguments.dropFirst().first, console)
    }
    if first == "--version" {
      console.write("alertlab \(Report.toolVersion)\n")
      return .clean
    }
    guard let command = CommandCatalogue.named(first) else {
      console.complain("alertlab: there is no command \"\(first)\"\n\n\(Help.overview)")
      return .usage
    }
    do {
      let parsed = try Arguments(Array(arguments.dropFirst()), for: command.specification)
      guard !parsed.has("--help") else {
        console.write(Help.text(of: command.specification))
        return .clean
      }
      return try await command.run(parsed, console)
    } catch let failure as UsageError {
      console.complain("alertlab \(first): \(failure.message)")
      console.complain("alertlab \(first) --help tells what it takes.")
      return .usage
    } catch let failure as UnusableInput {
      for line in failure.lines { console.complain(line) }
      return .badInput
    } catch let failure as InputError {
      for line in failure.lines { console.complain(line) }
      return .badInput
    } catch {
      console.complain("alertlab \(first): \(error)")
      return .internalError
    }
  }

  private static func help(_ name: String?, _ console: Console) -> ExitCode {
    if let name {
      guard let command = CommandCatalogue.named(name) else {
        console.complain("alertlab: there is no command \"\(name)\"")
        return .usage
      }
      console.write(Help.text(of: command.specification))
    } else {
      console.write(Help.overview)
    }
    return .clean
  }
}
