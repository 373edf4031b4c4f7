import Foundation

/// The package under `Fixtures` whose tests fail on purpose, used as other people's packages use this one.
struct OtherPackage {
  /// What a process wrote and how it ended.
  struct Run {
    let output: String
    let code: Int32
  }

  static let folder = Folder.repository.appending(path: "Tests/Fixtures/OtherPackage")

  private static let arguments = [
    "--package-path", folder.path,
    "--scratch-path", Folder.repository.appending(path: ".build/other-package").path,
  ]

  static func build() throws -> Run {
    try run("swift", ["build", "--build-tests"] + arguments)
  }

  static func test(_ options: String...) throws -> Run {
    try run("swift", ["test", "--skip-build"] + arguments + options)
  }

  /// Repeats a run with the command beside the tests' own executable.
  static func replay(_ token: String) throws -> Run {
    let command = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "alertlab")
    return try run(command.path, ["replay", token])
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: data, as: UTF8.self), code: process.terminationStatus)
  }

  /// The lines of a test file that are marked as places of one failure.
  static func markedLines(in target: String) throws -> [Int] {
    let file = folder.appending(path: "Tests/\(target)/Failures.swift")
    return try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated().filter { $0.element.hasSuffix("// fails") }.map { $0.offset + 1 }
  }
}
