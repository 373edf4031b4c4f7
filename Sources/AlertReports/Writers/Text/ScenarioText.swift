import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// What is wrong with one scenario, in lines: for the text report, and for others that quote it.
struct ScenarioText {
  private static let indentation = "  "
  private static let inner = "    "

  private let scenario: ReportedScenario
  private let problems: [Problem]
  private let paint: Paint
  private let wrapper = LineWrapper(width: TextWriter.width)

  init(_ scenario: ReportedScenario, _ paint: Paint = Paint(isOn: false)) {
    self.scenario = scenario
    problems = scenario.problems
    self.paint = paint
  }

  /// Every problem, then the story, how to see it again, and the usual fixes.
  var lines: [String] {
    var lines: [String] = []
    var explained: [String] = []
    for problem in problems {
      lines += told(problem, isExplained: explained.contains(problem.rule.id)) + [""]
      explained.append(problem.rule.id)
    }
    return lines + section("What happened", story) + [""]
      + section("See it again", [Self.inner + "alertlab replay \(scenario.token)"]) + [""]
      + section("The usual fix", fixes)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    [Self.indentation + paint.strong(title)] + lines
  }

  private func told(_ problem: Problem, isExplained: Bool) -> [String] {
    let message = TextSafety.printable(problem.message) + "."
    var lines = head(problem) + wrapper.lines(message, first: Self.indentation)
    if let difference = problem.difference, problem.finding == nil {
      lines += compared(difference)
    }
    guard !isExplained, problem.rule.id != RuleText.unexpectedResult.id else { return lines }
    return lines
      + wrapper.lines(
        "Why it is wrong: \(problem.rule.reason)\(problem.citation)", first: Self.indentation)
  }

  // Editors and CI pages make the place a link, so it is not broken.
  private func head(_ problem: Problem) -> [String] {
    let place = SourcePlace.text(scenario.path, problem.place) + ":"
    let kind = "\(problem.severity.rawValue): \(problem.title)"
    let painted = paint.severe(kind, problem.severity)
    return DisplayWidth.of("\(place) \(kind)") <= TextWriter.width
      ? ["\(place) \(painted)"] : [place, Self.indentation + painted]
  }

  private func compared(_ difference: Difference) -> [String] {
    let text = DifferenceText(difference)
    let rows = text.rows.flatMap { row in
      wrapper.lines(
        row.value, first: Self.inner + row.label.padded(to: 10),
        rest: Self.inner + String(repeating: " ", count: 10))
    }
    return (text.remark.map { wrapper.lines($0, first: Self.indentation) } ?? []) + rows
  }

  private var fixes: [String] {
    var rules: [RuleText] = []
    for problem in problems where !rules.contains(where: { $0.id == problem.rule.id }) {
      rules.append(problem.rule)
    }
    return rules.flatMap { rule in
      let name = rules.count > 1 ? "\(rule.id): " : ""
      return wrapper.lines(name + rule.usualFix, first: Self.inner)
    }
  }
}

// The story.
extension ScenarioText {
  private var story: [String] {
    let record = scenario.outcome.record
    let marks = StoryMarks(problems, in: record)
    let story = Story(record, marking: marks.events)
    guard !story.entries.isEmpty else { return [Self.inner + "nothing"] }
    let times = story.entries.map { entry in
      if case .line(let line) = entry { line.at.count } else { 0 }
    }
    let timeWidth = times.max() ?? 0
    return story.entries.flatMap { entry in
      switch entry {
      case .leftOut(let count):
        [Self.inner + paint.faint("… \(Totals.count(count, "event")) left out …")]
      case .line(let line): told(line, timeWidth, marks.note(at: line.event))
      }
    }
  }

  private func told(_ line: Story.Line, _ timeWidth: Int, _ mark: String?) -> [String] {
    let time = String(repeating: " ", count: timeWidth - line.at.count) + line.at
    let start = "\(Self.inner)\(time)  \(line.actor.padded(to: 7))  "
    let rest = String(repeating: " ", count: start.count)
    var lines = wrapper.lines(TextSafety.printable(line.what), first: start, rest: rest)
    guard let mark, let last = lines.last else { return lines }
    if DisplayWidth.of(last) + DisplayWidth.of(mark) + 2 <= TextWriter.width {
      lines[lines.count - 1] = last + "  " + paint.strong(mark)
    } else {
      lines.append(rest + paint.strong(mark))
    }
    return lines
  }
}

/// The moments of a run from which something is wrong.
struct StoryMarks {
  private let marks: [(event: Int, rule: String)]

  init(_ problems: [Problem], in record: RunRecord) {
    let shown = Notation.shown(in: record)
    var marks: [(event: Int, rule: String)] = []
    for problem in problems {
      guard let finding = problem.finding, finding.presentation > 0,
        let last = finding.evidence.max()
          ?? record.events.lastIndex(where: { $0.at <= finding.at }),
        let event = shown.last(where: { $0.event <= last })?.event,
        !marks.contains(where: { $0 == (event, problem.rule.id) })
      else { continue }
      marks.append((event, problem.rule.id))
    }
    self.marks = marks
  }

  var events: [Int] { marks.map(\.event) }

  /// What to put beside an event.
  func note(at event: Int) -> String? {
    let rules = marks.filter { $0.event == event }.map(\.rule)
    return rules.isEmpty ? nil : "<- " + rules.joined(separator: ", ")
  }
}

/// A place in a file as editors read it.
enum SourcePlace {
  static func text(_ path: String, _ place: SourceLine?) -> String {
    let path = TextSafety.printable(path)
    return place.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}

extension String {
  /// The text with blanks after it.
  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }
}
