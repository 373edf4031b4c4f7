import BenchmarkSupport

/// What the command line asks for.
struct ExploreOptions {
  /// The alerts of the lean model; 0 leaves it out.
  var alerts = 6
  /// A person's inputs in scenario worlds.
  var inputs: UInt8 = 4
  var interruptions: UInt8 = 2
  var paths: [String] = []

  // Those with the most states.
  private static let defaultPaths = [
    "scenarios/examples/05-two-alerts.json5", "scenarios/examples/06-controller-handler.json5",
    "scenarios/seeds/11-which-alert-was-clicked.json5",
    "scenarios/seeds/49-login-and-password.json5",
  ]

  /// Reads a command line.
  init(_ arguments: [String]) throws(UsageError) {
    var words = OptionWords(
      arguments,
      usage: "explore-benchmark [--alerts N] [--inputs N] [--interruptions N] [PATH...]")
    while let word = words.next() {
      switch word {
      case "--alerts": alerts = try words.number()
      case "--inputs": inputs = try words.number()
      case "--interruptions": interruptions = try words.number()
      case let path where !path.hasPrefix("-"): paths.append(path)
      default: throw words.unknown
      }
    }
    if paths.isEmpty { paths = Self.defaultPaths }
  }
}
