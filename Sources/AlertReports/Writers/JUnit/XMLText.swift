/// Text that an XML 1.0 document can hold.
enum XMLText {
  /// The text as content of an element or of an attribute in double quotes.
  ///
  /// What XML cannot hold is spelled out, as are characters that steer or reorder what people see.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      // Only "]]>" needs it, but then nobody has to look.
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped.unicodeScalars.append(scalar)
      default:
        if isAllowed(scalar) {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += TextSafety.spelled(scalar)
        }
      }
    }
    return escaped
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
