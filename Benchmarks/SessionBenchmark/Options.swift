import BenchmarkSupport

/// What the command line asks for.
struct Options {
  var sessions = 3_000_000
  var seed: UInt64 = 1
  /// Print a fingerprint of all events instead of the speed.
  var wantsDigest = false

  /// Reads a command line.
  init(_ arguments: [String]) throws(UsageError) {
    var words = OptionWords(
      arguments, usage: "session-benchmark [--sessions N] [--seed S] [--digest]")
    while let word = words.next() {
      switch word {
      case "--sessions": sessions = try words.number(atLeast: 1)
      case "--seed": seed = try words.number()
      case "--digest": wantsDigest = true
      default: throw words.unknown
      }
    }
  }
}
