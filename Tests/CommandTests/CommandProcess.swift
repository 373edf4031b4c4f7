import Foundation

/// The built command, run as a process of its own in a folder of its own.
struct CommandProcess {
  let code: Int32
  let output: String
  let complaints: String

  /// The command, which lies beside the tests.
  static let executable: URL = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "alertlab")
  }()

  /// Runs the command; `megabytes` bounds the memory that it may ask for.
  init(_ arguments: [String], in folder: ScratchFolder, megabytes: Int = 1_000) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -v \(megabytes * 1_000); exec \"$0\" \"$@\"", Self.executable.path] + arguments
    process.currentDirectoryURL = folder.url
    // Into files: a pipe that nobody empties would stop the command.
    let files = try ["output", "complaints"].map { name in
      let url = folder.url.appending(path: ".\(name)")
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    process.standardOutput = files[0].1
    process.standardError = files[1].1
    try process.run()
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOf: files[0].0, encoding: .utf8)
    complaints = try String(contentsOf: files[1].0, encoding: .utf8)
  }
}

/// A folder that is there as long as somebody holds it.
final class ScratchFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "alertlab-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }
}
