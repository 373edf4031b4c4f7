import ScenarioFiles
import Testing

@Suite("Texts that are in order")
struct GoodInputTests {
  static let table: [(String, JSONValue)] = [
    ("{}", .object([])), ("[]", []), (" [ ] // end", []), ("/**/{/***/}/* * / */", .object([])),
    ("null", .null), ("true", true), ("false", false), ("'a'", "a"), ("\"a\"", "a"),
    ("[1,2,]", [1, 2]), ("{a:1,}", ["a": 1]), ("{'a':1,\"b\":2}", ["a": 1, "b": 2]),
    ("{$_a1:1}", ["$_a1": 1]), ("{äö:1}", ["äö": 1]), ("{null:null}", ["null": .null]),
    ("{Infinity:1,NaN:2,true:3}", ["Infinity": 1, "NaN": 2, "true": 3]),
    ("{\\u0061b\\u{63}:1}".replacing("\\u{63}", with: "\\u0063"), ["abc": 1]),
    ("{a\\uD835\\uDC9C:1}", ["a\u{1D49C}": 1]), ("{a\u{200D}:1}", ["a\u{200D}": 1]),
    ("'\\b\\f\\n\\r\\t\\v\\0\\'\\\"\\\\\\/\\a'", "\u{8}\u{C}\n\r\t\u{B}\0'\"\\/a"),
    ("'\\x41\\u00e9\\uD83C\\uDF89'", "Aé🎉"), ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e'", "abcde"),
    ("'\u{2028}\u{2029}🎉'", "\u{2028}\u{2029}🎉"), ("'\"'", "\""), ("\"'\"", "'"), ("''", ""),
    ("\u{A0}\u{3000}\u{FEFF}\u{2028}\u{B}\u{C}\t1", 1), ("//a\r1", 1), ("//a\u{2028}1", 1),
    ("[[[]]]", [[[]]]), ("{a:{b:[{}]}}", ["a": ["b": [.object([])]]]),
    ("'\u{7F}'", "\u{7F}"), ("{\"\":1}", ["": 1]),
  ]

  @Test("values", arguments: table)
  func values(_ text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  static let numbers: [(String, Int64?, Double)] = [
    ("0", 0, 0), ("-0", 0, -0.0), ("+5", 5, 5), ("5.", 5, 5), (".5", nil, 0.5), ("-.5e1", -5, -5),
    ("5.0", 5, 5), ("1e3", 1000, 1000), ("1E+3", 1000, 1000), ("1500e-2", 15, 15),
    ("0x10", 16, 16), ("-0XfF", -255, -255), ("0x0", 0, 0), ("0.1", nil, 0.1),
    ("9223372036854775807", .max, 0x1p63), ("-9223372036854775808", .min, -0x1p63),
    ("9223372036854775808", nil, 0x1p63), ("922337203685477580.7e1", .max, 0x1p63),
    ("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_992),
    ("0x7FFFFFFFFFFFFFFF", .max, 0x1p63), ("0x8000000000000000", nil, 0x1p63),
    ("1e400000000000000000000", nil, .infinity), ("1e-400", nil, 0), ("0e999999999999", 0, 0),
    ("1.7976931348623157e308", nil, .greatestFiniteMagnitude),
    ("5e-324", nil, .leastNonzeroMagnitude),
  ]

  @Test("numbers keep their text and their exact value", arguments: numbers)
  func number(_ text: String, integer: Int64?, double: Double) throws {
    guard double.isFinite else {
      #expect(problems(text) == ["1:1 '\(text)' is too large for a number"])
      return
    }
    let node = try JSON5Document(name: "t", bytes: Array(text.utf8)).root
    guard case .number(let number) = node.kind else {
      Issue.record("\(node.kindName)")
      return
    }
    #expect(number.text == text)
    #expect(number.integer == integer)
    #expect(number.double.bitPattern == double.bitPattern)
  }

  @Test("nodes and keys know their bytes")
  func ranges() throws {
    let text = "\u{FEFF} { 'é' : [ 1, \"ab\" ] , } "
    let root = try JSON5Document(name: "t", bytes: Array(text.utf8)).root
    guard case .object(let members) = root.kind, let member = members.first,
      case .array(let elements) = member.value.kind
    else {
      Issue.record("wrong tree")
      return
    }
    #expect(root.range == 4..<(text.utf8.count - 1))
    #expect(member.keyOffset == 6)
    #expect(member.value.range == 13..<24)
    #expect(elements.map(\.range) == [15..<16, 18..<22])
  }

  @Test("a long number is read in linear time")
  func longNumber() throws {
    let digits = String(repeating: "1", count: isDebugBuild ? 20_000 : 1_000_000)
    #expect(problems(digits).count == 1)
    guard case .number(let number) = try value("0.\(digits)") else { return }
    #expect(number.double == 1.0 / 9)
  }
}
