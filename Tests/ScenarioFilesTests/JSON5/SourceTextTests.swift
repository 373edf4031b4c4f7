import ScenarioFiles
import Testing

@Suite("Lines and columns of a text")
struct SourceTextTests {
  @Test(
    "columns count UTF-16 code units",
    arguments: [("é", 2), ("🎉", 3), ("\u{1F468}\u{200D}\u{1F469}", 6), ("e\u{301}", 3)])
  func columns(_ text: String, column: Int) throws {
    let source = try SourceText(name: "t", bytes: Array(text.utf8))
    #expect(source.position(at: text.utf8.count) == SourcePosition(line: 1, column: column))
  }

  @Test("LF, CR LF and CR each end a line")
  func lineEnds() throws {
    let source = try SourceText(name: "t", bytes: Array("a\nb\r\nc\rd".utf8))
    let places = [0, 2, 5, 7, 8].map { source.position(at: $0).description }
    #expect(places == ["1:1", "2:1", "3:1", "4:1", "4:2"])
    #expect(source.position(at: -5).description == "1:1")
    #expect(source.position(at: 500).description == "4:2")
  }

  @Test("the index agrees with counting from the start")
  func agreesWithCounting() throws {
    var random = SplitMix(state: 7)
    let pieces = ["a", "é", "€", "🎉", "\n", "\r\n", "\r", " "]
    let text = (0..<700).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let source = try SourceText(name: "t", bytes: Array(text.utf8))
    var offset = 0
    var expected = SourcePosition(line: 1, column: 1)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      #expect(source.position(at: offset) == expected)
      offset += String(scalar).utf8.count
      let isSplit = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if (scalar == "\n" || scalar == "\r") && !isSplit {
        expected = SourcePosition(line: expected.line + 1, column: 1)
      } else {
        let units = String(scalar).utf16.count
        expected = SourcePosition(line: expected.line, column: expected.column + units)
      }
    }
    #expect(source.position(at: offset) == expected)
  }

  @Test("a byte order mark is skipped and takes no column")
  func byteOrderMark() throws {
    #expect(problems("\u{FEFF}nope") == ["1:1 'nope' is not a value (strings need quotes)"])
    #expect(try value("\u{FEFF}[1]") == [1])
  }

  @Test("very many look-ups in one long line are quick")
  func longLine() throws {
    let size = isDebugBuild ? 200_000 : 4_000_000
    let source = try SourceText(name: "t", bytes: Array(repeating: 0x20, count: size))
    let step = isDebugBuild ? 20 : 4
    for offset in stride(from: 0, to: size, by: step) {
      guard source.position(at: offset).column == offset + 1 else {
        Issue.record("wrong column at \(offset)")
        return
      }
    }
  }

  @Test(
    "invalid UTF-8 is reported at its first byte",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2"), ([0x0A, 0x20, 0xC0, 0x80], "2:2"), ([0xC3], "1:1"),
      ([0xED, 0xA0, 0x80], "1:1"), ([0xF4, 0x90, 0x80, 0x80], "1:1"), ([0xE0, 0x80, 0x80], "1:1"),
      ([0xF0, 0x9F, 0x8E, 0x89, 0x80], "1:3"), ([0xE2, 0x82], "1:1"), ([0xF5, 0x80], "1:1"),
      ([0xEF, 0xBB, 0xBF, 0x80], "1:1"), ([0x20, 0xF0, 0x9F, 0x8E], "1:2"),
    ] as [([UInt8], String)])
  func invalidBytes(_ bytes: [UInt8], place: String) {
    let found = problems(bytes)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(place) the byte 0x") == true, "\(found)")
  }

  @Test("the check agrees with the standard library on random bytes")
  func validation() {
    var random = SplitMix(state: 3)
    let bytes: [UInt8] = [0x20, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4]
    for _ in 0..<20_000 {
      let sample = (0..<4).map { _ in bytes.randomElement(using: &random) ?? 0 }
      let isValid = String(validating: sample, as: UTF8.self) != nil
      #expect(((try? SourceText(name: "t", bytes: sample)) != nil) == isValid)
    }
  }
}
