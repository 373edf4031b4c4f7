import Foundation

/// Checks JSON against a schema: as much of draft-07 as docs/report.schema.json uses.
struct SchemaValidator {
  private static let known: Set = [
    "$schema", "title", "description", "definitions", "$ref", "type", "properties", "required",
    "additionalProperties", "items", "enum", "const", "pattern", "minimum",
  ]

  private let root: [String: Any]

  /// Reads a schema.
  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document.
  func problems(_ data: Data) throws -> [String] {
    check(try JSONSerialization.jsonObject(with: data), root, "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    let unknown = Set(schema.keys).subtracting(Self.known)
    guard unknown.isEmpty else { return ["\(path): the validator does not know \(unknown)"] }
    if let reference = schema["$ref"] as? String { return check(value, resolved(reference), path) }
    var problems: [String] = []
    if let type = schema["type"] as? String, !isOf(type, value) {
      problems.append("\(path): is no \(type)")
    }
    if let wanted = schema["const"] as? String, wanted != value as? String {
      problems.append("\(path): is not \(wanted)")
    }
    if let wanted = schema["enum"] as? [String], !wanted.contains(value as? String ?? "") {
      problems.append("\(path): \(value) is none of \(wanted)")
    }
    if let minimum = schema["minimum"] as? Int, (value as? NSNumber)?.intValue ?? 0 < minimum {
      problems.append("\(path): \(value) is too small")
    }
    if let pattern = schema["pattern"] as? String,
      (value as? String)?.range(of: pattern, options: .regularExpression) == nil
    {
      problems.append("\(path): \(value) does not match \(pattern)")
    }
    return problems + checkMembers(value, schema, path)
  }

  private func checkMembers(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var problems: [String] = []
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        problems.append("\(path): \(name) is missing")
      }
      for (name, member) in object.sorted(by: { $0.key < $1.key }) {
        if let property = properties[name] {
          problems += check(member, property, "\(path).\(name)")
        } else {
          problems.append("\(path): \(name) is not in the schema")
        }
      }
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (place, element) in array.enumerated() {
        problems += check(element, items, "\(path)[\(place)]")
      }
    }
    return problems
  }

  private func resolved(_ reference: String) -> [String: Any] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return (root["definitions"] as? [String: [String: Any]])?[name] ?? [:]
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int
    default: false
    }
  }
}
