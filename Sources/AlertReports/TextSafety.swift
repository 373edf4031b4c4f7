/// Makes text from scenarios harmless for a terminal.
enum TextSafety {
  /// The text with control characters and direction marks spelled out, so that it can neither steer a terminal nor
  /// reorder a line.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        safe += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
