/// Everything found wrong in one file, in the order of the file.
package struct FileProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems that were kept; never empty.
  package let problems: [FileProblem]

  /// How many more there were.
  package let leftOut: Int

  /// Makes a list out of problems that are already in order.
  package init(_ problems: [FileProblem], leftOut: Int = 0) {
    self.problems = problems
    self.leftOut = leftOut
  }

  /// The problems, one on each line.
  package var description: String {
    let lines = problems.map(\.description)
    return (leftOut == 0 ? lines : lines + ["and \(leftOut) more"]).joined(separator: "\n")
  }
}
