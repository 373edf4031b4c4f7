import ScenarioFiles
import Testing

@Suite("Writing JSON5")
struct WriterTests {
  @Test("short values stay on one line and long ones are broken up")
  func layout() {
    let long = JSONValue.string(String(repeating: "x", count: 60))
    let value: JSONValue = [
      "name": "a", "size": -3, "flag": true, "nothing": .null, "empty": [[], .object([])],
      "short": ["b": [1, 2, 3]], "long": [long, long], "text": long,
    ]
    let expected = """
      // First
      // line.
      //
      // Second.
      {
        "name": "a",
        "size": -3,
        "flag": true,
        "nothing": null,
        "empty": [[], {}],
        "short": { "b": [1, 2, 3] },
        "long": [
          "\(String(repeating: "x", count: 60))",
          "\(String(repeating: "x", count: 60))"
        ],
        "text": "\(String(repeating: "x", count: 60))"
      }

      """
    #expect(JSON5Writer.text(of: value, comments: ["First\nline.", "", "Second."]) == expected)
  }

  @Test("no line that could be broken is wider than 100 columns", arguments: 80...110)
  func width(_ count: Int) {
    let value: JSONValue = ["a": ["key": [.string(String(repeating: "x", count: count - 40)), 12]]]
    let lines = JSON5Writer.text(of: value).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("no line end in a comment lets text out of it")
  func comments() throws {
    let text = JSON5Writer.text(of: 1, comments: ["a\r\nb\rc\u{2028}d\u{2029}e\n"])
    #expect(try value(text) == 1)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test(
    "what cannot be seen is escaped and what can be is not",
    arguments: [
      ("é漢🎉", "é漢🎉"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("🏳️‍🌈", "🏳️‍🌈"), ("e\u{301}", "e\u{301}"),
      ("\u{301}e", "\\u0301e"), ("\n\u{301}", "\\n\\u0301"), ("\u{200D}", "\\u200d"),
      ("a\u{200D}b", "a\\u200db"), ("\u{2028}", "\\u2028"), ("\u{202E}x", "\\u202ex"),
      ("\u{0}\u{7F}\u{85}", "\\u0000\\u007f\\u0085"), ("\"\\/", "\\\"\\\\/"),
      ("\u{E0061}", "\\udb40\\udc61"), ("\u{FEFF}", "\\ufeff"),
    ])
  func escapes(_ text: String, shown: String) {
    let written = JSON5Writer.text(of: .string(text))
    #expect(Array(written.utf8) == Array("\"\(shown)\"\n".utf8))
  }

  @Test("a written tree is read back the same", arguments: 0..<10 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<(isDebugBuild ? 30 : 1_000) {
      let tree = Self.tree(&random, depth: 5)
      let text = JSON5Writer.text(of: tree, comments: [Self.string(&random)])
      let back = try value(text)
      // Texts are compared as bytes: to Swift, strings are equal when they look the same.
      guard Self.print(back) == Self.print(tree) else {
        Issue.record("seed \(seed): \(text)")
        return
      }
      #expect(JSON5Writer.text(of: back).utf8.count <= text.utf8.count)
    }
  }

  @Test("numbers are finite by type")
  func numbers() throws {
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(-Double.infinity) == nil)
    for double in [0.1, -0.0, 1e300, .leastNonzeroMagnitude, 123456789.25] {
      let number = try #require(JSONNumber(double))
      #expect(number.double.bitPattern == double.bitPattern)
    }
  }

  private static func tree(_ random: inout SplitMix, depth: Int) -> JSONValue {
    let count = Int.random(in: 0...5, using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 5 : 8), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2:
      return .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0...63, using: &random))
    case 3: return JSONNumber(Double(bitPattern: random.next())).map { .number($0) } ?? .null
    case 4: return .string(string(&random))
    case 5: return .array((0..<count).map { _ in tree(&random, depth: depth - 1) })
    default:
      var keys: Set<String> = []
      let all = (0..<count).map { _ in string(&random) }.filter { keys.insert($0).inserted }
      return .object(all.map { .init(key: $0, value: tree(&random, depth: depth - 1)) })
    }
  }

  private static func string(_ random: inout SplitMix) -> String {
    let odd: [Unicode.Scalar] = [
      "\"", "\\", "\n", "\r", "\0", "\u{2028}", "\u{200D}", "\u{301}", "🎉", "👩", "\u{FE0F}",
      "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "'", "/", "\u{D7FF}", "\u{202E}", "🇩", "\u{1100}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
      let scalar = Bool.random(using: &random) ? any : odd.randomElement(using: &random)
      text.unicodeScalars.append(scalar ?? "a")
    }
    return text
  }

  /// A form of the tree that tells strings apart by their bytes.
  private static func print(_ value: JSONValue) -> [UInt8] {
    switch value {
    case .object(let members):
      Array("{".utf8) + members.flatMap { print(.string($0.key)) + print($0.value) }
        + Array("}".utf8)
    case .array(let elements): Array("[".utf8) + elements.flatMap(print) + Array("]".utf8)
    case .string(let text): [UInt8(ascii: "'"), UInt8(text.utf8.count)] + Array(text.utf8)
    case .number(let number): Array(number.text.utf8) + [0]
    case .bool(let value): Array("\(value)".utf8)
    case .null: Array("null".utf8)
    }
  }
}
