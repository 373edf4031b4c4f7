import Foundation
import ScenarioFiles
import Testing

/// The repository in which these tests lie.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

@Suite("The schema of scenario files")
struct SchemaTests {
  @Test("the file is what the tables give; RECORD_GOLDEN=1 writes it anew")
  func golden() throws {
    let file = repository.appending(path: "scenarios/schema/scenario.schema.json")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(ScenarioSchema.text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let isSame = recorded == ScenarioSchema.text
    #expect(isSame, "RECORD_GOLDEN=1 swift test --filter SchemaTests writes the schema anew")
  }

  @Test("the schema is plain JSON")
  func plainJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8))
    #expect((object as? [String: Any])?["$schema"] != nil)
    #expect(try value(ScenarioSchema.text) == ScenarioSchema.value)
  }

  @Test(
    "it has only keywords that the validator of these tests knows, and every reference leads somewhere"
  )
  func keywords() {
    var names: Set<String> = []
    var references: Set<String> = []
    Self.collect(ScenarioSchema.value, &names, &references)
    let known = SchemaValidator.assertions.union(SchemaValidator.annotations)
    #expect(names.subtracting(known).isEmpty)
    let definitions = ScenarioSchema.value["definitions"]?.members.map(\.key) ?? []
    #expect(references == Set(definitions.map { "#/definitions/\($0)" }))
    #expect(Set(definitions).count == definitions.count)
  }

  @Test("every key has a sentence, and every object is closed")
  func sentences() {
    Self.eachSchema(ScenarioSchema.value) { schema in
      for property in schema["properties"]?.members ?? [] where schema["required"] != nil {
        #expect(property.value["description"]?.text?.hasSuffix(".") == true, "\(property.key)")
      }
      if schema["type"] == "object" { #expect(schema["additionalProperties"] != nil) }
    }
  }

  @Test("statements and script lines are described verb by verb")
  func verbs() {
    let definitions = ScenarioSchema.value["definitions"]
    let statements = definitions?["statement"]?["anyOf"]?.elements ?? []
    #expect(statements.map { $0["title"]?.text } == StatementVerbs.all.map(\.name))
    let lines = definitions?["scriptLine"]?["anyOf"]?.elements ?? []
    #expect(lines.map { $0["title"]?.text } == ScriptVerbs.all.map(\.name))
  }

  private static func collect(
    _ schema: JSONValue, _ names: inout Set<String>, _ references: inout Set<String>
  ) {
    eachSchema(schema) { schema in
      for member in schema.members { names.insert(member.key) }
      if let reference = schema["$ref"]?.text { references.insert(reference) }
    }
  }

  /// Visits a schema and all schemas in it.
  private static func eachSchema(_ schema: JSONValue, _ visit: (JSONValue) -> Void) {
    visit(schema)
    for member in schema.members {
      switch member.key {
      case "properties", "definitions":
        for inner in member.value.members { eachSchema(inner.value, visit) }
      case "items", "additionalProperties", "propertyNames", "not":
        eachSchema(member.value, visit)
      case "anyOf", "oneOf", "allOf":
        for inner in member.value.elements ?? [] { eachSchema(inner, visit) }
      default: break
      }
    }
  }
}
