import AlertSearch
import AlertSimulation
import ScenarioFiles
import SimulationKernel

/// What the command line says about an exploration.
struct ExplorationOptions: Sendable {
  /// Nil for those that each scenario lists.
  let interruptions: [InterruptionKind]?
  let budgets: Budgets
  let passing: ExploreSystem.Passing
  let limits: SearchLimits
  let tellsWhyBounded: Bool
  /// What is looked for, as it was given.
  let goal: String?
  /// Where the stories are written as scenario files; nil for nowhere.
  let folder: String?

  static let options = [
    OptionSpecification(
      "--interruptions", value: "NAMES",
      help: "what may interrupt, such as home,lock (default: what the scenario lists)"),
    OptionSpecification(
      "--budget", value: "LIST",
      help: "how much may happen beside the script (default inputs=4,interruptions=2,"
        + "arrivals=1); numbers up to 254, or unlimited"),
    OptionSpecification(
      "--passing", value: "HOW",
      help: "let time pass in one jump where nothing can happen (jump, default), or step by step "
        + "(plain)"),
    OptionSpecification(
      "--max-states", value: "N", help: "give up after so many states (default 5000000)"),
    OptionSpecification(
      "--max-memory", value: "MB", help: "give up when they take so much (default 4096)"),
    OptionSpecification(
      "--reach", value: "GOAL",
      help: "also tell the simplest story that leads to alerts in given phases, or that none does, "
        + "such as a=shown,b=covered,app=background; not reached is exit code 1"),
    OptionSpecification(
      "--out", value: "DIR", help: "also write each story that goes wrong as a scenario file"),
    OptionSpecification(
      "--why-bounded", help: "tell what makes the states too many, if they are"),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    interruptions = try Self.interruptions(arguments)
    budgets = try Self.budgets(arguments)
    passing = try Self.passing(arguments)
    limits = SearchLimits(
      states: Int(try arguments.number("--max-states", in: 1...1_000_000_000, default: 5_000_000)),
      bytes: Int(try arguments.number("--max-memory", in: 1...1_000_000, default: 4_096)) << 20)
    tellsWhyBounded = arguments.has("--why-bounded")
    goal = arguments.text("--reach")
    folder = arguments.text("--out")
  }

  /// Those that the command line names; nil when it names none.
  static func interruptions(
    _ arguments: Arguments
  ) throws(UsageError) -> [InterruptionKind]? {
    guard let text = arguments.text("--interruptions") else { return nil }
    var kinds: [InterruptionKind] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let kind = InterruptionCatalogue.named(name) else {
        let known = InterruptionCatalogue.all.map(\.id).joined(separator: ", ")
        throw UsageError(message: "--interruptions: there is no \"\(name)\"; there is \(known)")
      }
      guard !kinds.contains(where: { $0.id == name }) else {
        throw UsageError(message: "--interruptions names \(name) twice")
      }
      kinds.append(kind)
    }
    return kinds
  }

  private static func budgets(_ arguments: Arguments) throws(UsageError) -> Budgets {
    var budgets = Budgets()
    guard let text = arguments.text("--budget") else { return budgets }
    var given: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      let names = ["inputs", "interruptions", "arrivals"]
      guard words.count == 2, names.contains(words[0]), !given.contains(words[0]),
        let number = words[1] == "unlimited" ? Budgets.unlimited : UInt8(words[1]),
        words[1] == "unlimited" || number != Budgets.unlimited
      else {
        throw UsageError(
          message: "--budget takes inputs, interruptions and arrivals, each once, with a number up "
            + "to 254 or \"unlimited\", such as inputs=4,interruptions=2; not \"\(part)\"")
      }
      given.append(words[0])
      switch words[0] {
      case "inputs": budgets.inputs = number
      case "interruptions": budgets.interruptions = number
      default: budgets.arrivals = number
      }
    }
    return budgets
  }

  private static func passing(
    _ arguments: Arguments
  ) throws(UsageError) -> ExploreSystem.Passing {
    switch arguments.text("--passing") {
    case nil, "jump": return .jump
    case "plain": return .plain
    case let text?:
      throw UsageError(message: "--passing takes jump or plain, not \"\(text)\"")
    }
  }
}
