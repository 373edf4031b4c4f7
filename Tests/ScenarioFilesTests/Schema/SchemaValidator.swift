import ScenarioFiles

/// A validator of values by a draft-7 schema, for the keywords that our schema has.
struct SchemaValidator {
  /// Keywords that say something about values.
  static let assertions: Set = [
    "$ref", "type", "enum", "const", "pattern", "minimum", "maximum", "items", "uniqueItems",
    "properties", "required", "additionalProperties", "propertyNames", "anyOf", "oneOf", "allOf",
    "not",
  ]
  /// Keywords for people.
  static let annotations: Set = [
    "$schema", "title", "description", "default", "examples", "definitions",
  ]

  private let root: JSONValue
  // Made once for each pattern: most of them are used thousands of times.
  private let patterns: [String: Regex<AnyRegexOutput>]

  init(_ root: JSONValue) throws {
    self.root = root
    var patterns: [String: Regex<AnyRegexOutput>] = [:]
    for text in Self.patterns(in: root) {
      patterns[text] = try Regex(text).matchingSemantics(.unicodeScalar)
    }
    self.patterns = patterns
  }

  /// What is wrong with a value, each as path and keyword.
  func flaws(_ value: JSONValue) -> [String] { flaws(value, root, at: "$") }

  private func flaws(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if case .bool(let flag) = schema { return flag ? [] : ["\(path): false"] }
    if let name = schema["$ref"]?.text {
      let key = String(name.split(separator: "/").last ?? "")
      guard let target = root["definitions"]?[key] else { return ["\(path): no \(name)"] }
      return flaws(value, target, at: path)
    }
    var flaws: [String] = []
    for member in schema.members {
      if !accepts(value, member.key, member.value, path) { flaws.append("\(path): \(member.key)") }
    }
    return flaws + nested(value, schema, at: path)
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ path: String
  ) -> Bool {
    func fits(_ schema: JSONValue) -> Bool { flaws(value, schema, at: path).isEmpty }
    switch keyword {
    case "type": return (argument.elements ?? [argument]).contains { isOf(value, $0.text ?? "") }
    case "enum": return argument.elements?.contains(value) == true
    case "const": return value == argument
    case "pattern":
      guard let text = value.text, let pattern = patterns[argument.text ?? ""] else { return true }
      return text.contains(pattern)
    case "minimum": return compare(value, argument) { $0 >= $1 }
    case "maximum": return compare(value, argument) { $0 <= $1 }
    case "uniqueItems": return value.elements.map { Set($0).count == $0.count } ?? true
    case "required":
      guard case .object = value else { return true }
      return argument.elements?.allSatisfy { value[$0.text ?? ""] != nil } == true
    case "anyOf": return argument.elements?.contains(where: fits) == true
    case "oneOf": return argument.elements?.count(where: fits) == 1
    case "allOf": return argument.elements?.allSatisfy(fits) == true
    case "not": return !fits(argument)
    default: return true
    }
  }

  private func nested(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    var found: [String] = []
    if let elements = value.elements, let items = schema["items"] {
      for (place, element) in elements.enumerated() {
        found += flaws(element, items, at: "\(path)[\(place)]")
      }
    }
    guard case .object(let members) = value else { return found }
    for member in members {
      let inner = "\(path).\(member.key)"
      if let names = schema["propertyNames"] {
        found += flaws(.string(member.key), names, at: inner)
      }
      if let property = schema["properties"]?[member.key] ?? schema["additionalProperties"] {
        found += flaws(member.value, property, at: inner)
      }
    }
    return found
  }

  private func isOf(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"),
      (.null, "null"), (.number, "number"):
      true
    case (.number(let number), "integer"): number.integer != nil
    default: false
    }
  }

  private func compare(
    _ value: JSONValue, _ bound: JSONValue, _ holds: (Double, Double) -> Bool
  ) -> Bool {
    guard case .number(let number) = value, case .number(let limit) = bound else { return true }
    return holds(number.double, limit.double)
  }

  private static func patterns(in schema: JSONValue) -> [String] {
    schema.members.flatMap { member -> [String] in
      if member.key == "pattern", let text = member.value.text { return [text] }
      return patterns(in: member.value)
    } + (schema.elements ?? []).flatMap(patterns)
  }
}

extension JSONValue {
  /// A member's value.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
