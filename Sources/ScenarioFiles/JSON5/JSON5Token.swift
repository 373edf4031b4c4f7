/// One word, bracket, string or number of a JSON5 text.
struct JSON5Token {
  enum Kind: Equatable {
    case openBrace, closeBrace, openBracket, closeBracket, colon, comma
    case string(String)
    case number(JSONNumber)
    case word(String)
    /// Something that was reported when it was read.
    case invalid
    case end
  }

  var kind: Kind

  /// The bytes of the token.
  var range: Range<Int>

  /// Whether only blanks and comments come before it on its line.
  var startsLine = false

  /// Whether it can only be the end of an object or array, or of the file.
  var isCloser: Bool { kind == .closeBrace || kind == .closeBracket || kind == .end }

  /// Whether an object's member can start with it.
  var canBeKey: Bool {
    switch kind {
    case .string, .word: true
    default: false
    }
  }

  /// Whether a value can start with it.
  var canBeValue: Bool {
    switch kind {
    case .number, .openBrace, .openBracket: true
    default: canBeKey
    }
  }

  /// The token in words, as in "found a string".
  var name: String {
    switch kind {
    case .openBrace: "'{'"
    case .closeBrace: "'}'"
    case .openBracket: "'['"
    case .closeBracket: "']'"
    case .colon: "':'"
    case .comma: "','"
    case .string: "a string"
    case .number(let number): "'\(EscapedText.shortened(number.text))'"
    case .word(let text): "'\(EscapedText.shortened(text))'"
    case .invalid: "something unreadable"
    case .end: "the end of the file"
    }
  }
}
