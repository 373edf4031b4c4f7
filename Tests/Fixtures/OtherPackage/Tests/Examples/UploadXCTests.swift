import AlertTesting
import XCTest

final class UploadTests: XCTestCase {
  func testUploadEndsByItself() {
    expectNoFindings(scenario: "scenarios/upload.json5")
  }
}
