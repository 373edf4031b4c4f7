import AlertChecks
import AlertModel
import AlertSimulation

// What each kind of value may be.
extension SchemaBuilder {
  mutating func kind(_ kind: FieldKind) -> SchemaObject {
    switch kind {
    case .object(let table): reference(table)
    case .objectOrNull(let table): anyOf([reference(table), Self.type("null")])
    case .list(let table): array(reference(table))
    case .named(let table): named(table)
    case .buttons(let table):
      array(anyOf([Self.types("string", "null"), reference(table)]))
    case .enables(let table): anyOf([Self.type("boolean"), reference(table)])
    case .findings(let table):
      anyOf([SchemaObject([("const", "none")]), array(reference(table))])
    case .statements: statements()
    case .script: script()
    case .trigger: reference("trigger") { $0.trigger() }
    case .duration:
      text(named: "duration", SchemaPatterns.duration, examples: ["250ms", "1.5s", "2m"])
    case .durationRange:
      text(
        named: "durationRange", SchemaPatterns.durationRange, examples: ["200ms..30s", "1.5s"])
    case .check:
      reference("check") { _ in Self.choice(CheckCatalogue.all.map { $0.description.id }) }
    case .name(.startedTimer): named()
    default: Self.plain(kind)
    }
  }

  /// What needs no named schema.
  private static func plain(_ kind: FieldKind) -> SchemaObject {
    switch kind {
    case .text, .name: type("string")
    case .textOrNull, .nameOrNull: types("string", "null")
    case .flag: type("boolean")
    case .integer(let range): integer(range)
    case .integerOrNull(let range): integer(range, orNull: true)
    case .integers: SchemaObject([("type", "array"), ("items", integer(Limits.indices).value)])
    case .textsOrNulls:
      SchemaObject([("type", "array"), ("items", types("string", "null").value)])
    case .choice(let names): choice(names)
    case .choices(let names):
      SchemaObject([
        ("type", "array"), ("items", choice(names).value), ("uniqueItems", true),
      ])
    case .profile: choice(ProfileCatalogue.all.map(\.id))
    case .style: choice(StyleNames.names(of: nil))
    case .button:
      SchemaObject([
        ("anyOf", [integer(Limits.buttonIndices).value, type("string").value])
      ])
    case .sentence: text(SchemaPatterns.sentence)
    case .date: text(SchemaPatterns.date, examples: ["2026-12-31"])
    case .meanTimes(let names):
      dictionary(names.map { ($0, text(SchemaPatterns.meanTime, examples: ["every 60s"])) })
    case .knobs: knobs()
    case .levels: levels()
    default: SchemaObject()
    }
  }

  private mutating func named(_ table: FieldTable) -> SchemaObject {
    var name = named()
    if table.label == AlertTables.alert.label {
      // Next to a reference nothing else counts, by the rules of draft 7.
      let reserved = SchemaObject([("not", Self.choice(KnownNames.reserved).value)])
      name = SchemaObject([("allOf", [name.value, reserved.value])])
    }
    return SchemaObject([
      ("type", "object"), ("propertyNames", name.value),
      ("additionalProperties", reference(table).value),
    ])
  }

  private mutating func named() -> SchemaObject {
    text(named: "name", SchemaPatterns.name, examples: ["progress", "retry-2"])
  }

  private mutating func text(
    named name: String, _ pattern: String, examples: [JSONValue]
  ) -> SchemaObject {
    reference(name) { _ in Self.text(pattern, examples: examples) }
  }

  private func trigger() -> SchemaObject {
    var schema = anyOf([
      Self.choice(SchemaPatterns.plainTriggers), Self.text(SchemaPatterns.trigger),
    ])
    schema.add("examples", ["launched", "progress.didPresent", "timer.auto", "event.uploadDone"])
    return schema
  }

  private static func knobs() -> SchemaObject {
    dictionary(
      Knob.allCases.map { knob in
        var schema = SchemaObject([("description", .string(knob.description.question))])
        schema.add(choice(knob.description.values))
        return (knob.name, schema)
      })
  }

  private static func levels() -> SchemaObject {
    dictionary(
      CheckCatalogue.all.map { type in
        let check = type.description
        var schema = SchemaObject([("description", .string(check.summary))])
        schema.add(choice(CheckLevel.allCases.map(\.rawValue)))
        return (check.id, schema)
      })
  }

  // MARK: Small schemas

  private static func type(_ name: String) -> SchemaObject {
    SchemaObject([("type", .string(name))])
  }

  private static func types(_ names: String...) -> SchemaObject {
    SchemaObject([("type", .array(names.map(JSONValue.string)))])
  }

  private static func choice(_ names: [String]) -> SchemaObject {
    SchemaObject([("enum", .array(names.map(JSONValue.string)))])
  }

  private static func integer(_ range: ClosedRange<Int>, orNull: Bool = false) -> SchemaObject {
    SchemaObject([
      ("type", orNull ? ["integer", "null"] : "integer"),
      ("minimum", .integer(Int64(range.lowerBound))),
      ("maximum", .integer(Int64(range.upperBound))),
    ])
  }

  private static func text(_ pattern: String, examples: [JSONValue] = []) -> SchemaObject {
    var schema = SchemaObject([("type", "string"), ("pattern", .string(pattern))])
    if !examples.isEmpty { schema.add("examples", .array(examples)) }
    return schema
  }

  private static func dictionary(_ members: [(String, SchemaObject)]) -> SchemaObject {
    let properties = SchemaObject(members.map { ($0.0, $0.1.value) })
    return SchemaObject([
      ("type", "object"), ("properties", properties.value), ("additionalProperties", false),
    ])
  }
}
