import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// What explorations came to, in lines for the text report.
package struct ExplorationText {
  private let wrapper = LineWrapper(width: TextWriter.width)
  private let paint: Paint
  private let isVerbose: Bool

  init(_ paint: Paint, isVerbose: Bool) {
    self.paint = paint
    self.isVerbose = isVerbose
  }

  /// A section for each scenario; those that are proved and expected are one line each, unless everything is told.
  func sections(of explorations: [ReportedExploration]) -> [String] {
    guard !explorations.isEmpty else { return [] }
    let brief = explorations.filter { !isVerbose && isPlain($0) }
    let rest = explorations.filter { isVerbose || !isPlain($0) }
    let lines = brief.flatMap { reported in
      wrapper.lines(
        "\(TextSafety.printable(reported.path)): \(summary(of: reported))", rest: "  ")
    }
    return (brief.isEmpty ? [] : [lines.joined(separator: "\n")]) + rest.map(section)
  }

  /// What makes the states of bounded explorations too many, in lines.
  package static func growth(of explorations: [ReportedExploration]) -> [String] {
    let wrapper = LineWrapper(width: TextWriter.width)
    let bounded = explorations.filter { !$0.exploration.isClosed }
    guard !bounded.isEmpty else { return ["Every exploration was closed: nothing is bounded."] }
    return bounded.flatMap { reported in
      let growth = reported.exploration.growth
      let parts = growth.parts.prefix(4).map {
        "\(TextSafety.printable($0.name)) (\($0.count) \($0.unit))"
      }
      let words = parts.isEmpty ? "nothing by itself" : parts.joined(separator: ", ")
      return wrapper.lines(
        "\(TextSafety.printable(reported.path)): what varies most in \(growth.samples) of its "
          + "states: \(words).", rest: "  ")
    }
  }

  private func isPlain(_ reported: ReportedExploration) -> Bool {
    reported.exploration.isClosed && reported.exploration.goal == nil
      && reported.runs.allSatisfy { !$0.fails && $0.problems.isEmpty }
  }

  private func summary(of reported: ReportedExploration) -> String {
    let exploration = reported.exploration
    let states =
      "all " + Totals.count(exploration.states, "state")
      + (exploration.hasInterruptions ? "" : ", without interruptions")
    let expected = reported.expected.map(title)
    return expected.isEmpty
      ? "proved in \(states)" : "as expected in \(states): " + expected.joined(separator: ", ")
  }

  private func section(_ reported: ReportedExploration) -> String {
    let exploration = reported.exploration
    var lines = [paint.strong(TextSafety.printable(reported.path) + ":")]
    for (verdict, checks) in Self.groups(exploration) {
      lines += wrapper.lines(
        "\(verdict): \(checks.joined(separator: ", "))", first: "  ", rest: "    ")
    }
    for (finding, story) in zip(reported.expected, reported.expectedStories) {
      lines += wrapper.lines(
        "as expected: \(title(finding)), \(TextSafety.printable(finding.message))", first: "  ",
        rest: "    ")
      guard isVerbose else { continue }
      let token = ReplayToken(
        path: reported.path, scenario: story.compiled.fingerprint, moves: story.moves)
      lines += wrapper.lines(TextSafety.printable(Notation.line(of: story)), first: "    ")
      lines.append("    alertlab replay \(token.text)")
    }
    lines += goal(of: reported)
    let size =
      "\(Totals.count(exploration.states, "state")), \(Totals.count(exploration.edges, "move")), "
      + "stories of up to \(Totals.count(exploration.depth, "move")); "
      + "\(Totals.count(exploration.worlds, "world")) graded"
    for line in [size, budgets(of: exploration), time(of: exploration)] {
      lines += wrapper.lines(line + ".", first: "  ", rest: "    ")
    }
    if isVerbose {
      let met = exploration.coverage.met.count
      let rest = exploration.isClosed ? "the others cannot be reached" : "the others were not met"
      lines += wrapper.lines(
        "Met \(met) of \(exploration.coverage.definedCount) combinations of an alert's phase, what is "
          + "done to it, and the app's state; \(rest).", first: "  ", rest: "    ")
      lines += wrapper.lines(
        "Two different states were taken for one with a chance of \(exploration.collisionOdds); "
          + "\(exploration.bytesPerState) bytes a state.", first: "  ", rest: "    ")
    }
    return lines.joined(separator: "\n")
  }

  private func goal(of reported: ReportedExploration) -> [String] {
    guard let (asked, answer) = reported.exploration.goal else { return [] }
    let goal = TextSafety.printable(asked.text)
    switch answer {
    case .unreachable:
      return wrapper.lines(
        "unreachable: \(goal); no story within the budgets leads there", first: "  ", rest: "    ")
    case .bounded(let bound):
      return wrapper.lines(
        "not reached: \(goal); not all was looked at: \(bound.words)", first: "  ", rest: "    ")
    case .reached(let record):
      let token = ReplayToken(
        path: reported.path, scenario: record.compiled.fingerprint, moves: record.moves)
      let trace = TextSafety.printable(Notation.line(of: record))
      let story = trace.isEmpty ? "at the very beginning" : trace
      return wrapper.lines("reached: \(goal): \(story)", first: "  ", rest: "    ")
        + ["    alertlab replay \(token.text)"]
    }
  }

  /// The checks by what is known of them, the worst first.
  private static func groups(_ exploration: Exploration) -> [(String, [String])] {
    var groups: [(String, [String])] = []
    for (check, verdict) in exploration.verdicts {
      let name =
        switch verdict {
        case .violated: "violated"
        case .bounded(let bound): "bounded (\(bound.words))"
        case .proved: "proved"
        }
      if let place = groups.firstIndex(where: { $0.0 == name }) {
        groups[place].1.append(check)
      } else {
        groups.append((name, [check]))
      }
    }
    let order = ["violated", "bounded", "proved"]
    return order.flatMap { start in groups.filter { $0.0.hasPrefix(start) } }
  }

  private func budgets(of exploration: Exploration) -> String {
    let budgets = exploration.budgets
    let events = exploration.compiled.events.isEmpty
    var parts = [
      count(budgets.inputs, "input") + " of a person",
      exploration.hasInterruptions
        ? count(budgets.interruptions, "interruption") : "no interruption (none is listed)",
    ]
    if !events { parts.append("each outside event \(times(budgets.arrivals))") }
    return "Beside the script: " + parts.joined(separator: ", ")
  }

  private func count(_ budget: UInt8, _ what: String) -> String {
    budget == Budgets.unlimited
      ? "any number of \(what)s"
      : "up to "
        + Totals.count(Int(budget), what)
  }

  private func times(_ budget: UInt8) -> String {
    switch budget {
    case Budgets.unlimited: "any number of times"
    case 1: "once"
    default: "up to \(budget) times"
    }
  }

  private func time(of exploration: Exploration) -> String {
    let quantum = exploration.quantum
    let step = "Time in steps of \(Seconds.text(quantum.length))"
    guard let limiting = quantum.limiting else { return step }
    return step + "; without \(TextSafety.printable(limiting.delay.name)) "
      + "(\(Seconds.text(limiting.delay.length))) they would be \(Seconds.text(limiting.without))"
  }

  private func title(_ finding: Finding) -> String {
    finding.check + (finding.grade.map { " (\($0.rawValue))" } ?? "")
      + (finding.alert.map { " of \"\(TextSafety.brief($0, 24))\"" } ?? "")
  }
}

extension Exploration.Bound {
  /// Why not everything was looked at, in a few words.
  var words: String {
    switch self {
    case .states: "too many states"
    case .memory: "too much memory"
    case .worlds: "too many worlds to grade"
    case .interrupted: "interrupted"
    case .rounded: "times are rounded"
    }
  }
}
