import AlertSearch
import AlertSimulation
import SimulationKernel

// Who uses the app, what disturbs them, and what is tolerated.
extension ScenarioReader {
  /// A check's name; looked up if there is a list of checks.
  func check(_ site: ValueSite) -> FieldValue? {
    guard let name = ValueShape.string.read(site) else { return nil }
    if let checks, !checks.contains(name) {
      reportCheck(name, checks, at: site.node.range.lowerBound)
    }
    return .text(name)
  }

  /// A text with more than blanks in it.
  func sentence(_ site: ValueSite) -> FieldValue? {
    guard let text = ValueShape.string.read(site) else { return nil }
    guard !text.allSatisfy(\.isWhitespace) else {
      site.report("must not be empty")
      return nil
    }
    return .text(text)
  }

  /// A day of the calendar.
  func date(_ site: ValueSite) -> FieldValue? {
    let expected = "a date such as \"2026-12-31\""
    guard let text = site.string(expected: expected) else { return nil }
    do throws(CalendarDate.Flaw) {
      return .date(try CalendarDate(text))
    } catch {
      switch error {
      case .malformed: site.report("must be \(expected), found \(EscapedText.quoted(text))")
      case .missing: site.report("names no day of the calendar: \(EscapedText.quoted(text))")
      }
      return nil
    }
  }

  /// Mean times by name.
  mutating func meanTimes(_ names: [String], _ site: ValueSite) -> FieldValue? {
    guard case .object(let members) = site.node.kind else {
      site.reportKind(expected: "an object")
      return nil
    }
    let bounds = 1...Limits.longestMicroseconds
    for member in members {
      if !names.contains(member.key) {
        problems.report(
          at: member.keyOffset, "there is no interruption \(EscapedText.quoted(member.key))",
          hint: NearestName.find(member.key, in: names).map {
            "did you mean \(EscapedText.quoted($0))?"
          } ?? "there are \(names.joined(separator: ", "))")
      }
      let value = ValueSite(
        node: member.value, label: EscapedText.quoted(member.key), problems: problems)
      if let mean = ValueShape.meanTime(in: bounds).read(value) {
        interruptions.append(
          InterruptionSetting(
            name: member.key, mean: TimeSpan(microseconds: mean),
            position: problems.source.position(at: member.keyOffset)))
      }
    }
    return .null
  }

  /// The findings that the file tolerates.
  func allowances(_ top: Fields) -> [Allowance] {
    top.list("allow").compactMap { fields in
      guard case .date(let until) = fields.value("until") else { return nil }
      return Allowance(
        check: fields.text("kind"), alert: fields.optionalText("alert"),
        reason: fields.text("reason"), until: until)
    }
  }
}
