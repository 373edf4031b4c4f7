import Foundation
import Testing

/// A failure that a test recorded.
struct RecordedFailure {
  let text: String
  let line: Int?
}

/// What some calls record, which neither fails the test nor fills the log.
func recordedFailures(_ body: @Sendable () -> Void) async -> [RecordedFailure] {
  let box = FailureBox()
  let trait = IssueHandlingTrait.compactMapIssues { issue in
    box.add(
      RecordedFailure(
        text: issue.comments.map(\.rawValue).joined(), line: issue.sourceLocation?.line))
    return nil
  }
  do {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { body() }
  } catch {
    Issue.record(error)
  }
  return box.failures
}

private final class FailureBox: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [RecordedFailure] = []

  var failures: [RecordedFailure] { lock.withLock { kept } }

  func add(_ failure: RecordedFailure) {
    lock.withLock { kept.append(failure) }
  }
}
