extension JSON5Lexer {
  /// Reads everything that could be meant as one number, so that a mistake is reported whole.
  mutating func readNumber() -> JSON5Token.Kind {
    let start = offset
    while let byte {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      guard isSign || byte == UInt8(ascii: ".") || skipWordScalar() else { break }
      if isSign || byte == UInt8(ascii: ".") { offset += 1 }
    }
    let text = source.text(start..<offset)
    do {
      return .number(try JSONNumber(text: text))
    } catch {
      reportNumber(text, error, at: start)
      return .invalid
    }
  }

  private func reportNumber(_ text: String, _ flaw: NumberFlaw, at start: Int) {
    let shown = "'\(EscapedText.shortened(text))'"
    switch flaw {
    case .malformed:
      report(at: start, "\(shown) is not a number", hint: "strings need quotes")
    case .leadingZero:
      report(at: start, "\(shown) must not start with a zero", hint: "for hex write 0x")
    case .notFinite:
      report(at: start, "\(shown) is not allowed", hint: "numbers must be finite")
    case .tooLarge:
      report(at: start, "\(shown) is too large for a number")
    }
  }

  /// Reads a name, or reports the character that nothing can start with.
  mutating func readWord() -> JSON5Token.Kind {
    let start = offset
    guard isWordStart else {
      let (scalar, length) = source.scalar(at: offset)
      offset += length
      report(
        at: start, "unexpected character '\(EscapedText.shortened(String(scalar)))'",
        hint: Self.hint(scalar))
      return .invalid
    }
    while byte != UInt8(ascii: "\\"), skipWordScalar() {}
    guard byte == UInt8(ascii: "\\") else { return .word(source.text(start..<offset)) }
    return readEscapedWord(source.text(start..<offset))
  }

  private static func hint(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "#": "comments start with //"
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}": "write straight quotes"
    case "`": "write \" or '"
    default: nil
    }
  }

  /// Reads the rest of a name in which letters are written as `\uHHHH`.
  private mutating func readEscapedWord(_ start: String) -> JSON5Token.Kind {
    var word = start
    var isBroken = false
    while let byte {
      let before = offset
      if byte != UInt8(ascii: "\\") {
        guard skipWordScalar() else { break }
        word += source.text(before..<offset)
        continue
      }
      if let scalar = readWordEscape(isFirst: word.isEmpty) {
        word.unicodeScalars.append(scalar)
      } else {
        isBroken = true
      }
    }
    return isBroken ? .invalid : .word(word)
  }

  /// Reads one escape inside of a name, or reports why it is none.
  private mutating func readWordEscape(isFirst: Bool) -> Unicode.Scalar? {
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "u") {
      offset += 1
      // If this fails, it is reported already.
      guard let value = readUnicodeEscape(from: start) else { return nil }
      if let scalar = Unicode.Scalar(value), Self.isWordPart(scalar, isFirst: isFirst) {
        return scalar
      }
    }
    report(at: start, "this escape is not a letter of a name", hint: "put the key in quotes")
    return nil
  }

  private var isWordStart: Bool {
    let scalar = source.scalar(at: offset).scalar
    return scalar == "\\" || Self.isWordPart(scalar, isFirst: true)
  }

  /// Steps over one letter or digit of a name if there is one.
  private mutating func skipWordScalar() -> Bool {
    guard let byte else { return false }
    if byte < 0x80 {
      guard Self.isWordPart(Unicode.Scalar(byte), isFirst: false) else { return false }
      offset += 1
      return true
    }
    let (scalar, length) = source.scalar(at: offset)
    guard Self.isWordPart(scalar, isFirst: false) else { return false }
    offset += length
    return true
  }

  private static func isWordPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": true
    case "0"..."9", "\u{200C}", "\u{200D}": !isFirst
    case "\0"..."\u{7F}": false
    default: isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue
    }
  }
}
