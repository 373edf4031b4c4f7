import AlertModel

/// Turns the tables into schemas and collects those that have a name.
struct SchemaBuilder {
  /// The named schemas, in the order in which they were first needed.
  private(set) var definitions: [JSONValue.Member] = []

  /// The schema of an object by its table.
  mutating func object(_ table: FieldTable) -> SchemaObject {
    var properties = SchemaObject()
    for rule in table.rules { properties.add(rule.key, property(rule)) }
    let required = table.rules.filter { $0.presence == .required }
    var schema = SchemaObject([("type", "object"), ("properties", properties.value)])
    if !required.isEmpty {
      schema.add("required", .array(required.map { .string($0.key) }))
    }
    schema.add("additionalProperties", false)
    return schema
  }

  /// The schema of one key's value, with what people need to know about it.
  private mutating func property(_ rule: FieldRule) -> JSONValue {
    let only = rule.kinds.map { " Only for \($0.words)." } ?? ""
    var schema = SchemaObject([("description", .string(rule.help + only))])
    schema.add(kind(rule.kind))
    schema.add("default", rule.defaultValue)
    return schema.value
  }

  /// A reference to a named schema, which is made if there is none.
  mutating func reference(
    _ name: String, _ make: (inout SchemaBuilder) -> SchemaObject
  ) -> SchemaObject {
    if !definitions.contains(where: { $0.key == name }) {
      // The place is taken first: statements contain statements.
      let place = definitions.count
      definitions.append(.init(key: name, value: .null))
      definitions[place] = .init(key: name, value: make(&self).value)
    }
    return SchemaObject([("$ref", .string("#/definitions/\(name)"))])
  }

  /// A reference to the schema of a table's objects.
  mutating func reference(_ table: FieldTable) -> SchemaObject {
    reference(Self.name(of: table)) { $0.object(table) }
  }

  /// The label without its article and quotes.
  private static func name(of table: FieldTable) -> String {
    String(table.label.split(separator: " ").last ?? "").filter { $0 != "\"" }
  }

  /// An array of statements.
  mutating func statements() -> SchemaObject {
    array(
      reference("statement") { builder in
        builder.anyOf(StatementVerbs.all.map { builder.verb($0) })
      })
  }

  /// An array of script lines.
  mutating func script() -> SchemaObject {
    array(
      reference("scriptLine") { builder in
        builder.anyOf(ScriptVerbs.all.map { builder.verb($0) })
      })
  }

  /// The schema of a verb's objects.
  private mutating func verb<Meaning>(_ verb: Verb<Meaning>) -> SchemaObject {
    var schema = SchemaObject([
      ("title", .string(verb.name)), ("description", .string(verb.subject.help)),
    ])
    schema.add(object(verb.table))
    if !verb.alternatives.isEmpty {
      let needs = verb.alternatives.map { SchemaObject([("required", [.string($0)])]).value }
      schema.add("oneOf", .array(needs))
    }
    return schema
  }

  func array(_ items: SchemaObject) -> SchemaObject {
    SchemaObject([("type", "array"), ("items", items.value)])
  }

  func anyOf(_ schemas: [SchemaObject]) -> SchemaObject {
    SchemaObject([("anyOf", .array(schemas.map(\.value)))])
  }
}
