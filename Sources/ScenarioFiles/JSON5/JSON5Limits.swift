/// How large and how deep a file may be.
package struct JSON5Limits: Hashable, Sendable {
  /// The limits for files written by people.
  package static let standard = JSON5Limits(maximumBytes: 8 << 20, maximumNesting: 64)

  /// The deepest nesting any limits allow; parser and tree are recursive up to it.
  package static let deepestNesting = 256

  /// The largest number of bytes.
  package let maximumBytes: Int

  /// The largest number of brackets that may be open at the same time.
  package let maximumNesting: Int

  /// Makes limits; the nesting is held between 1 and ``deepestNesting``.
  package init(maximumBytes: Int, maximumNesting: Int) {
    self.maximumBytes = maximumBytes
    self.maximumNesting = min(max(maximumNesting, 1), Self.deepestNesting)
  }
}
