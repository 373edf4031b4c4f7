import BenchmarkSupport

/// What the command line asks for.
struct FuzzOptions {
  var mutations: UInt64 = 1_000_000
  var seed: UInt64 = 1
  var folder = "scenarios"
  /// Print the file of one mutation instead of running any.
  var shown: UInt64?

  /// Reads a command line.
  init(_ arguments: [String]) throws(UsageError) {
    var words = OptionWords(
      arguments,
      usage: "loader-fuzz [--mutations N] [--seed S] [--folder DIR] [--show NUMBER]")
    while let word = words.next() {
      switch word {
      case "--mutations": mutations = try words.number()
      case "--seed": seed = try words.number()
      case "--show": shown = try words.number()
      case "--folder": folder = try words.text()
      default: throw words.unknown
      }
    }
  }
}
