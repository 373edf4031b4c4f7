/// What the command line asks for.
struct Options {
  var sessions = 3_000_000
  var seed: UInt64 = 1
  /// Print a fingerprint of all events instead of the speed.
  var wantsDigest = false

  /// Why a command line makes no sense.
  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads the words after the command's name.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--sessions": sessions = try Self.number(word, words.next())
      case "--seed": seed = try Self.number(word, words.next())
      case "--digest": wantsDigest = true
      default:
        throw UsageError(
          description: "unknown \"\(word)\"; "
            + "usage: session-benchmark [--sessions N] [--seed S] [--digest]")
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ option: String, _ word: String?
  ) throws(UsageError) -> Number {
    guard let word, let number = Number(word), number > 0 else {
      throw UsageError(description: "\(option) needs a number above 0")
    }
    return number
  }
}
