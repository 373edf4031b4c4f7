import AlertTesting
import Foundation
import XCTest

private let stuck = AlertScenario(profile: .uiAlertView(iOS: 6)) {
  Alert("progress", title: "Uploading")
  When(.launched) { Show("progress") }
}

// Each line with the comment is where one failure must be shown.
final class Failures: XCTestCase {
  func testDirect() {
    expectNoFindings(scenario: stuck)  // fails
    expectNoFindings(scenario: "scenarios/stuck.json5")  // fails
  }

  func testUnusableFiles() {
    expectNoFindings(scenario: "scenarios/missing.json5")  // fails
    expectNoFindings(scenario: "scenarios/malformed.json5")  // fails
    expectNoFindings(scenario: "scenarios")  // fails
  }

  func testOtherFindings() {
    expectFindings(["unhandled-button"], in: "scenarios/question.json5")  // fails
    expectFindings([], in: "scenarios/stuck.json5")  // fails
  }

  func testAfterAwait() async throws {
    try await Task.sleep(for: .milliseconds(1))
    expectNoFindings(scenario: stuck)  // fails
  }

  @MainActor func testOnTheMainActor() async {
    await Task { expectNoFindings(scenario: stuck) }.value  // fails
  }

  func testFromADetachedTask() async {
    await Task.detached {
      expectNoFindings(scenario: stuck)  // fails
    }.value
  }

  func testFromATaskGroup() async {
    await withTaskGroup { group in
      group.addTask { expectNoFindings(scenario: stuck) }  // fails
    }
  }

  func testFromAThread() {
    let isDone = expectation(description: "the thread is done")
    Thread.detachNewThread {
      expectNoFindings(scenario: stuck)  // fails
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
  }

  func testWhatIsFinePasses() {
    expectNoFindings(scenario: "scenarios/question.json5")
    expectFindings(["stuck-ui"], in: stuck)
  }
}
