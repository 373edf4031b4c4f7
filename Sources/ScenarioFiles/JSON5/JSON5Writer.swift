/// Prints values as JSON5 that is also JSON with comments: keys are quoted, no comma is left over.
package struct JSON5Writer: Sendable {
  /// The columns an object or array may take to stay on one line.
  package static let width = 100

  private static let indentStep = 2

  private var output = ""

  private init() {}

  /// The text of a value with a line break at its end, under comment lines if there are any.
  ///
  /// Values nested deeper than ``JSON5Limits/maximumNesting`` are written but not read back.
  package static func text(of value: JSONValue, comments: [String] = []) -> String {
    var writer = JSON5Writer()
    for comment in comments { writer.write(comment: comment) }
    writer.write(value, indent: 0, taken: 0)
    return writer.output + "\n"
  }

  private mutating func write(comment: String) {
    // A line end inside of a comment would let the rest of it be read as a value.
    let lines = comment.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: JSON5Lexer.endsLine)
    for line in lines { output += line.isEmpty ? "//\n" : "// \(String(line))\n" }
  }

  /// Writes a value behind `taken` columns of its line, not counting the indent.
  private mutating func write(_ value: JSONValue, indent: Int, taken: Int) {
    // The comma that may follow takes a column, too.
    if let line = Self.oneLine(value, width: Self.width - indent - taken - 1) {
      output += line
      return
    }
    switch value {
    case .object(let members):
      writeLines(members, "{", "}", indent: indent) { writer, member, indent in
        let key = "\"\(EscapedText.escaped(member.key))\": "
        writer.output += key
        writer.write(member.value, indent: indent, taken: key.unicodeScalars.count)
      }
    case .array(let elements):
      writeLines(elements, "[", "]", indent: indent) { writer, element, indent in
        writer.write(element, indent: indent, taken: 0)
      }
    default:
      output += Self.leaf(value)
    }
  }

  private mutating func writeLines<Item>(
    _ items: [Item], _ open: String, _ close: String, indent: Int,
    each: (inout JSON5Writer, Item, Int) -> Void
  ) {
    let inner = indent + Self.indentStep
    output += open
    for (index, item) in items.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: inner)
      each(&self, item, inner)
    }
    output += "\n" + String(repeating: " ", count: indent) + close
  }

  /// The value on one line, or nil as soon as it is known to be wider than it may be.
  private static func oneLine(_ value: JSONValue, width: Int) -> String? {
    switch value {
    case .object(let members):
      join(members, "{ ", " }", empty: "{}", width: width) { member, rest in
        let key = "\"\(EscapedText.escaped(member.key))\": "
        return oneLine(member.value, width: rest - key.unicodeScalars.count).map { key + $0 }
      }
    case .array(let elements):
      join(elements, "[", "]", empty: "[]", width: width, each: oneLine)
    default:
      fitting(leaf(value), width: width)
    }
  }

  private static func join<Item>(
    _ items: [Item], _ open: String, _ close: String, empty: String, width: Int,
    each: (Item, Int) -> String?
  ) -> String? {
    guard !items.isEmpty else { return empty }
    var line = open
    var rest = width - open.count - close.count
    for (index, item) in items.enumerated() {
      let comma = index == 0 ? "" : ", "
      guard rest > 0, let text = each(item, rest - comma.count) else { return nil }
      line += comma + text
      rest -= comma.count + text.unicodeScalars.count
    }
    return rest >= 0 ? line + close : nil
  }

  private static func fitting(_ text: String, width: Int) -> String? {
    text.unicodeScalars.count <= width ? text : nil
  }

  private static func leaf(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): "\"\(EscapedText.escaped(text))\""
    case .number(let number): number.text
    case .bool(let value): "\(value)"
    case .null, .array, .object: "null"
    }
  }
}
