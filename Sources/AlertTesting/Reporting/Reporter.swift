import Testing
import XCTest

/// Records failures with the framework that runs the current test.
///
/// What the other framework is told is dropped without a word. Swift Testing knows its current test, but not in a
/// detached task; there its process is known by its arguments. XCTest does not tell whether a test of its runs, but
/// whether it took a failure.
enum Reporter {
  static func record(_ text: String, at caller: Caller) {
    if Test.current != nil || isProcessOfSwiftTesting {
      recordWithSwiftTesting(text, caller)
    } else if !recordWithXCTest(text, caller) {
      recordWithSwiftTesting(text, caller)
      LastResort.fail(text, at: caller)
    }
  }

  private static func recordWithSwiftTesting(_ text: String, _ caller: Caller) {
    Issue.record(Comment(rawValue: text), sourceLocation: caller.location)
  }

  #if canImport(ObjectiveC)
    // In Xcode both frameworks share a process: in doubt, both are told.
    private static func recordWithXCTest(_ text: String, _ caller: Caller) -> Bool {
      XCTFail(text, file: caller.filePath, line: caller.line)
      recordWithSwiftTesting(text, caller)
      return true
    }
  #else
    private static func recordWithXCTest(_ text: String, _ caller: Caller) -> Bool {
      FailureWitness.sees { XCTFail(text, file: caller.filePath, line: caller.line) }
    }
  #endif

  private static let isProcessOfSwiftTesting = isSwiftTesting(CommandLine.arguments)

  /// Whether these are the arguments with which packages' tests are started for Swift Testing.
  static func isSwiftTesting(_ arguments: [String]) -> Bool {
    let option = "--testing-library"
    let values =
      zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
      + arguments.filter { $0.hasPrefix("\(option)=") }.map {
        String($0.dropFirst(option.count + 1))
      }
    return values.last == "swift-testing"
  }
}
