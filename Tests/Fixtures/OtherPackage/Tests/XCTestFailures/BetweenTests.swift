import AlertTesting
import XCTest

// XCTest drops what comes while no test runs: the process must fail all the same.
final class BetweenTests: XCTestCase {
  override class func tearDown() {
    expectNoFindings(scenario: "scenarios/stuck.json5")  // nobody takes this
  }

  func testNothing() {}
}
