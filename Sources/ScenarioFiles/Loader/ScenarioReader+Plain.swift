import AlertModel
import AlertSimulation
import SimulationKernel

// Values that need nothing but their own rule.
extension ScenarioReader {
  func plainValue(_ kind: FieldKind, _ site: ValueSite) -> FieldValue? {
    switch kind {
    case .anything: return .null
    case .text: return ValueShape.string.read(site).map(FieldValue.text)
    case .textOrNull: return textOrNull(site)
    case .sentence: return sentence(site)
    case .date: return date(site)
    case .flag: return ValueShape.bool.read(site).map(FieldValue.flag)
    case .integer(let range):
      return ValueShape.integer(in: range).read(site).map(FieldValue.integer)
    case .integerOrNull(let range):
      if site.node.kind == .null { return .null }
      return ValueShape.integer(in: range).read(site).map(FieldValue.integer)
    case .duration:
      return ValueShape.duration(in: 0...Limits.longestMicroseconds).read(site)
        .map { .span(TimeSpan(microseconds: $0)) }
    case .durationRange: return durationRange(site)
    case .choice(let names): return ValueShape.choice(of: names).read(site).map(FieldValue.text)
    case .choices(let names): return choices(names, site)
    case .integers: return values(site) { plainValue(.integer(Limits.indices), $0) }
    case .textsOrNulls: return values(site) { textOrNull($0) }
    case .button: return button(site)
    default: return nil
    }
  }

  private func textOrNull(_ site: ValueSite) -> FieldValue? {
    switch site.node.kind {
    case .null: return .null
    case .string(let text): return .text(text)
    default:
      site.reportKind(expected: "a string or null")
      return nil
    }
  }

  private func button(_ site: ValueSite) -> FieldValue? {
    if case .string(let title) = site.node.kind { return .text(title) }
    guard case .number = site.node.kind else {
      site.reportKind(expected: "a button's index or title")
      return nil
    }
    return plainValue(.integer(Limits.buttonIndices), site)
  }

  private func durationRange(_ site: ValueSite) -> FieldValue? {
    let bounds = 0...Limits.longestMicroseconds
    if case .string(let text) = site.node.kind,
      !text.utf8.contains(UInt8(ascii: ".")) || isOne(text)
    {
      return ValueShape.duration(in: bounds).read(site).map {
        .spans(TimeSpan(microseconds: $0)...TimeSpan(microseconds: $0))
      }
    }
    return ValueShape.durationRange(in: bounds).read(site).map {
      .spans(
        TimeSpan(microseconds: $0.lowerBound)...TimeSpan(microseconds: $0.upperBound))
    }
  }

  // "1.5s" is one duration, "1s..5s" is a range.
  private func isOne(_ text: String) -> Bool {
    (try? DurationText.parse(text)) != nil
  }

  private func choices(_ names: [String], _ site: ValueSite) -> FieldValue? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
    var texts: [(text: String, offset: Int)] = []
    var seen: Set<String> = []
    for node in nodes {
      let element = ValueSite(
        node: node, label: "an element of \(site.label)", problems: problems)
      guard let name = ValueShape.choice(of: names).read(element) else { continue }
      if !seen.insert(name).inserted {
        element.report("is there already: \(EscapedText.quoted(name))")
      }
      texts.append((name, node.range.lowerBound))
    }
    return .texts(texts)
  }

  private func values(
    _ site: ValueSite, _ read: (ValueSite) -> FieldValue?
  ) -> FieldValue? {
    guard let nodes = ValueShape<[JSONNode]>.array.read(site) else { return nil }
    let label = "an element of \(site.label)"
    let values = nodes.compactMap { node -> PropertyValue? in
      switch read(ValueSite(node: node, label: label, problems: problems)) {
      case .integer(let number): .integer(number)
      case .text(let text): .text(text)
      case .null: PropertyValue.none
      default: nil
      }
    }
    return .values(values)
  }
}

extension FieldValue {
  /// A default out of a table as a value of its kind.
  init?(_ value: JSONValue, _ kind: FieldKind) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .flag(flag)
    case .number(let number):
      guard let integer = number.integer.flatMap({ Int(exactly: $0) }) else { return nil }
      self = .integer(integer)
    case .string(let text):
      if case .duration = kind {
        guard let microseconds = try? DurationText.parse(text) else { return nil }
        self = .span(TimeSpan(microseconds: microseconds))
      } else {
        self = .text(text)
      }
    case .array, .object: return nil
    }
  }
}
