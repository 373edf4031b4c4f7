/// A place in a text file, as editors and compilers count it.
package struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int

  /// The column, counted from 1 in UTF-16 code units, which is how SARIF and LSP count.
  package let column: Int

  /// Makes a position out of a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they come in the file.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position as `line:column`.
  package var description: String { "\(line):\(column)" }
}
