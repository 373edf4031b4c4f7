import AlertSearch
import AlertSimulation

/// A difference from what was expected, cut down to where it matters.
struct DifferenceText: Sendable {
  /// What is compared, and its value.
  struct Row: Sendable {
    let label: String
    let value: String
  }

  private static let tokensBefore = 6
  private static let tokensAfter = 8
  private static let charactersBefore = 24
  private static let characters = 160

  /// Where the difference begins, in a sentence; nil when that is clear.
  let remark: String?
  let rows: [Row]

  /// Compares what was expected with what came.
  init(_ difference: Difference) {
    switch difference.kind {
    case .trace: self.init(traces: difference)
    case .read: self.init(values: difference)
    case .finding:
      // The message says it all.
      self.init(remark: nil, rows: [])
    }
  }

  private init(remark: String?, rows: [Row]) {
    self.remark = remark
    self.rows = rows
  }

  // What both have in common is told once, so that the other rows begin with what differs.
  private init(traces difference: Difference) {
    let expected = Self.tokens(difference.expected)
    let actual = Self.tokens(difference.actual)
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    var before = expected[..<common].suffix(Self.tokensBefore).map { TextSafety.brief($0, 40) }
    if common > before.count { before.insert("…", at: 0) }
    remark = "They differ from event \(common + 1) on."
    let both =
      before.isEmpty
      ? [] : [Row(label: "both", value: before.joined(separator: Notation.separator))]
    rows =
      both + [
        Row(label: "expected", value: Self.rest(expected, from: common)),
        Row(label: "actual", value: Self.rest(actual, from: common)),
      ]
  }

  private static func tokens(_ line: String) -> [String] {
    line.split(separator: Notation.separator).map(String.init)
  }

  private static func rest(_ tokens: [String], from start: Int) -> String {
    let rest = tokens[start...]
    guard !rest.isEmpty else { return start == 0 ? "nothing" : "nothing more" }
    var shown = rest.prefix(tokensAfter).map { TextSafety.brief($0, 40) }
    if rest.count > shown.count { shown.append("… (\(rest.count - shown.count) more)") }
    return shown.joined(separator: Notation.separator)
  }

  private init(values difference: Difference) {
    let expected = Array(difference.expected.unicodeScalars)
    let actual = Array(difference.actual.unicodeScalars)
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    let start =
      max(expected.count, actual.count) > Self.characters
      ? max(common - Self.charactersBefore, 0) : 0
    remark = start > 0 ? "They differ from character \(common) on." : nil
    rows = [
      Row(label: "expected", value: Self.value(expected, from: start)),
      Row(label: "actual", value: Self.value(actual, from: start)),
    ]
  }

  private static func value(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.dropFirst(start))
    return (start > 0 ? "…" : "") + TextSafety.brief(String(text), characters)
  }
}
