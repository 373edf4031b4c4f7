/// The command was called wrongly.
struct UsageError: Error {
  let message: String
}

/// Something that was given to the command cannot be used.
struct InputError: Error {
  let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  init(_ line: String) {
    lines = [line]
  }
}
