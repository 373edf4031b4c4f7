import AlertSimulation
import SimulationKernel

// Statements and script lines: objects in which one key tells which other keys there may be.
extension ScenarioReader {
  /// Reads an array of statements.
  mutating func statements(_ site: ValueSite) -> [LocatedStatement]? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else {
      missedStatement = true
      return nil
    }
    var statements: [LocatedStatement] = []
    for node in nodes {
      guard let verb = verb(node, "a statement", StatementVerbs.all.map(\.name), common: []),
        let found = StatementVerbs.named(verb), let fields = operands(node, found)
      else { continue }
      let branches = ["then", "else", "do"].filter(fields.isWritten).map(fields.statements)
      statements.append(
        LocatedStatement(
          statement: found.build(fields), offset: fields.offset, branches: branches))
    }
    return statements
  }

  /// Reads the script's lines.
  mutating func script(_ site: ValueSite) -> [LocatedLine]? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
    var lines: [LocatedLine] = []
    var latest = TimeSpan.zero
    for node in nodes {
      let names = ScriptVerbs.all.map(\.name)
      let common = ScriptVerbs.common.map(\.key)
      guard let verb = verb(node, "a script line", names, common: common),
        let found = ScriptVerbs.named(verb), var fields = operands(node, found)
      else { continue }
      resolveTitle(verb, &fields)
      let at = fields.span("at")
      if fields.isGiven("at"), at < latest {
        problems.report(
          at: fields.offset(of: "at"),
          "this line comes after one at \(DurationText.print(latest.microseconds))",
          hint: "script lines stand in order of time")
      }
      latest = max(latest, at)
      lines.append(
        LocatedLine(
          line: ScriptLine(at: Instant(microseconds: at.microseconds), found.build(fields)),
          offset: fields.offset, body: fields.statements("do")))
    }
    return lines
  }

  /// Reads a verb's operands and reports what only they together can be wrong about.
  private mutating func operands<Meaning>(_ node: JSONNode, _ verb: Verb<Meaning>) -> Fields? {
    guard let fields = fields(node, verb.table, label: "\"\(verb.name)\"") else { return nil }
    let given = verb.alternatives.filter(fields.isWritten)
    if !verb.alternatives.isEmpty, given.count != 1 {
      let list = verb.alternatives.map { "\"\($0)\"" }.joined(separator: ", ")
      let offset = given.isEmpty ? fields.offset : fields.offset(of: given[1])
      problems.report(
        at: offset, "\"\(verb.name)\" needs exactly one of \(list)",
        hint: given.isEmpty ? nil : "it has \(given.count)")
    } else if let complaint = verb.check(fields) {
      problems.report(at: fields.offset(of: complaint.key), complaint.message)
    }
    return fields
  }

  /// The one verb that an object has.
  private mutating func verb(
    _ node: JSONNode, _ what: String, _ names: [String], common: [String]
  ) -> String? {
    guard case .object(let members) = node.kind else {
      missedStatement = true
      ValueSite(node: node, label: what, problems: problems).reportKind(expected: "an object")
      return nil
    }
    let found = members.filter { names.contains($0.key) }
    if let second = found.dropFirst().first {
      missedStatement = true
      problems.report(
        at: second.keyOffset,
        "\(what) cannot be both \"\(found[0].key)\" and \"\(second.key)\"",
        hint: "write two of them")
      return nil
    }
    if let only = found.first { return only.key }
    missedStatement = true
    guard let member = members.first(where: { !common.contains($0.key) }) else {
      problems.report(at: node.range.lowerBound, "\(what) must say what happens")
      return nil
    }
    let nearest = members.prefix(8).lazy.compactMap { NearestName.find($0.key, in: names) }.first
    problems.report(
      at: member.keyOffset,
      "unknown kind of \(what.dropFirst(2)) \(EscapedText.quoted(member.key))",
      hint: nearest.map { "did you mean \"\($0)\"?" }
        ?? "there are \(names.joined(separator: ", "))")
    return nil
  }

  /// Puts a button's index in the place of its title.
  private func resolveTitle(_ verb: String, _ fields: inout Fields) {
    guard let title = fields.optionalText("button"), fields.isGiven(verb) else { return }
    let alert = fields.text(verb)
    let titles = titles[alert] ?? []
    let places = titles.indices.filter { titles[$0] == title }
    let offset = fields.offset(of: "button")
    if places.count > 1 {
      problems.report(
        at: offset,
        "\(places.count) buttons of \(EscapedText.quoted(alert)) are called \(EscapedText.quoted(title))",
        hint: "give the index of the one that is meant")
    } else if places.isEmpty {
      problems.report(
        at: offset, "\(EscapedText.quoted(alert)) has no button \(EscapedText.quoted(title))",
        hint: titleHint(title, titles.compactMap(\.self)))
    }
    fields.write("button", at: offset, .integer(places.first ?? 0))
  }

  private func titleHint(_ title: String, _ titles: [String]) -> String {
    if let nearest = NearestName.find(title, in: titles) {
      return "did you mean \(EscapedText.quoted(nearest))?"
    }
    guard !titles.isEmpty else { return "no button has a title when the alert is set up" }
    return "its buttons are \(titles.prefix(8).map(EscapedText.quoted).joined(separator: ", "))"
  }
}
