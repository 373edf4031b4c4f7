package import AlertSimulation

/// A file or folder that was given and cannot be run: neither a finding nor a crash.
package struct UnusableInput: Error, Sendable {
  /// One thing that is wrong with it.
  package struct Flaw: Sendable {
    /// Where in the file; nil when it concerns the whole file.
    package let place: SourceLine?
    /// What is wrong, as part of a sentence.
    package let message: String

    /// Makes a flaw.
    package init(_ message: String, at place: SourceLine? = nil) {
      self.place = place
      self.message = message
    }
  }

  /// What formats call it that name every problem's kind.
  static let kind = "bad-input"

  /// The path as it was given.
  package let path: String
  /// What is wrong, in the order of the file; never empty.
  package let flaws: [Flaw]
  /// How many more there were.
  package let leftOut: Int

  /// Makes a list of what is wrong with a file.
  package init(path: String, flaws: [Flaw], leftOut: Int = 0) {
    self.path = path
    self.flaws = flaws
    self.leftOut = leftOut
  }

  /// What is wrong, and, where there is more, how much.
  var told: [Flaw] {
    leftOut == 0 ? flaws : flaws + [Flaw(Totals.count(leftOut, "more problem"))]
  }

  /// A line for each flaw in the form of compilers, which editors and CI services recognise.
  package var lines: [String] {
    told.map { flaw in
      let head = head(of: flaw)
      return "\(head.place) \(head.kind)\(TextSafety.printable(flaw.message))"
    }
  }

  /// How a flaw's line begins: its place, and that it is an error of the file.
  func head(of flaw: Flaw) -> (place: String, kind: String) {
    let place = SourcePlace.text(path, flaw.place)
    // A line that begins with two colons would be a command to GitHub's runner.
    let isCommand = place.unicodeScalars.starts(with: "::".unicodeScalars)
    return ((isCommand ? "./" : "") + place + ":", flaw.place == nil ? "" : "error: ")
  }
}
