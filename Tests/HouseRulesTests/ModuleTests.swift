import Foundation
import Testing

/// Modules stand in layers, and the repository has nothing else in it (design 2).
@Suite struct ModuleTests {
  /// A target: how high it stands, what of the project it may import, and whether it may use Foundation.
  struct Target: Sendable {
    let level: Int
    let imports: Set<String>
    var mayUseFoundation = false
  }

  private static let kernel: Set = ["SimulationKernel"]
  private static let model: Set = ["SimulationKernel", "AlertModel"]
  private static let simulation = model.union(["AlertSimulation"])
  private static let checks = simulation.union(["AlertChecks"])
  private static let search = checks.union(["AlertSearch"])

  static let targets: [String: Target] = [
    "SimulationKernel": Target(level: 0, imports: []),
    "AlertModel": Target(level: 1, imports: kernel),
    "AlertSimulation": Target(level: 2, imports: model),
    "AlertChecks": Target(level: 3, imports: simulation),
    "AlertSearch": Target(level: 4, imports: checks),
    "ScenarioFiles": Target(level: 5, imports: search, mayUseFoundation: true),
    "AlertReports": Target(level: 5, imports: search, mayUseFoundation: true),
    "AlertUIKit": Target(level: 6, imports: simulation),
    "AlertTesting": Target(
      level: 7,
      imports: search.union(["ScenarioFiles", "AlertReports", "AlertUIKit", "Testing", "XCTest"]),
      mayUseFoundation: true),
    "alertlab": Target(
      level: 8, imports: search.union(["ScenarioFiles", "AlertReports"]), mayUseFoundation: true),
  ]

  /// Modules of the system that a file may import, each with the reason.
  static let exceptions: [String: Set<String>] = [
    // A signal handler may only store a number in one step.
    "Sources/alertlab/Rim/Interruption.swift": ["Synchronization"],
    // Whether a result was lost is known to all copies of the console.
    "Sources/alertlab/Rim/Console.swift": ["Synchronization"],
  ]

  @Test func everyTargetImportsOnlyWhatStandsBelowIt() throws {
    var problems: [String] = []
    let sources = try Repository.sources()
    #expect(sources.count > 50, "the sources are found")
    for file in sources {
      guard let target = Self.targets[file.target] else {
        problems.append("\(file.path): the design knows no target \(file.target)")
        continue
      }
      var allowed = target.imports.union(Self.exceptions[file.path] ?? [])
      if target.mayUseFoundation { allowed.insert("Foundation") }
      for module in file.code.compactMap(Self.module) where !allowed.contains(module) {
        problems.append("\(file.path) imports \(module)")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// The module that a line imports.
  private static func module(_ line: String) -> String? {
    guard line.contains("import ") else { return nil }
    let pattern =
      /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:(?:struct|class|enum|func|let|var|protocol|typealias) )?(\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }

  @Test func theTableItselfPointsDownwards() {
    for (name, target) in Self.targets {
      for imported in target.imports {
        guard let below = Self.targets[imported] else { continue }
        #expect(below.level < target.level, "\(name) would import \(imported)")
      }
      #expect(!target.mayUseFoundation || target.level >= 5, "\(name)")
    }
  }

  @Test func importLinesAreRecognised() {
    let lines = [
      "import AlertModel", "package import AlertModel", "@testable import AlertModel",
      "@_exported public import AlertModel", "import struct AlertModel.Step",
      "@_spi(Testing) internal import AlertModel",
    ]
    #expect(lines.compactMap(Self.module) == Array(repeating: "AlertModel", count: lines.count))
    #expect(Self.module("let important = 1") == nil)
  }

  // Design 2: the top level is exactly this, and dot files.
  @Test func nothingElseLiesAtTheTopLevel() throws {
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "Benchmarks", "scenarios", "README.md", "LICENSE",
      "docs",
    ]
    let ignored = try String(
      contentsOf: Repository.root.appending(path: ".gitignore"), encoding: .utf8
    )
    .split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") && !ignored.contains($0) }
    #expect(Set(entries).subtracting(allowed).isEmpty)
    #expect(Set(entries).isSuperset(of: ["Package.swift", "Sources", "Tests", "LICENSE", "docs"]))
  }
}
