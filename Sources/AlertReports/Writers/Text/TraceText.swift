import AlertSearch
import AlertSimulation

/// A run in the one-line notation, broken into lines.
struct TraceText {
  private static let indentation = "  "
  /// How long an event may be.
  private static let tokenLimit = 120

  private let scenario: ReportedScenario
  private let paint: Paint
  private let maximum: Int
  private let wrapper = LineWrapper(width: TextWriter.width)

  /// Tells the first events of a run, up to a number; whoever needs all of a longer one reads the JSON report.
  init(_ scenario: ReportedScenario, _ paint: Paint, maximum: Int = 500) {
    self.maximum = maximum
    self.scenario = scenario
    self.paint = paint
  }

  /// A scenario with which nothing is wrong: its place, its sentence, its trace.
  var group: [String] {
    let isExpected = scenario.outcome.differences != nil
    // Editors make the place a link, so it is not broken.
    let head =
      SourcePlace.text(scenario.path, nil) + ": "
      + paint.good(isExpected ? "as expected" : "nothing wrong")
    return [head] + wrapper.lines(scenario.heading, first: Self.indentation).map(paint.strong)
      + lines
  }

  /// The trace, under a title, for a scenario that is told in full.
  var section: [String] {
    [Self.indentation + paint.strong("In one line")] + lines
  }

  private var lines: [String] {
    let tokens = Notation.shown(in: scenario.outcome.record).map(\.token)
    guard !tokens.isEmpty else { return [Self.indentation + "  nothing happened"] }
    var shown = tokens.prefix(maximum).map { TextSafety.brief($0, Self.tokenLimit) }
    if tokens.count > shown.count { shown.append("… (\(tokens.count - shown.count) more)") }
    return wrapper.lines(
      shown.joined(separator: Notation.separator), first: Self.indentation + "  ")
  }
}
