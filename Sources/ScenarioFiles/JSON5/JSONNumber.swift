/// A finite number as it is written, with its exact value on demand.
package struct JSONNumber: Hashable, Sendable {
  /// The number as written, such as `+1.50` or `0xFF`.
  package let text: String

  /// Takes the text of a JSON5 number; the error says why it is none.
  package init(text: String) throws(NumberFlaw) {
    // Nearly all numbers are short and plain, and need no second look.
    if let value = Int64(text), String(value) == text {
      self.text = text
      return
    }
    let parts = try NumberParts(text.utf8)
    self.text = text
    guard parts.integer != nil || parts.double.isFinite else { throw .tooLarge }
  }

  /// Makes a whole number.
  package init(_ value: Int64) {
    text = String(value)
  }

  /// Makes a number out of a finite value; infinity and NaN have no text in the format.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = "\(value)"
  }

  /// The exact value if it is whole and fits, however it is written: `3`, `3.0`, `0x3`, `30e-1`.
  package var integer: Int64? {
    (try? NumberParts(text.utf8))?.integer
  }

  /// The nearest double.
  package var double: Double { (try? NumberParts(text.utf8))?.double ?? 0 }
}
