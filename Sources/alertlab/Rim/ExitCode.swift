/// How the command ends; every code is part of its interface.
enum ExitCode: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case usage = 2
  case badInput = 3
  case nothingRan = 4
  case internalError = 70
  case interrupted = 130
  case terminated = 143

  /// What it means, in a phrase.
  var meaning: String {
    switch self {
    case .clean: "everything is as it should be"
    case .findings: "there are findings, or something is not as expected"
    case .usage: "the command was called wrongly"
    case .badInput: "a file or token cannot be read, or a result cannot be written"
    case .nothingRan: "there was nothing to run"
    case .internalError: "AlertLab itself failed"
    case .interrupted: "interrupted; what was done is reported"
    case .terminated: "told to end; what was done is reported"
    }
  }
}
