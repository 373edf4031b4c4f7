import Foundation
import Testing

/// Runs the built command as a process, in a folder of its own.
struct CommandRun {
  let output: String
  let errors: String
  let code: Int32

  /// The repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command, beside the tests' own executable.
  static var executable: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "alertlab")
  }

  init(_ arguments: String..., in folder: URL = root) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs the command; with a number of megabytes, it gets no more memory than that.
  init(_ arguments: [String], in folder: URL, megabytes: Int? = nil) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    if let megabytes {
      process.executableURL = URL(filePath: "/bin/sh")
      let script = "ulimit -v \(megabytes * 1_000) && exec \"$0\" \"$@\""
      process.arguments = ["-c", script, Self.executable.path] + arguments
    }
    process.currentDirectoryURL = folder
    let outputPipe = Pipe()
    let errorFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    process.standardOutput = outputPipe
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let data = try outputPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
    // A signal's number could be taken for an exit code.
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    try? FileManager.default.removeItem(at: errorFile)
  }

  /// The token that the output prints as the last word of a line.
  var token: String? {
    output.split(separator: "\n").last { $0.contains("alertlab replay ") }
      .flatMap { $0.split(separator: " ").last.map(String.init) }
  }

  /// A fresh folder that is removed afterwards.
  static func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "alertlab-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
