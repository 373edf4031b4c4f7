import AlertChecks
import AlertModel
import AlertSimulation

// Texts that refer to something else.
extension ScenarioReader {
  /// A name of something that there is, or that the statement at the site makes.
  mutating func name(_ kind: NameKind, _ site: ValueSite) -> String? {
    guard let name = ValueShape.string.read(site) else { return nil }
    let offset = site.node.range.lowerBound
    switch kind {
    case .alert:
      return known(name, names.hasAlert(name), names.alerts, "alert", offset)
    case .alertOrRoot:
      if name == "root" { return root(site) }
      return known(name, names.hasAlert(name), names.alerts, "alert", offset)
    case .variable:
      return known(name, names.hasVariable(name), names.variables, "variable", offset)
    case .event: return known(name, names.hasEvent(name), names.events, "event", offset)
    case .timer: timerUses.append((name, offset))
    case .startedTimer:
      if timerNames.insert(name).inserted {
        checkName(name, "timer", at: offset)
        startedTimers.append((name, offset))
      }
    }
    return name
  }

  private func known(
    _ name: String, _ isKnown: Bool, _ all: [String], _ kind: String, _ offset: Int
  ) -> String? {
    if isKnown { return name }
    problems.report(
      at: offset, "there is no \(kind) \(EscapedText.quoted(name))",
      hint: KnownNames.hint(name, in: all, of: kind))
    return nil
  }

  private func root(_ site: ValueSite) -> String? {
    guard let toolkit, !toolkit.isPresented else { return "root" }
    site.report(
      "cannot be \"root\"", hint: "\(toolkit.plural) are not presented from controllers")
    return nil
  }

  /// Reads the profile's name; everything after it is read by its toolkit's rules.
  mutating func profile(_ site: ValueSite) -> FieldValue? {
    let known = ProfileCatalogue.all.map(\.id)
    guard let own = ValueShape.choice(of: known).read(site) else { return nil }
    let name = givenProfile ?? own
    profile = ProfileCatalogue.named(name)?.profile()
    toolkit = profile?.alertKind
    return .text(name)
  }

  mutating func knobs(_ site: ValueSite) -> FieldValue? {
    guard case .object(let members) = site.node.kind else {
      site.reportKind(expected: "an object")
      return nil
    }
    for member in members {
      guard let knob = Knob.named(member.key) else {
        problems.report(
          at: member.keyOffset, "there is no knob \(EscapedText.quoted(member.key))",
          hint: NearestName.find(member.key, in: Knob.allCases.map(\.name))
            .map { "did you mean \(EscapedText.quoted($0))?" })
        continue
      }
      let value = ValueSite(
        node: member.value, label: EscapedText.quoted(member.key), problems: problems)
      if let chosen = ValueShape.choice(of: knob.description.values).read(value) {
        knobs.append((knob, chosen))
      }
    }
    return .null
  }

  mutating func levels(_ site: ValueSite) -> FieldValue? {
    guard case .object(let members) = site.node.kind else {
      site.reportKind(expected: "an object")
      return nil
    }
    for member in members {
      if let checks, !checks.contains(member.key) {
        reportCheck(member.key, checks, at: member.keyOffset)
      }
      let value = ValueSite(
        node: member.value, label: EscapedText.quoted(member.key), problems: problems)
      if let level = ValueShape<CheckLevel>.choice().read(value) {
        levels.append(
          CheckSetting(
            check: member.key, level: level,
            position: problems.source.position(at: member.keyOffset)))
      }
    }
    return .null
  }

  /// Reports a check that there is not.
  func reportCheck(_ name: String, _ checks: [String], at offset: Int) {
    problems.report(
      at: offset, "there is no check \(EscapedText.quoted(name))",
      hint: NearestName.find(name, in: checks).map {
        "did you mean \(EscapedText.quoted($0))?"
      })
  }
}
