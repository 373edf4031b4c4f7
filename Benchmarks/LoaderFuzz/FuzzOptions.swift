/// What the command line asks for.
struct FuzzOptions {
  var mutations: UInt64 = 1_000_000
  var seed: UInt64 = 1
  var folder = "scenarios"
  /// Print the file of one mutation instead of running any.
  var shown: UInt64?

  /// Why a command line makes no sense.
  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads the words after the command's name.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--mutations": mutations = try Self.number(word, words.next())
      case "--seed": seed = try Self.number(word, words.next())
      case "--show": shown = try Self.number(word, words.next())
      case "--folder": folder = words.next() ?? folder
      default:
        throw UsageError(
          description: "unknown \"\(word)\"; usage: loader-fuzz [--mutations N] [--seed S] "
            + "[--folder DIR] [--show NUMBER]")
      }
    }
  }

  private static func number(_ option: String, _ word: String?) throws(UsageError) -> UInt64 {
    guard let word, let number = UInt64(word) else {
      throw UsageError(description: "\(option) needs a number")
    }
    return number
  }
}
