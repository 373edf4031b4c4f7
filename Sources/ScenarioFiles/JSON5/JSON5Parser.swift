/// Parses JSON5 into a tree with byte ranges, and finds several mistakes in one pass.
///
/// The trees of texts with mistakes hold placeholders; they never leave the parser.
package struct JSON5Parser {
  /// A bracket that is not closed yet.
  struct Opener {
    let offset: Int
    let isBrace: Bool
  }

  let problems: Problems
  let limits: JSON5Limits
  var lexer: JSON5Lexer
  var token: JSON5Token
  var openers: [Opener] = []

  /// Where the token before the current one ends.
  var previousEnd: Int

  /// Whether the current value or key was reported, so that what follows it is no news.
  var isBroken = false

  /// Whether the end of the file inside of brackets is already explained.
  var isEndReported = false

  private init(_ source: SourceText, limits: JSON5Limits) {
    problems = Problems(source: source)
    self.limits = limits
    lexer = JSON5Lexer(source: source, problems: problems)
    previousEnd = source.start
    token = lexer.next()
  }

  /// Parses a text; the error holds all that is wrong in it, up to ``Problems/maximumKept``.
  package static func parse(
    _ source: SourceText, limits: JSON5Limits = .standard
  ) throws(FileProblems) -> JSONNode {
    var parser = JSON5Parser(source, limits: limits)
    let root = parser.parseDocument()
    try parser.problems.throwIfAny()
    return root
  }

  private mutating func parseDocument() -> JSONNode {
    let root = parseValue()
    if token.kind != .end, token.kind != .invalid, !isBroken {
      report(at: token, "unexpected \(token.name) after the end of the document")
    }
    return root
  }

  /// Parses a value; if there is none, it is reported and skipped up to where the next may follow.
  mutating func parseValue() -> JSONNode {
    isBroken = false
    let start = token.range.lowerBound
    switch token.kind {
    case .openBrace, .openBracket:
      return parseContainer()
    case .string(let text):
      return leaf(.string(text))
    case .number(let number):
      return leaf(.number(number))
    case .word(let word):
      if let kind = Self.keywords[word] { return leaf(kind) }
      reportWord(word)
    case .invalid:
      // What follows may well be in order, so only this token is skipped.
      isBroken = true
      return leaf(.null)
    default:
      reportMissing("a value")
    }
    recover()
    return JSONNode(kind: .null, range: start..<max(start, previousEnd))
  }

  private static let keywords: [String: JSONNode.Kind] = [
    "true": .bool(true), "false": .bool(false), "null": .null,
  ]

  private mutating func leaf(_ kind: JSONNode.Kind) -> JSONNode {
    let range = token.range
    advance()
    return JSONNode(kind: kind, range: range)
  }

  private func reportWord(_ word: String) {
    if word == "Infinity" || word == "NaN" {
      report(at: token, "'\(word)' is not allowed", hint: "numbers must be finite")
      return
    }
    let lowered = word.utf8.count > 8 ? word : word.lowercased()
    let hint = Self.keywords[lowered] == nil ? "strings need quotes" : "did you mean \(lowered)?"
    report(at: token, "\(token.name) is not a value", hint: hint)
  }
}
