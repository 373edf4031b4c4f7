/// One thing that is wrong in a file, at a position.
package struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  package let file: String

  /// Where in the file.
  package let position: SourcePosition

  /// What is wrong, as part of a sentence.
  package let message: String

  /// What may help, as part of a sentence.
  package let hint: String?

  /// Makes a problem at a known position.
  package init(file: String, position: SourcePosition, message: String, hint: String? = nil) {
    self.file = file
    self.position = position
    self.message = message
    self.hint = hint
  }

  /// The problem in the form of compilers, which editors and CI services recognise.
  package var description: String {
    "\(file):\(position): error: \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
