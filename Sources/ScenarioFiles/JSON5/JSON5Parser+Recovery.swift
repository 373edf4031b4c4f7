extension JSON5Parser {
  /// Goes on to the next token.
  mutating func advance() {
    previousEnd = token.range.upperBound
    token = lexer.next()
  }

  /// Reports a problem at the start of a token.
  func report(at token: JSON5Token, _ message: @autoclosure () -> String, hint: String? = nil) {
    problems.report(at: token.range.lowerBound, message(), hint: hint)
  }

  /// Reports that the current token is not what must come here, if that is not known already.
  func reportMissing(_ expected: String) {
    switch token.kind {
    case .end where !openers.isEmpty || lexer.hasSwallowedText: break
    case .invalid: break
    default: report(at: token, "expected \(expected), found \(token.name)")
    }
  }

  /// Skips to the next comma or closing bracket that belongs to the innermost open bracket.
  ///
  /// The comma or bracket is left for the caller, who must not call again without taking it.
  mutating func recover() {
    isBroken = true
    lexer.isSkipping = true
    defer { lexer.isSkipping = false }
    var depth = 0
    while token.kind != .end {
      switch token.kind {
      case .comma where depth == 0: return
      case .closeBrace, .closeBracket:
        if depth == 0 { return }
        depth -= 1
      case .openBrace, .openBracket: depth += 1
      default: break
      }
      advance()
    }
  }

  /// Reports the innermost open bracket at the end of the file, once.
  mutating func reportUnclosed() {
    guard !isEndReported, !lexer.hasSwallowedText, let opener = openers.last else { return }
    isEndReported = true
    let hint: String? =
      switch openers.count {
      case 1: nil
      case 2: "one bracket around it is open, too"
      default: "\(openers.count - 1) brackets around it are open, too"
      }
    problems.report(
      at: opener.offset, "'\(opener.isBrace ? "{" : "[")' is never closed", hint: hint)
  }
}
