/// Cuts a JSON5 text into tokens and reports what is wrong inside of one.
///
/// It never fails: after a mistake it goes on behind it, and each token but the last is longer than
/// nothing, so whoever asks for tokens until the end gets there.
struct JSON5Lexer {
  let source: SourceText
  let problems: Problems

  /// The offset of the next byte to read.
  var offset: Int

  /// Whether a string or comment without end has swallowed text in which brackets may be.
  ///
  /// That a bracket is open at the end is then no news, and perhaps not even true.
  var hasSwallowedText = false

  /// Whether the parser skips what follows an error, so that mistakes in it are not reported.
  var isSkipping = false

  init(source: SourceText, problems: Problems) {
    self.source = source
    self.problems = problems
    offset = source.start
  }

  /// The byte at the offset, or nil at the end of the file.
  var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// The byte behind the one at the offset, or nil.
  var nextByte: UInt8? { offset + 1 < source.bytes.count ? source.bytes[offset + 1] : nil }

  /// Reads the next token.
  mutating func next() -> JSON5Token {
    let startsLine = skipBlanks()
    let start = offset
    let kind = readKind()
    return JSON5Token(kind: kind, range: start..<offset, startsLine: startsLine)
  }

  private mutating func readKind() -> JSON5Token.Kind {
    guard let byte else { return .end }
    switch byte {
    case UInt8(ascii: "{"): return punctuation(.openBrace)
    case UInt8(ascii: "}"): return punctuation(.closeBrace)
    case UInt8(ascii: "["): return punctuation(.openBracket)
    case UInt8(ascii: "]"): return punctuation(.closeBracket)
    case UInt8(ascii: ":"): return punctuation(.colon)
    case UInt8(ascii: ","): return punctuation(.comma)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return readNumber()
    default: return readWord()
    }
  }

  private mutating func punctuation(_ kind: JSON5Token.Kind) -> JSON5Token.Kind {
    offset += 1
    return kind
  }

  /// Reports a problem unless the parser is skipping.
  func report(at offset: Int, _ message: @autoclosure () -> String, hint: String? = nil) {
    if !isSkipping { problems.report(at: offset, message(), hint: hint) }
  }
}
