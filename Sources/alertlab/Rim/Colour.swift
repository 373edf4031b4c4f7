import Foundation

/// Whether text on standard output is coloured.
enum Colour {
  /// What the command line says, else the environment, else whether a terminal reads it.
  static func isUsed(_ arguments: Arguments) throws(UsageError) -> Bool {
    switch arguments.text("--color") {
    case "always": return true
    case "never": return false
    case nil, "auto": break
    case let other?:
      throw UsageError(message: "--color takes always, auto or never, not \"\(other)\"")
    }
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool {
      environment[name].map { !$0.isEmpty && $0 != "0" } ?? false
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }
}
