import ScenarioFiles
import Testing

@Suite("Limits of size and nesting")
struct LimitTests {
  @Test("64 levels are allowed and the 65th bracket is reported")
  func nesting() {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    #expect(problems(open + close).isEmpty)
    #expect(problems(open + "{}" + close) == ["1:65 nested more than 64 levels deep"])
    #expect(problems("\(open)[],[],1\(close)").count == 2)
  }

  @Test("a nesting of 100,000 gives one message", arguments: ["[", "{a:", "[{a:"])
  func deep(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("nested more than 64 levels deep") == true)
    let closers = piece == "[" ? "]" : piece == "{a:" ? "}" : "}]"
    let closed = problems(text + "1" + String(repeating: closers, count: 100_000))
    #expect(closed == found)
  }

  @Test("limits cannot be set so high that the stack would not do")
  func deepest() {
    let limits = JSON5Limits(maximumBytes: 1 << 20, maximumNesting: .max)
    let found = problems(Array(repeating: 0x5B, count: 100_000), limits: limits)
    #expect(found == ["1:257 nested more than 256 levels deep"])
  }

  @Test("50 MB are refused", arguments: [0x20, 0x5B, 0x5D, 0x22, 0xFF] as [UInt8])
  func tooLarge(_ byte: UInt8) {
    let found = problems(Array(repeating: byte, count: 50_000_000))
    #expect(found == ["1:1 the file has more than 8388608 bytes, which is the most allowed"])
  }

  @Test(
    "large files of one byte end in few messages",
    arguments: Array(" [{]}\"',:/a0-\\\n".utf8) + [0xFF, 0x00])
  func oneByte(_ byte: UInt8) {
    let size = isDebugBuild ? 1_000_000 : 50_000_000
    let limits = JSON5Limits(maximumBytes: size, maximumNesting: 64)
    let found = problems(Array(repeating: byte, count: size), limits: limits)
    #expect((1...20).contains(found.count))
  }

  @Test(
    "large files of one piece are read in linear time",
    arguments: ["\\u0061", "1,", "[],", "{a:1},", "x y,", "\"\\", "'a'\n", "/**/", "[}", "{]", "é"])
  func onePiece(_ piece: String) {
    let size = isDebugBuild ? 500_000 : 8_000_000
    let text = "[" + String(repeating: piece, count: size / piece.utf8.count)
    #expect((1...20).contains(problems(text).count))
  }

  @Test("an object of many keys is read in linear time")
  func manyKeys() throws {
    let count = isDebugBuild ? 50_000 : 500_000
    let text = "{" + (0..<count).map { "k\($0):1," }.joined() + "}"
    guard case .object(let members) = try value(text) else { return }
    #expect(members.count == count)
  }
}
