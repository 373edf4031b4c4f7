/// The words of a command line, read one after the other.
package struct OptionWords {
  private let usage: String
  private var words: ArraySlice<String>
  private var current = ""

  /// Begins at the first word after the command's name.
  ///
  /// - Parameters:
  ///   - words: the whole command line.
  ///   - usage: what is told when a word is not known.
  package init(_ words: [String], usage: String) {
    self.words = words.dropFirst()
    self.usage = usage
  }

  /// The next word, if there is one.
  package mutating func next() -> String? {
    guard let word = words.popFirst() else { return nil }
    current = word
    return word
  }

  /// The value of the option that was read last.
  package mutating func text() throws(UsageError) -> String {
    guard let word = words.popFirst() else {
      throw UsageError(description: "\(current) needs a value")
    }
    return word
  }

  /// The value of the option that was read last, as a number.
  package mutating func number<Number: FixedWidthInteger>(
    atLeast minimum: Number = 0
  ) throws(UsageError) -> Number {
    guard let number = Number(try text()), number >= minimum else {
      throw UsageError(description: "\(current) needs a number from \(minimum) on")
    }
    return number
  }

  /// What to throw when the word that was read last means nothing.
  package var unknown: UsageError {
    UsageError(description: "unknown \"\(current)\"; usage: \(usage)")
  }
}

/// Why a command line makes no sense.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String
}
