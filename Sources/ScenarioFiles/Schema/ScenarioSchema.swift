/// The scenario language as a JSON schema (draft 7), for editors and for validators of other makers.
///
/// It is made from the tables by which files are read, so that the two cannot differ. What a schema cannot say,
/// such as that a name must exist, is left to the loader.
package enum ScenarioSchema {
  /// The schema.
  package static let value = make()

  /// The schema as the text of a file.
  package static let text = JSON5Writer.text(of: value)

  private static func make() -> JSONValue {
    var builder = SchemaBuilder()
    var schema = SchemaObject([
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "AlertLab scenario"),
      (
        "description", "Alerts, what the app, a person and the system do, and what must come of it."
      ),
    ])
    schema.add(builder.object(TopLevelTable.table))
    schema.add("definitions", .object(builder.definitions))
    return schema.value
  }
}

/// The members of a schema, in the order in which they are added.
struct SchemaObject {
  private var members: [JSONValue.Member] = []

  init(_ members: [(String, JSONValue)] = []) {
    for (key, value) in members { add(key, value) }
  }

  /// Adds a member unless there is nothing to add.
  mutating func add(_ key: String, _ value: JSONValue?) {
    guard let value else { return }
    members.append(.init(key: key, value: value))
  }

  /// Adds the members of another schema.
  mutating func add(_ other: SchemaObject) { members += other.members }

  /// The schema.
  var value: JSONValue { .object(members) }
}
