import SimulationKernel

/// How much there is to read and to type in each text of a scenario.
///
/// Counted once for many runs.
package struct ReadingMatter: Sendable {
  /// A word longer than this counts as several: scripts without blanks would else be one word a sentence.
  private static let longestWord = 12

  private let words: ContiguousArray<Int64>
  private let characters: ContiguousArray<Int64>

  /// Counts a scenario's texts.
  package init(_ compiled: Compiled) {
    words = ContiguousArray(compiled.texts.map(Self.words))
    characters = ContiguousArray(compiled.texts.map { Int64($0.count) })
  }

  private static func words(_ text: String) -> Int64 {
    text.split(whereSeparator: \.isWhitespace).reduce(0) {
      $0 + Int64(($1.count + longestWord - 1) / longestWord)
    }
  }

  /// The words of a text by its number; −1 is no text.
  func words(of text: Int) -> Int64 { text < 0 ? 0 : words[text] }

  /// The characters of a text by its number; −1 is no text.
  func characters(of text: Int) -> Int64 { text < 0 ? 0 : characters[text] }
}
