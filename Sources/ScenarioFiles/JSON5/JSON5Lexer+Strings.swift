extension JSON5Lexer {
  /// Reads a string whose opening quote is at the offset.
  mutating func readString() -> JSON5Token.Kind {
    let start = offset
    let quote = source.bytes[start]
    offset += 1
    var content: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        offset += 1
        return .string(String(decoding: content, as: UTF8.self))
      case UInt8(ascii: "\\"):
        readEscape(into: &content)
      case 0x0A, 0x0D:
        return unterminated(start)
      case 0..<0x20:
        let digits = String(byte, radix: 16, uppercase: true)
        let code = byte < 0x10 ? "0" + digits : digits
        report(
          at: offset, "a string must not contain the control character U+00\(code)",
          hint: byte == 0x09 ? "write \\t" : "write \\u00\(code)")
        offset += 1
      default:
        content.append(byte)
        offset += 1
      }
    }
    return unterminated(start)
  }

  private static let mayFollowString = Array(" \t,]}".utf8)

  private mutating func unterminated(_ start: Int) -> JSON5Token.Kind {
    hasSwallowedText = true
    let quote = source.bytes[start] == UInt8(ascii: "'") ? "'" : "\""
    report(at: start, "this string is never closed", hint: "it must end with \(quote) on its line")
    // Commas and closing brackets at the end of the line were hardly meant as text.
    while offset > start + 1, Self.mayFollowString.contains(source.bytes[offset - 1]) {
      offset -= 1
    }
    return .invalid
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    let start = offset
    offset += 1
    // At the end of the file the string is reported as unterminated, which says enough.
    guard offset < source.bytes.count else { return }
    let (scalar, length) = source.scalar(at: offset)
    offset += length
    switch scalar {
    case "b": content.append(0x08)
    case "f": content.append(0x0C)
    case "n": content.append(0x0A)
    case "r": content.append(0x0D)
    case "t": content.append(0x09)
    case "v": content.append(0x0B)
    case "0" where !isDigit(byte): content.append(0)
    case "0"..."9":
      report(
        at: start, "a backslash must not be followed by a digit", hint: "write \\xHH or \\uHHHH")
    case "x": append(readHex(2, from: start), to: &content)
    case "u": append(readUnicodeEscape(from: start), to: &content)
    case "\r":
      if byte == 0x0A { offset += 1 }
    case _ where Self.endsLine(scalar): break
    default: content.append(contentsOf: String(scalar).utf8)
    }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  private func append(_ value: UInt32?, to content: inout [UInt8]) {
    guard let scalar = value.flatMap({ Unicode.Scalar($0) }) else { return }
    content.append(contentsOf: String(scalar).utf8)
  }

  /// Reads what follows `\u`, together with a second escape if it is half of a pair.
  mutating func readUnicodeEscape(from start: Int) -> UInt32? {
    guard let first = readHex(4, from: start) else { return nil }
    guard (0xD800...0xDFFF).contains(first) else { return first }
    let second = offset
    if first < 0xDC00, byte == UInt8(ascii: "\\"), nextByte == UInt8(ascii: "u") {
      offset += 2
      guard let low = readHex(4, from: second) else { return nil }
      if (0xDC00...0xDFFF).contains(low) {
        return 0x10000 + (first - 0xD800) << 10 + (low - 0xDC00)
      }
      offset = second
    }
    let code = String(first, radix: 16, uppercase: true)
    report(
      at: start, "\\u\(code) is half of a surrogate pair and stands alone",
      hint: "write the character itself or both halves")
    return nil
  }

  /// Reads a fixed number of hex digits of an escape that starts at `start`.
  private mutating func readHex(_ count: Int, from start: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        report(at: start, "this escape needs \(count) hex digits")
        return nil
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
