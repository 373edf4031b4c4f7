import Foundation
import Synchronization

/// Where the command writes: results to standard output, everything else to standard error.
struct Console {
  private static let resultWasLost = Atomic<Bool>(false)

  /// Whether a result could not be written, to a full disk for example.
  var hasLostResults: Bool { Self.resultWasLost.load(ordering: .relaxed) }

  /// Writes a result.
  func write(_ text: String) {
    write(Data(text.utf8))
  }

  /// Writes a result's bytes.
  func write(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      Self.resultWasLost.store(true, ordering: .relaxed)
    }
  }

  /// Writes a complaint, a line of its own.
  func complain(_ text: String) {
    // Where complaints cannot go, there is nowhere to complain.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
