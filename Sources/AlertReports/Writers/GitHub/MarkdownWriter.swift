import AlertChecks
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Writes Markdown: a line with the totals, what could not be run, then every problem, folded up.
///
/// GitHub refuses a job summary over 1 MiB as a whole, so the report stops before and says what is missing.
package enum MarkdownWriter {
  /// How many bytes a job summary may have, with room for what other steps write.
  package static let limit = 900_000

  /// The report in at most some bytes.
  package static func write(_ report: Report, limit: Int = Self.limit) -> String {
    let totals = Totals(report)
    var text = """
      ### AlertLab: \(verdict(totals))

      \(MarkdownText.escaped(totals.sentence))

      """
    text += notRun(report.unusable, limit: limit / 4)
    let blocks = report.scenarios.enumerated()
      .filter { !$0.element.problems.isEmpty }
      .sorted { (rank($1.element), $0.offset) < (rank($0.element), $1.offset) }
      .map { block($0.element) }
    var size = text.utf8.count
    for (place, block) in blocks.enumerated() {
      size += block.utf8.count
      // The last sentence needs some room, too.
      guard size + 100 <= limit else {
        text += "\n\(Totals.count(blocks.count - place, "scenario")) more would be too long here.\n"
        break
      }
      text += block
    }
    return text
  }

  private static func verdict(_ totals: Totals) -> String {
    var parts: [String] = []
    if totals.failed > 0 { parts.append("\(totals.failed) of \(totals.scenarios) failed") }
    if let notRun = totals.notRun { parts.append(notRun) }
    return parts.isEmpty ? "passed" : parts.joined(separator: ", ")
  }

  // Not folded up: as long as a file cannot be run, nothing else is known of it.
  private static func notRun(_ inputs: [UnusableInput], limit: Int) -> String {
    guard !inputs.isEmpty else { return "" }
    var size = 0
    let all = inputs.flatMap(UnusableInputText().lines)
    var lines = Array(
      all.prefix { line in
        size += line.utf8.count + 1
        return size <= limit
      })
    if lines.count < all.count {
      lines.append("… \(Totals.count(all.count - lines.count, "line")) left out …")
    }
    let text = lines.joined(separator: "\n")
    let fence = MarkdownText.fence(for: text)
    return """

      #### Could not be run

      \(fence)text
      \(text)
      \(fence)

      """
  }

  private static func rank(_ scenario: ReportedScenario) -> Int {
    scenario.problems.map(\.rank).max() ?? -1
  }

  private static func block(_ scenario: ReportedScenario) -> String {
    let worst = scenario.problems.first
    let more = scenario.problems.count > 1 ? " and \(scenario.problems.count - 1) more" : ""
    let kind = worst.map { "\($0.severity.rawValue): \($0.title)\(more)" } ?? ""
    let lines = ScenarioText(scenario).lines.joined(separator: "\n")
    let fence = MarkdownText.fence(for: lines)
    return """

      <details><summary><b>\(MarkdownText.html(kind))</b> in \
      <code>\(MarkdownText.html(SourcePlace.text(scenario.path, worst?.place)))</code>: \
      \(MarkdownText.html(TextSafety.brief(scenario.title, 200)))</summary>

      \(fence)text
      \(lines)
      \(fence)

      </details>

      """
  }
}

/// Text that Markdown takes for nothing but text.
enum MarkdownText {
  /// Running text: punctuation is escaped, so that it neither formats, links nor mentions anybody.
  static func escaped(_ text: String) -> String {
    TextSafety.printable(text).map { character in
      "\\`*_{}[]()#+!|<>&~@$".contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }

  /// Text within an HTML element on a line.
  static func html(_ text: String) -> String {
    TextSafety.printable(text).unicodeScalars.map { scalar in
      let isPlain =
        scalar.value > 0x7F || scalar.properties.isAlphabetic
        || " 0123456789.,-/'".unicodeScalars.contains(scalar)
      return isPlain ? String(Character(scalar)) : "&#\(scalar.value);"
    }.joined()
  }

  /// A fence that is longer than any in the text.
  static func fence(for text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
