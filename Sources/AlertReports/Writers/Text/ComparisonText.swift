import AlertChecks
import AlertSimulation

/// A comparison of toolkits, in lines of 80 columns.
package enum ComparisonText {
  private static let wrapper = LineWrapper(width: TextWriter.width)
  /// How many equal events are told before and after one that differs.
  private static let context = 2
  /// How many lines are told of two runs.
  private static let maximumLines = 40

  /// The text, with a line feed at the end.
  package static func text(of comparison: Comparison) -> String {
    let first = comparison.sides[0]
    var groups: [[String]] = []
    if first.profiles.count > 1 || comparison.isEqual {
      groups.append(
        wrapper.lines("The same under \(first.name): \(size(of: first)).", rest: "  "))
    }
    for other in comparison.sides.indices.dropFirst() {
      groups.append(lines(comparison, other))
    }
    return groups.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func size(of side: Comparison.Side) -> String {
    Totals.count(side.entries.count, "event") + ", "
      + Totals.count(side.findings.count, "finding")
  }

  private static func lines(_ comparison: Comparison, _ other: Int) -> [String] {
    let (first, second) = (comparison.sides[0], comparison.sides[other])
    let missing = Comparison.findings(of: first, without: second)
    let added = Comparison.findings(of: second, without: first)
    var lines =
      wrapper.lines("- \(first.profiles[0])", rest: "  ")
      + wrapper.lines("+ \(second.name)", rest: "  ")
    lines += events(comparison.lines(other))
    lines += findings(missing, "-") + findings(added, "+")
    if missing.isEmpty, added.isEmpty {
      let count = Totals.count(first.findings.count, "finding")
      lines.append(first.findings.isEmpty ? "  No finding in either." : "  The same \(count).")
    }
    return lines
  }

  private static func events(_ lines: [Comparison.Line]) -> [String] {
    var told: [String] = []
    var leftOut = 0
    for place in lines.indices {
      let near = lines[max(0, place - context)...min(lines.count - 1, place + context)]
      guard told.count < maximumLines, near.contains(where: isDifferent) else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { told.append(skipped(leftOut)) }
      leftOut = 0
      told += words(of: lines[place])
    }
    return told + (leftOut > 0 ? [skipped(leftOut)] : [])
  }

  private static func skipped(_ count: Int) -> String {
    "    … \(Totals.count(count, "event")) left out …"
  }

  private static func isDifferent(_ line: Comparison.Line) -> Bool {
    if case .both(let first, let second) = line { first.at != second.at } else { true }
  }

  private static func words(of line: Comparison.Line) -> [String] {
    switch line {
    case .onlyFirst(let entry): row("  - ", entry.at, entry.token)
    case .onlySecond(let entry): row("  + ", entry.at, entry.token)
    case .both(let first, let second):
      row("    ", first.at, first.token + (first.at == second.at ? "" : "  (+ at \(second.at))"))
    }
  }

  private static func row(_ mark: String, _ at: String, _ token: String) -> [String] {
    wrapper.lines(
      TextSafety.brief(token, 120), first: "\(mark)\(at)  ",
      rest: "    " + String(repeating: " ", count: at.count + 2))
  }

  private static func findings(_ findings: [Finding], _ mark: String) -> [String] {
    findings.flatMap { finding in
      let grade = finding.grade.map { " (\($0.rawValue))" } ?? ""
      let rules = finding.clauses.map { "contract:\($0)" }.joined(separator: ", ")
      return wrapper.lines(
        "\(finding.check)\(grade): \(TextSafety.printable(finding.message)), "
          + "at \(Seconds.text(finding.at))" + (rules.isEmpty ? "" : " [\(rules)]"),
        first: "  \(mark) ", rest: "    ")
    }
  }
}
