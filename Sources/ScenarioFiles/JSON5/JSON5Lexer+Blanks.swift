extension JSON5Lexer {
  /// Skips blanks and comments; the result is whether the next token is the first on its line.
  mutating func skipBlanks() -> Bool {
    var startsLine = offset == source.start
    while let byte {
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        offset += 1
      case UInt8(ascii: "/") where nextByte == UInt8(ascii: "/"):
        skipLineComment()
      case UInt8(ascii: "/") where nextByte == UInt8(ascii: "*"):
        skipBlockComment()
      case 0x80...:
        let (scalar, length) = source.scalar(at: offset)
        guard Self.isBlank(scalar) else { return startsLine }
        startsLine = startsLine || Self.endsLine(scalar)
        offset += length
      default:
        return startsLine
      }
    }
    return startsLine
  }

  private mutating func skipLineComment() {
    while let byte, byte != 0x0A, byte != 0x0D {
      // All line ends beyond ASCII start with this byte.
      if byte == 0xE2, Self.endsLine(source.scalar(at: offset).scalar) { return }
      offset += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while let byte {
      if byte == UInt8(ascii: "*"), nextByte == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    hasSwallowedText = true
    // Reported even while skipping, since it hides everything that follows.
    problems.report(at: start, "this comment is never closed", hint: "write */ where it ends")
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || endsLine(scalar) || scalar.properties.generalCategory == .spaceSeparator
  }

  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
