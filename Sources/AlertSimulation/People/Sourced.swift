/// A number of a model together with where it comes from.
package struct Sourced<Value: Sendable>: Sendable {
  package let value: Value
  package let source: Provenance

  /// Makes a number with its source.
  package init(_ value: Value, _ source: Provenance) {
    self.value = value
    self.source = source
  }
}

/// Where a number of a model comes from; the letters are those of reports.
package enum Provenance: String, CaseIterable, Sendable {
  /// Seen in a published text.
  case seen = "S"
  /// Recalled; the text was not seen.
  case recalled = "M"
  /// Recalled with little confidence.
  case doubtful = "M?"
  /// Calculated from other numbers by a formula that is given.
  case derived = "D"
  /// Assumed; there is no source.
  case assumed = "A"
}

/// A number that a simulation rests on, in words.
package struct Assumption: Hashable, Sendable {
  package let name: String
  package let value: String
  package let source: Provenance
}
