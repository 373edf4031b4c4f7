// swift-tools-version: 6.3
import PackageDescription

// A package of somebody else's whose tests fail on purpose; .ci/check-testing counts the failures.
let package = Package(
  name: "FailingTests",
  dependencies: [.package(name: "alertlab", path: "../../..")],
  targets: [
    .testTarget(
      name: "SwiftTestingFailures",
      dependencies: [.product(name: "AlertTesting", package: "alertlab")]),
    .testTarget(
      name: "XCTestFailures",
      dependencies: [.product(name: "AlertTesting", package: "alertlab")]),
  ]
)
