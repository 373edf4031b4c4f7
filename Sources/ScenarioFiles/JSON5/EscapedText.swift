/// Writes any text so that it can stand between double quotes and be read by people.
enum EscapedText {
  /// The text in double quotes, shortened for a message if it is long.
  static func quoted(_ text: String) -> String {
    "\"\(shortened(text))\""
  }

  /// The text escaped, and shortened for a message if it is long.
  static func shortened(_ text: String) -> String {
    let limit = 40
    let start = String(text.unicodeScalars.prefix(limit))
    return escaped(start) + (text.unicodeScalars.count > limit ? "..." : "")
  }

  /// The text with everything escaped that is invisible, ambiguous or not allowed in a string.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    // A mark without a letter would join the quote or the escape before it.
    var canCarryMark = false
    for (index, scalar) in scalars.enumerated() {
      if let short = shortEscape(scalar) {
        result.append(contentsOf: short.unicodeScalars)
        canCarryMark = false
      } else if isPlain(scalar, canCarryMark: canCarryMark)
        || (canCarryMark && joinsEmoji(scalars, at: index))
      {
        result.append(scalar)
        canCarryMark = true
      } else {
        for unit in String(scalar).utf16 { result.append(contentsOf: hexEscape(unit)) }
        canCarryMark = false
      }
    }
    return String(result)
  }

  private static func shortEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: nil
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar, canCarryMark: Bool) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    if scalar.properties.isGraphemeExtend && !canCarryMark { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return false
    default:
      return true
    }
  }

  /// Whether the scalar is the joiner inside an emoji such as a family, which is better left whole.
  private static func joinsEmoji(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] == "\u{200D}", index > 0, index + 1 < scalars.count else { return false }
    let before = scalars[index - 1]
    let isEmojiBefore = before == "\u{FE0F}" || (before.properties.isEmoji && !before.isASCII)
    let after = scalars[index + 1]
    return isEmojiBefore && after.properties.isEmoji && !after.isASCII
  }

  private static func hexEscape(_ unit: UInt16) -> String.UnicodeScalarView {
    let digits = String(unit, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
  }
}
