// swift-tools-version: 6.3
import PackageDescription

// A package of somebody else's: the examples of docs/TESTING.md, and tests that fail on purpose.
let package = Package(
  name: "OtherPackage",
  dependencies: [
    .package(name: "alertlab", path: "../../..")
  ],
  targets: [
    .testTarget(
      name: "Examples",
      dependencies: [.product(name: "AlertTesting", package: "alertlab")]
    ),
    .testTarget(
      name: "SwiftTestingFailures",
      dependencies: [.product(name: "AlertTesting", package: "alertlab")]
    ),
    .testTarget(
      name: "XCTestFailures",
      dependencies: [.product(name: "AlertTesting", package: "alertlab")]
    ),
  ]
)
