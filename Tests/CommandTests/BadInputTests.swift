import Foundation
import Testing

/// A file that the command must refuse, and how its complaint begins.
struct BadInput: CustomTestStringConvertible, Sendable {
  let name: String
  let complaint: String
  let bytes: @Sendable () -> [UInt8]

  var testDescription: String { name }

  init(_ name: String, _ complaint: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8])
  {
    self.name = name
    self.complaint = complaint
    self.bytes = bytes
  }

  /// A file that is in order but for what follows its first line.
  init(_ name: String, text: String, _ complaint: String) {
    self.init(
      name, complaint,
      Array("{ \"scenario\": \"s\", \"profile\": \"uialertview-ios7\",\n\(text)\n}".utf8))
  }

  static let all: [BadInput] = [
    BadInput("empty", "1:1: error: ", []),
    BadInput("50 MB of blanks", "1:1: error: the file has more than 8388608 bytes", many(0x20)),
    BadInput("50 MB of brackets", "1:1: error: the file has more than 8388608 bytes", many(0x5B)),
    BadInput(
      "8 MB of brackets", "1:65: error: nested more than 64 levels deep",
      Array(many(0x5B).prefix(8 << 20))),
    BadInput(
      "nesting of 100,000", "1:65: error: nested more than 64 levels deep", nested("[", "]")),
    BadInput("nesting of 100,000 objects", "1:", nested("{\"a\":", "}")),
    BadInput(
      "invalid UTF-8", "1:3: error: the byte 0xFF is not valid UTF-8", [0x7B, 0x20, 0xFF, 0x7D]),
    BadInput("cut off", "1:1: error: ", Array("{ \"scenario\": \"s\"".utf8)),
    BadInput("a program", "1:", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0]),
    BadInput("a missing comma", text: "\"device\": \"pad\" \"end\": \"1s\"", "2:17: error: "),
    BadInput("a wrong type", text: "\"end\": 3", "2:8: error: \"end\" must be a duration"),
    BadInput(
      "an unknown key", text: "\"alert\": {}", "2:1: error: unknown key \"alert\" (did you mean"),
    BadInput("a key twice", text: "\"end\": \"1s\", \"end\": \"2s\"", "2:14: error: duplicate key"),
    BadInput(
      "an unknown check", text: "\"checks\": { \"stuck\": \"off\" }",
      "2:13: error: there is no check"),
    BadInput("an absurd duration", text: "\"end\": \"99999999999999999999h\"", "2:8: error: "),
    BadInput("an absurd number", text: "\"vars\": { \"n\": { \"to\": 1e400 } }", "2:24: error: "),
    BadInput(
      "a missing reference",
      text: "\"script\": [{ \"at\": \"1s\", \"tap\": \"a\", \"button\": 0 }]",
      "2:33: error: there is no alert \"a\""),
    BadInput(
      "a cycle without delay",
      text: "\"app\": { \"on\": [{ \"event\": \"timer.t\", "
        + "\"do\": [{ \"startTimer\": \"t\", \"after\": \"0s\" }] }] }",
      "2:46: error: this starts itself again"),
    BadInput(
      "repetitions without end",
      text: "\"alerts\": { \"a\": {} }, \"app\": { \"on\": [{ \"event\": \"launched\", \"do\": ["
        + String(repeating: "{ \"repeat\": 100, \"do\": [", count: 20) + "{ \"show\": \"a\" }"
        + String(repeating: "] }", count: 20) + "] }] }",
      "2:"),
    BadInput(
      "a lapsed-looking date",
      text: "\"allow\": [{ \"kind\": \"no-exit\", \"reason\": \"r\", \"until\": \"2026-02-30\" }]",
      "2:56: error: \"until\" names no day"),
  ]

  private static func many(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 50_000_000) }

  private static func nested(_ open: String, _ close: String) -> [UInt8] {
    Array(
      (String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000))
        .utf8)
  }
}

@Suite("The command and files that are not in order")
struct BadInputTests {
  @Test(
    "a bad file has a place, exit code 3 and no more memory than it needs", arguments: BadInput.all)
  func badFile(_ input: BadInput) throws {
    try CommandRun.inTemporaryFolder { folder in
      try Data(input.bytes()).write(to: folder.appending(path: "bad.json5"))
      let result = try CommandRun(["run", "bad.json5"], in: folder, megabytes: 700)
      #expect(result.code == 3 && result.output.isEmpty)
      let isSaid = result.errors.hasPrefix("bad.json5:\(input.complaint)")
      #expect(isSaid, "\(result.errors.prefix(400))")
      #expect(result.errors.utf8.count < 10_000)
    }
  }

  @Test("a file without an end is refused")
  func endless() throws {
    let result = try CommandRun(["run", "/dev/zero"], in: CommandRun.root, megabytes: 700)
    #expect(result.code == 3)
    #expect(result.errors.hasPrefix("/dev/zero:1:1: error: the file has more than"))
  }

  @Test("what cannot be read is named", arguments: ["missing.json5", "/proc/self/mem"])
  func unreadable(_ path: String) throws {
    let result = try CommandRun("run", path)
    #expect(result.code == 3 && result.errors.hasPrefix("\(path): "))
  }

  @Test("all problems of all files are told at once")
  func several() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Data("{}".utf8).write(to: folder.appending(path: "a.json5"))
      try Data("[".utf8).write(to: folder.appending(path: "b.json5"))
      let result = try CommandRun("run", ".", in: folder)
      #expect(result.code == 3)
      #expect(result.errors.contains("a.json5:1:1: ") && result.errors.contains("b.json5:1:1: "))
    }
  }
}
