#if !canImport(ObjectiveC)
  import Foundation
  import XCTest

  /// Sees whether XCTest takes a failure: it drops those that come while no test of its runs.
  final class FailureWitness: NSObject, XCTestObservation, Sendable {
    private static let shared: FailureWitness = {
      let witness = FailureWitness()
      XCTestObservationCenter.shared.addTestObserver(witness)
      return witness
    }()

    private static let key = "alertlab.failure-was-taken"

    /// Whether XCTest takes the failure that the closure records, on the same thread.
    static func sees(_ recording: () -> Void) -> Bool {
      _ = shared
      let memory = Thread.current.threadDictionary
      memory[key] = false
      recording()
      defer { memory.removeObject(forKey: key) }
      return memory[key] as? Bool ?? false
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String,
      inFile filePath: String?, atLine lineNumber: Int
    ) {
      let memory = Thread.current.threadDictionary
      if memory[Self.key] != nil { memory[Self.key] = true }
    }
  }
#endif
