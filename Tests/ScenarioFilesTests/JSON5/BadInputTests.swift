import ScenarioFiles
import Testing

@Suite("Texts with mistakes")
struct BadInputTests {
  static let single: [(String, String)] = [
    ("", "1:1 expected a value, found the end of the file"),
    ("  \n // x", "2:6 expected a value, found the end of the file"),
    ("{", "1:1 '{' is never closed"),
    ("[1, 2", "1:1 '[' is never closed"),
    ("[1,\n {a: [", "2:6 '[' is never closed (2 brackets around it are open, too)"),
    ("{a: 1,\n b: {c: 2}", "1:1 '{' is never closed"),
    ("{a:", "1:1 '{' is never closed"),
    ("{a", "1:1 '{' is never closed"),
    ("[{a: 1]", "1:2 '{' is never closed (']' at 1:7 closes a bracket around it)"),
    ("{a: [1, 2}", "1:5 '[' is never closed ('}' at 1:10 closes a bracket around it)"),
    ("[1, 2}", "1:6 expected ']', found '}' ('[' is at 1:1)"),
    ("{a: 1]", "1:6 expected '}', found ']' ('{' is at 1:1)"),
    ("}", "1:1 expected a value, found '}'"),
    (",", "1:1 expected a value, found ','"),
    (":", "1:1 expected a value, found ':'"),
    ("1 2", "1:3 unexpected '2' after the end of the document"),
    ("{} {}", "1:4 unexpected '{' after the end of the document"),
    ("[],", "1:3 unexpected ',' after the end of the document"),
    ("[]]", "1:3 unexpected ']' after the end of the document"),
    ("[1 2]", "1:4 expected ',' or ']', found '2'"),
    ("[1\n2]", "2:1 expected ',' or ']', found '2'"),
    ("[,]", "1:2 expected a value or ']', found ','"),
    ("[1,,2]", "1:4 expected a value or ']', found ','"),
    ("[:]", "1:2 expected a value, found ':'"),
    ("{,}", "1:2 expected a key or '}', found ','"),
    ("{a:1,,b:2}", "1:6 expected a key or '}', found ','"),
    ("{ name: \"n\"\n  alerts: [] }", "2:3 expected ',' or '}', found 'alerts'"),
    ("{ name: \"n\" alerts: [] }", "1:13 expected ',' or '}', found 'alerts'"),
    ("{a}", "1:3 expected ':' after the key \"a\", found '}'"),
    ("{a 1}", "1:4 expected ':' after the key \"a\", found '1'"),
    ("{a, b: 1}", "1:3 expected ':' after the key \"a\", found ','"),
    ("{a = 1}", "1:4 unexpected character '='"),
    ("{a:}", "1:4 expected a value, found '}'"),
    ("{a: , b: 1}", "1:5 expected a value, found ','"),
    ("{a:: 1}", "1:4 expected a value, found ':'"),
    ("{1: 2}", "1:2 expected a key or '}', found '1'"),
    ("{[1]: 2}", "1:2 expected a key or '}', found '['"),
    ("{1a: 2}", "1:2 '1a' is not a number (strings need quotes)"),
    ("{a-b: 1}", "1:3 '-b' is not a number (strings need quotes)"),
    ("{a: 1, a: 2}", "1:8 duplicate key \"a\" (the first is at 1:2)"),
    ("{\n a: 1,\n 'a': 2}", "3:2 duplicate key \"a\" (the first is at 2:2)"),
    ("{\"\\u0061\": 1, a: 2}", "1:15 duplicate key \"a\" (the first is at 1:2)"),
    ("{a: nope}", "1:5 'nope' is not a value (strings need quotes)"),
    ("{a: True}", "1:5 'True' is not a value (did you mean true?)"),
    ("NULL", "1:1 'NULL' is not a value (did you mean null?)"),
    ("undefined", "1:1 'undefined' is not a value (strings need quotes)"),
    ("[Infinity]", "1:2 'Infinity' is not allowed (numbers must be finite)"),
    ("[-Infinity]", "1:2 '-Infinity' is not allowed (numbers must be finite)"),
    ("[+Infinity]", "1:2 '+Infinity' is not allowed (numbers must be finite)"),
    ("[NaN]", "1:2 'NaN' is not allowed (numbers must be finite)"),
    ("[-NaN]", "1:2 '-NaN' is not allowed (numbers must be finite)"),
    ("1e999", "1:1 '1e999' is too large for a number"),
    ("012", "1:1 '012' must not start with a zero (for hex write 0x)"),
    ("-00", "1:1 '-00' must not start with a zero (for hex write 0x)"),
    (".", "1:1 '.' is not a number (strings need quotes)"),
    ("+", "1:1 '+' is not a number (strings need quotes)"),
    ("- 5", "1:1 '-' is not a number (strings need quotes)"),
    ("--5", "1:1 '--5' is not a number (strings need quotes)"),
    ("1.2.3", "1:1 '1.2.3' is not a number (strings need quotes)"),
    ("1e", "1:1 '1e' is not a number (strings need quotes)"),
    ("1e+", "1:1 '1e+' is not a number (strings need quotes)"),
    ("0x", "1:1 '0x' is not a number (strings need quotes)"),
    ("0xG", "1:1 '0xG' is not a number (strings need quotes)"),
    ("0x1.8", "1:1 '0x1.8' is not a number (strings need quotes)"),
    ("1_000", "1:1 '1_000' is not a number (strings need quotes)"),
    ("{delay: 3s}", "1:9 '3s' is not a number (strings need quotes)"),
    ("[5é]", "1:2 '5é' is not a number (strings need quotes)"),
    ("\"abc", "1:1 this string is never closed (it must end with \" on its line)"),
    ("{a: 'abc\n}", "1:5 this string is never closed (it must end with ' on its line)"),
    ("{a: \"abc,\n b: 1}", "1:5 this string is never closed (it must end with \" on its line)"),
    (
      "{o: {a: 'b},\n c: 1\n}\n",
      "1:9 this string is never closed (it must end with ' on its line)"
    ),
    ("[{a: 'b }, {c: 1}]", "1:6 this string is never closed (it must end with ' on its line)"),
    ("{a: 'b }", "1:5 this string is never closed (it must end with ' on its line)"),
    ("{\"a: 1,\n b: 1}", "1:2 this string is never closed (it must end with \" on its line)"),
    ("\"a\\", "1:1 this string is never closed (it must end with \" on its line)"),
    ("\"a\tb\"", "1:3 a string must not contain the control character U+0009 (write \\t)"),
    ("\"\u{1}\"", "1:2 a string must not contain the control character U+0001 (write \\u0001)"),
    ("\"\u{1F}\"", "1:2 a string must not contain the control character U+001F (write \\u001F)"),
    ("'\\1'", "1:2 a backslash must not be followed by a digit (write \\xHH or \\uHHHH)"),
    ("'\\01'", "1:2 a backslash must not be followed by a digit (write \\xHH or \\uHHHH)"),
    ("'a\\x4'", "1:3 this escape needs 2 hex digits"),
    ("'a\\xé1'", "1:3 this escape needs 2 hex digits"),
    ("'\\u12'", "1:2 this escape needs 4 hex digits"),
    ("'\\u{41}'", "1:2 this escape needs 4 hex digits"),
    (
      "'🎉\\uD83C'",
      "1:4 \\uD83C is half of a surrogate pair and stands alone"
        + " (write the character itself or both halves)"
    ),
    (
      "'\\uDF89'",
      "1:2 \\uDF89 is half of a surrogate pair and stands alone"
        + " (write the character itself or both halves)"
    ),
    (
      "'\\uD83C\\u0041'",
      "1:2 \\uD83C is half of a surrogate pair and stands alone"
        + " (write the character itself or both halves)"
    ),
    ("'\\uD83C\\u00'", "1:8 this escape needs 4 hex digits"),
    ("{a\\u0020: 1}", "1:3 this escape is not a letter of a name (put the key in quotes)"),
    ("{\\u0031: 1}", "1:2 this escape is not a letter of a name (put the key in quotes)"),
    ("{a\\n: 1}", "1:3 this escape is not a letter of a name (put the key in quotes)"),
    ("/* abc", "1:1 this comment is never closed (write */ where it ends)"),
    ("{a: 1, /* abc }", "1:8 this comment is never closed (write */ where it ends)"),
    ("/*/", "1:1 this comment is never closed (write */ where it ends)"),
    ("/ 1", "1:1 unexpected character '/'"),
    ("{# x\n}", "1:2 unexpected character '#' (comments start with //)"),
    ("{a: “b”}", "1:5 unexpected character '“' (write straight quotes)"),
    ("[`a`]", "1:2 unexpected character '`' (write \" or ')"),
    ("[\u{0}]", "1:2 unexpected character '\\u0000'"),
    ("[🎉]", "1:2 unexpected character '🎉'"),
    ("{\"🎉\": nope}", "1:8 'nope' is not a value (strings need quotes)"),
    ("[\r\n1,\r\n\u{A0}x]", "3:2 'x' is not a value (strings need quotes)"),
  ]

