/// A parsed file: its text, which knows positions, and its tree.
package struct JSON5Document: Sendable {
  /// The text of the file.
  package let source: SourceText

  /// The file's value.
  package let root: JSONNode

  /// Parses the bytes of a file; the error holds all that is wrong in it.
  package init(
    name: String, bytes: [UInt8], limits: JSON5Limits = .standard
  ) throws(FileProblems) {
    do {
      source = try SourceText(name: name, bytes: bytes, maximumBytes: limits.maximumBytes)
    } catch {
      throw FileProblems([error])
    }
    root = try JSON5Parser.parse(source, limits: limits)
  }
}
