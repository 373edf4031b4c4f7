/// Makes text from scenarios harmless where people read it.
enum TextSafety {
  /// The text with control characters, direction marks and joiners spelled out.
  ///
  /// It can then neither steer a terminal nor reorder a line, and what cannot be seen is seen. The old spelling of GitHub's
  /// workflow commands, which counts anywhere in a line, is broken up as well.
  static func printable(_ text: String) -> String {
    var safe = ""
    if text.unicodeScalars.contains(where: isHarmful) {
      for scalar in text.unicodeScalars {
        if isHarmful(scalar) {
          safe += spelled(scalar)
        } else {
          safe.unicodeScalars.append(scalar)
        }
      }
    } else {
      safe = text
    }
    return safe.contains("##[")
      ? safe.split(separator: "##[", omittingEmptySubsequences: false).joined(
        separator: "#\\u{23}[")
      : safe
  }

  /// The printable text, cut where it is longer than some characters, with how many are missing.
  static func brief(_ text: String, _ limit: Int) -> String {
    // Spelling out makes a text longer, so only what is shown is spelled out; the bound is on scalars, since one character
    // may have any number of them.
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return printable(text) }
    let rest = scalars.count - limit
    return printable(String(scalars.prefix(limit))) + "… (\(rest) more)"
  }

  /// How a character that cannot be shown is written.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0x20 || scalar.value > 0x7E else { return false }
    if scalar.properties.isNoncharacterCodePoint { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
