import Foundation

/// Where the command writes: results to standard output, everything else to standard error.
struct Console {
  /// Writes a result.
  func write(_ text: String) {
    write(Data(text.utf8))
  }

  /// Writes a result's bytes.
  func write(_ data: Data) {
    put(data, to: FileHandle.standardOutput)
  }

  /// Writes a complaint, a line of its own.
  func complain(_ text: String) {
    put(Data((text + "\n").utf8), to: FileHandle.standardError)
  }

  // A reader that went away is no reason to fail: the exit code still tells.
  private func put(_ data: Data, to handle: FileHandle) {
    try? handle.write(contentsOf: data)
  }
}
