import Foundation

/// Where the command writes: results to standard output, everything else to standard error.
struct Console {
  /// Writes a result.
  func write(_ text: String) {
    put(text, to: FileHandle.standardOutput)
  }

  /// Writes a complaint, a line of its own.
  func complain(_ text: String) {
    put(text + "\n", to: FileHandle.standardError)
  }

  // A reader that went away is no reason to fail: the exit code still tells.
  private func put(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
