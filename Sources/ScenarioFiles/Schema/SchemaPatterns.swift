import AlertModel
import AlertSimulation

/// Regular expressions of the schema; they use nothing in which the dialects of validators differ.
enum SchemaPatterns {
  /// A name of the author's choice; which letters beyond ASCII there are, only the loader knows.
  static let name = "^\(word)$"

  static let duration = "^\(span)$"

  static let durationRange = "^\(span)(\\.\\.\(span))?$"

  static let meanTime = "^every (?=[0-9.]*[1-9])\(span)$"

  static let date = "^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"

  static let sentence = "\\S"

  /// What starts a handler and has a name of the author's choice in it.
  static var trigger: String {
    let callbacks = Callback.allCases.map(\.name).joined(separator: "|")
    return "^((timer|event)\\.\(word)|\(word)\\.(\(callbacks)))$"
  }

  /// What starts a handler and has a name of its own.
  static var plainTriggers: [String] {
    ["launched"] + AppCallback.allCases.filter { $0 != .launched }.map { "app.\($0.name)" }
  }

  private static let span = "[0-9]+(\\.[0-9]+)?(us|ms|s|m|h)"

  // No ASCII but letters first, then also digits, - and _; at most 60 characters.
  private static let word = "[^\\x00-@\\[-`{-\\x7f][^\\x00-,./:-@\\[-^`{-\\x7f]{0,59}"
}
