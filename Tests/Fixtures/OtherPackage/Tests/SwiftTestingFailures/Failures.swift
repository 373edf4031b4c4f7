import AlertTesting
import Foundation
import Testing

private let stuck = AlertScenario(profile: .uiAlertView(iOS: 6)) {
  Alert("progress", title: "Uploading")
  When(.launched) { Show("progress") }
}

// What docs/TESTING.md shows.
@Test func uploadEndsByItself() {
  let scenario = AlertScenario(profile: .uiAlertView(iOS: 6)) {
    Alert("progress", title: "Uploading")
    When(.launched) { Show("progress") }
    When("progress", .didPresent) { StartTimer("auto", after: .seconds(3)) }
    When(timer: "auto") { Dismiss("progress") }
    When(.didEnterBackground) { CancelTimer("auto") }
    At(.seconds(1), .home)
    At(.seconds(5), .return)
  }
  expectNoFindings(scenario: scenario)  // fails
}

// Each line with the comment is where one failure must be shown.
@Suite struct Failures {
  @Test func direct() {
    expectNoFindings(scenario: stuck)  // fails
    expectNoFindings(scenario: "scenarios/stuck.json5")  // fails
  }

  @Test func unusableFiles() {
    expectNoFindings(scenario: "scenarios/missing.json5")  // fails
    expectNoFindings(scenario: "scenarios/malformed.json5")  // fails
    expectNoFindings(scenario: "scenarios")  // fails
  }

  @Test func otherFindings() {
    expectFindings(["unhandled-button"], in: "scenarios/question.json5")  // fails
    expectFindings([], in: "scenarios/stuck.json5")  // fails
  }

  @Test func afterAwait() async throws {
    try await Task.sleep(for: .milliseconds(1))
    expectNoFindings(scenario: stuck)  // fails
  }

  @Test @MainActor func onTheMainActor() async {
    await Task { expectNoFindings(scenario: stuck) }.value  // fails
  }

  @Test func fromADetachedTask() async {
    await Task.detached {
      expectNoFindings(scenario: stuck)  // fails
    }.value
  }

  @Test func fromATaskGroup() async {
    await withTaskGroup { group in
      group.addTask { expectNoFindings(scenario: stuck) }  // fails
    }
  }

  @Test func fromAThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        expectNoFindings(scenario: stuck)  // fails
        continuation.resume()
      }
    }
  }

  @Test func aKnownIssueIsNoFailure() {
    withKnownIssue { expectNoFindings(scenario: stuck) }
  }

  @Test func whatIsFinePasses() {
    expectNoFindings(scenario: "scenarios/question.json5")
    expectFindings(["stuck-ui"], in: stuck)
  }
}
