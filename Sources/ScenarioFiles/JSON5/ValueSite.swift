/// A value to be read, with the words for it in messages.
package struct ValueSite {
  /// The value.
  package let node: JSONNode

  /// What messages call the value, such as `"title"` in quotes.
  package let label: String

  /// Where problems go.
  package let problems: Problems

  /// Reports that the value is not acceptable; the message goes on after the label.
  package func report(_ message: String, hint: String? = nil) {
    problems.report(at: node.range.lowerBound, "\(label) \(message)", hint: hint)
  }

  /// Reports that the value is of the wrong kind.
  package func reportKind(expected: String, hint: String? = nil) {
    report("must be \(expected), found \(node.kindName)", hint: hint)
  }

  /// The value if it is a string; otherwise its kind is reported.
  func string(expected: String, hint: String? = nil) -> String? {
    if case .string(let text) = node.kind { return text }
    reportKind(expected: expected, hint: hint)
    return nil
  }
}
