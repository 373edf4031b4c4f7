/// Collects what is wrong in one file, so that one run shows all of it.
///
/// A class, because the readers of nested objects all report into the same list.
package final class Problems {
  /// How many problems are kept; the rest is only counted.
  package static let maximumKept = 20

  /// The file the problems are in.
  package let source: SourceText

  private var kept: [(offset: Int, problem: FileProblem)] = []

  /// How many problems were reported after the list was full.
  package private(set) var leftOut = 0

  /// Makes an empty list for a file.
  package init(source: SourceText) {
    self.source = source
  }

  /// Whether nothing was reported so far.
  package var isEmpty: Bool { kept.isEmpty }

  /// The problems that were kept, in the order of the file.
  package var sorted: [FileProblem] {
    // The standard library's sort is stable in fact but not by promise, hence the second key.
    kept.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.problem)
  }

  /// Reports a problem at a byte offset; its texts are not made when the list is already full.
  package func report(
    at offset: Int, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    guard kept.count < Self.maximumKept else {
      leftOut += 1
      return
    }
    let problem = FileProblem(
      file: source.name, position: source.position(at: offset), message: message(), hint: hint())
    kept.append((offset, problem))
  }

  /// Throws all problems if there are any.
  package func throwIfAny() throws(FileProblems) {
    guard isEmpty else { throw FileProblems(sorted, leftOut: leftOut) }
  }
}
