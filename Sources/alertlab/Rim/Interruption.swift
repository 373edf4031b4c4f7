import Foundation
import Synchronization

/// Notices that the command is asked to end, so that it can report what it has done so far.
enum Interruption {
  private static let signal = Atomic<Int32>(0)

  /// Begins to watch for Ctrl-C and termination.
  static func watch() {
    // A handler may only do what is safe at any moment: it stores a number that exists already.
    signal.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      Foundation.signal(number) { number in
        // Who asks twice does not want to wait.
        if Interruption.signal.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
      }
    }
  }

  /// Whether the command shall end.
  static var isRequested: Bool { signal.load(ordering: .relaxed) != 0 }

  /// The exit code that says so, if it does.
  static var exitCode: ExitCode? {
    switch signal.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }
}