  @Test("one mistake gives one message at its place", arguments: single)
  func one(_ text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test("several mistakes are found in one pass")
  func several() {
    let text = """
      {
        name: nope,
        size: 01,
        alerts: [
          { title: "A" buttons: [1 2] },
          { title: 'B, x: 1 },
          { x: 'in order' },
          { title: "\\uD800", title: "C" }
        ]
        seed: 0x,
        list: [1, , 2],
        last: }
      """
    let places = problems(text).map { $0.prefix { $0 != " " } }
    #expect(
      places == ["2:9", "3:9", "5:18", "6:14", "8:15", "8:24", "10:3", "10:9", "11:13", "12:9"])
  }

  @Test("at most twenty mistakes are kept and the others are counted")
  func many() throws {
    let text = "[" + String(repeating: "x,", count: 50) + "]"
    do {
      _ = try JSON5Document(name: "a.json5", bytes: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.problems.count == 20)
      #expect(error.leftOut == 30)
      let lines = error.description.split(separator: "\n")
      #expect(lines.first == "a.json5:1:2: error: 'x' is not a value (strings need quotes)")
      #expect(lines.last == "and 30 more")
    }
  }

  @Test("messages show control characters escaped and long texts shortened")
  func messagesAreSafe() {
    let long = String(repeating: "k", count: 5_000)
    #expect(problems("{'\\u001b[2J': 1, '\\u001b[2J': 2}").first?.contains("\\u001b[2J") == true)
    #expect(problems("[\(long)]").first?.utf8.count ?? 999 < 120)
    #expect(problems("{\(long): 1, \(long): 2}").first?.utf8.count ?? 999 < 120)
  }
}
