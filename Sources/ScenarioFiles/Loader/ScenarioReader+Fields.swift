import AlertModel
import AlertSimulation
import SimulationKernel

// Reads any object by its table: the only way in which keys and kinds of values are known.
extension ScenarioReader {
  /// Reads an object; nil when it is none.
  mutating func fields(_ node: JSONNode, _ table: FieldTable, label: String) -> Fields? {
    guard var object = ObjectReader(node, label: label, problems: problems) else { return nil }
    var fields = Fields(offset: object.offset)
    for rule in table.rules {
      let site =
        rule.presence == .required
        ? object.required(rule.key, .site) : object.optional(rule.key, .site)
      if let site {
        let isWrong = isForeign(rule, node)
        let value = isWrong ? nil : value(rule.kind, site)
        fields.write(rule.key, at: site.node.range.lowerBound, value)
      } else if let assumed = rule.defaultValue {
        fields.assume(rule.key, FieldValue(assumed, rule.kind))
      }
    }
    object.finish()
    return fields
  }

  /// Reports a key that the profile's alerts do not have.
  private func isForeign(_ rule: FieldRule, _ node: JSONNode) -> Bool {
    guard let kinds = rule.kinds, let toolkit, !kinds.contains(toolkit) else { return false }
    let offset = node.members.first { $0.key == rule.key }?.keyOffset ?? node.range.lowerBound
    problems.report(
      at: offset,
      "\(EscapedText.quoted(rule.key)) is for \(kinds.words), but the profile's alerts are "
        + toolkit.plural)
    return true
  }

  /// Reads a value by its kind; nil when what is wrong with it was reported.
  private mutating func value(_ kind: FieldKind, _ site: ValueSite) -> FieldValue? {
    switch kind {
    case .object(let table): fields(site.node, table, label: site.label).map(FieldValue.fields)
    case .objectOrNull(let table): objectOrNull(site, table)
    case .list(let table): list(site, table).map(FieldValue.list)
    case .named(let table): entries(site, table)
    case .buttons(let table): buttons(site, table)
    case .enables(let table): enables(site, table)
    case .findings(let table): findings(site, table)
    case .statements: statements(site).map(FieldValue.statements)
    case .script: script(site).map(FieldValue.script)
    case .knobs: knobs(site)
    case .levels: levels(site)
    case .meanTimes(let names): meanTimes(names, site)
    case .check: check(site)
    case .profile: profile(site)
    case .trigger: trigger(site).map(FieldValue.trigger)
    case .name(let kind): name(kind, site).map(FieldValue.text)
    case .nameOrNull(let kind):
      site.node.kind == .null ? .null : name(kind, site).map(FieldValue.text)
    case .style: style(site).map(FieldValue.text)
    default: plainValue(kind, site)
    }
  }

  private func style(_ site: ValueSite) -> String? {
    ValueShape.choice(of: StyleNames.names(of: toolkit)).read(site)
  }

  private mutating func objectOrNull(_ site: ValueSite, _ table: FieldTable) -> FieldValue? {
    if site.node.kind == .null { return .null }
    guard case .object = site.node.kind else {
      site.reportKind(expected: "an object or null")
      return nil
    }
    return fields(site.node, table, label: site.label).map(FieldValue.fields)
  }

  private mutating func list(_ site: ValueSite, _ table: FieldTable) -> [Fields]? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
    var list: [Fields] = []
    for node in nodes {
      if let fields = fields(node, table, label: table.label) { list.append(fields) }
    }
    return list
  }

  private mutating func entries(_ site: ValueSite, _ table: FieldTable) -> FieldValue? {
    guard case .object(let members) = site.node.kind else {
      site.reportKind(expected: "an object")
      return nil
    }
    var entries: [NamedFields] = []
    for member in members {
      let label = EscapedText.quoted(member.key)
      if let fields = fields(member.value, table, label: label) {
        entries.append(NamedFields(name: member.key, offset: member.keyOffset, fields: fields))
      }
    }
    return .entries(entries)
  }

  private mutating func buttons(_ site: ValueSite, _ table: FieldTable) -> FieldValue? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
    var list: [Fields] = []
    for node in nodes {
      switch node.kind {
      case .string, .null:
        var button = Fields(offset: node.range.lowerBound)
        for rule in table.rules {
          button.assume(rule.key, rule.defaultValue.flatMap { FieldValue($0, rule.kind) })
        }
        if case .string(let title) = node.kind { button.assume("title", .text(title)) }
        list.append(button)
      case .object:
        if let button = fields(node, table, label: table.label) { list.append(button) }
      default:
        ValueSite(node: node, label: table.label, problems: problems)
          .reportKind(expected: "a title, null or an object")
      }
    }
    return .list(list)
  }

  private mutating func enables(_ site: ValueSite, _ table: FieldTable) -> FieldValue? {
    switch site.node.kind {
    case .bool(let flag): return .flag(flag)
    case .object: return fields(site.node, table, label: site.label).map(FieldValue.fields)
    default:
      site.reportKind(expected: "true, false or an object")
      return nil
    }
  }

  private mutating func findings(_ site: ValueSite, _ table: FieldTable) -> FieldValue? {
    switch site.node.kind {
    case .string("none"): return .list([])
    case .array: return list(site, table).map(FieldValue.list)
    case .string(let text):
      site.report("must be \"none\" or an array, found \(EscapedText.quoted(text))")
    default: site.reportKind(expected: "\"none\" or an array")
    }
    return nil
  }
}

extension ValueShape where Value == ValueSite {
  /// Any value, to be read later.
  static var site: ValueShape { ValueShape { $0 } }
}

extension AlertKind {
  /// The kind in words.
  var plural: String {
    switch self {
    case .alertView: "alert views"
    case .actionSheet: "action sheets"
    case .alertController: "alert controllers"
    case .viewController: "view controllers"
    case .boundAlert: "SwiftUI alerts"
    case .libraryAlert: "library alerts"
    case .hud: "waiting views"
    case .message: "messages"
    case .systemPrompt: "questions of the system"
    }
  }
}

extension [AlertKind] {
  /// The kinds in words.
  var words: String {
    let names = map(\.plural)
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
