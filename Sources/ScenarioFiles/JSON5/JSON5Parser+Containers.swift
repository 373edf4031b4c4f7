extension JSON5Parser {
  /// Parses the object or array whose bracket is the current token.
  mutating func parseContainer() -> JSONNode {
    let start = token.range.lowerBound
    guard openers.count < limits.maximumNesting else { return skipTooDeep() }
    let isBrace = token.kind == .openBrace
    openers.append(Opener(offset: start, isBrace: isBrace))
    advance()
    let kind: JSONNode.Kind = isBrace ? .object(parseMembers()) : .array(parseElements())
    closeContainer()
    openers.removeLast()
    return JSONNode(kind: kind, range: start..<previousEnd)
  }

  private mutating func skipTooDeep() -> JSONNode {
    let start = token.range.lowerBound
    report(at: token, "nested more than \(limits.maximumNesting) levels deep")
    recover()
    if token.kind == .end { isEndReported = true }
    return JSONNode(kind: .null, range: start..<previousEnd)
  }

  private mutating func parseElements() -> [JSONNode] {
    var elements: [JSONNode] = []
    while !token.isCloser {
      if token.kind == .comma {
        reportMissing("a value or ']'")
        isBroken = true
      } else {
        elements.append(parseValue())
      }
      parseSeparator()
    }
    return elements
  }

  private mutating func parseMembers() -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var firstOffsets: [String: Int] = [:]
    while !token.isCloser {
      isBroken = false
      if let (key, offset) = parseKey() {
        if let first = firstOffsets[key] {
          let place = problems.source.position(at: first)
          problems.report(
            at: offset, "duplicate key \(EscapedText.quoted(key))", hint: "the first is at \(place)"
          )
        } else {
          firstOffsets[key] = offset
        }
        members.append(JSONNode.Member(key: key, keyOffset: offset, value: parseValue()))
      }
      parseSeparator()
    }
    return members
  }

  /// Parses a key and its colon, or reports what is there and skips the member.
  private mutating func parseKey() -> (key: String, offset: Int)? {
    let keyToken = token
    let key: String
    switch token.kind {
    case .string(let text): key = text
    case .word(let text): key = text
    case .invalid:
      isBroken = true
      advance()
      return nil
    default:
      reportMissing("a key or '}'")
      recover()
      return nil
    }
    advance()
    guard token.kind == .colon else {
      reportMissing("':' after the key \(EscapedText.quoted(key))")
      recover()
      return nil
    }
    advance()
    return (key, keyToken.range.lowerBound)
  }

  /// Takes the comma behind an item, if another one follows.
  private mutating func parseSeparator() {
    if !token.isCloser, token.kind != .comma {
      let isBrace = openers.last?.isBrace ?? false
      if !isBroken { reportMissing("',' or '\(isBrace ? "}" : "]")'") }
      // On a line of its own it is surely the next item and only the comma was forgotten.
      if token.startsLine, isBrace ? token.canBeKey : token.canBeValue { return }
      recover()
    }
    if token.kind == .comma { advance() }
  }

  /// Takes the closing bracket, or reports that another one or the end of the file is there.
  private mutating func closeContainer() {
    guard let opener = openers.last, token.kind != .end else { return reportUnclosed() }
    isBroken = false
    guard (token.kind == .closeBrace) != opener.isBrace else { return advance() }
    let shown = opener.isBrace ? "{" : "["
    let place = problems.source.position(at: token.range.lowerBound)
    if openers.contains(where: { $0.isBrace != opener.isBrace }) {
      // It closes a bracket further out, which is left to that bracket.
      if lexer.hasSwallowedText { return }
      problems.report(
        at: opener.offset, "'\(shown)' is never closed",
        hint: "\(token.name) at \(place) closes a bracket around it")
    } else {
      let opened = problems.source.position(at: opener.offset)
      report(
        at: token, "expected '\(opener.isBrace ? "}" : "]")', found \(token.name)",
        hint: "'\(shown)' is at \(opened)")
      advance()
    }
  }
}
