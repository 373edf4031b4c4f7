import AlertModel
import AlertSimulation
import Foundation
import SimulationKernel

/// A conformance case as its file has it.
struct ContractCase: Sendable {
  let id: String
  let rules: [String]
  let profile: String
  let device: Device
  let appear: Int
  let disappear: Int
  let policy: [(String, String)]
  let alerts: [(name: String, object: JSON)]
  let handlers: [JSON]
  let isLaunched: Bool
  let script: [JSON]
  let end: Int
  let patience: Int
  /// The outcomes that are right, the default first.
  let outcomes: [Outcome]

  init(line: String) throws {
    let json = try JSON(text: line)
    id = json["id"].string
    rules = json["rules"].array.map(\.string)
    profile = json["profile"].string
    device = Device(rawValue: json["device"].string) ?? .phone
    appear = json["timing"]["in_ms"].integer
    disappear = json["timing"]["out_ms"].integer
    policy = json["policy"].members.map { ($0.key, $0.value.description) }
    alerts = json["alerts"].members.map { ($0.key, $0.value) }
    handlers = json["app"]["on"].array
    isLaunched = json["app"]["launched"].isNull || json["app"]["launched"].bool
    script = json["script"].array
    end = json["end_ms"].integer
    patience = json["limit_ms"].integer
    let expect = json["expect"]
    let anyOf = expect["anyOf"]
    outcomes = anyOf.isNull ? [Outcome(expect)] : anyOf.array.map(Outcome.init)
  }
}

/// What must be seen, in a form that compares exactly.
struct Outcome: Sendable {
  var trace: [String] = []
  var exceptions: [String] = []
  var finalVisible: [String] = []
  var properties: [String] = []
  var grades: [String] = []
  var diagnostics: [String] = []

  init() {}

  init(_ json: JSON) {
    trace = json["trace"].array.map(\.description)
    exceptions = json["exceptions"].array.map(\.description)
    finalVisible = json["finalVisible"].array.map(\.string)
    properties = json["properties"].array.map(\.description)
    grades = json["stuck"].members.map { "\($0.key): \($0.value.string)" }
    diagnostics = json["diagnostics"].array.map(\.description)
  }

  /// What differs at level 1: trace, exceptions, final visibility.
  func differences(from seen: Outcome, level: Int) -> [String] {
    var found: [String] = []
    func compare(_ what: String, _ expected: [String], _ actual: [String]) {
      if expected != actual { found.append("\(what): expected \(expected), got \(actual)") }
    }
    compare("trace", trace, seen.trace)
    let matches =
      exceptions.count == seen.exceptions.count
      && zip(exceptions, seen.exceptions).allSatisfy { expected, actual in
        expected == actual
          || expected.replacing("\"any\"", with: "\"exception\"") == actual
      }
    if !matches { compare("exceptions", exceptions, seen.exceptions) }
    compare("finalVisible", finalVisible, seen.finalVisible)
    if level >= 2 {
      compare("properties", properties, seen.properties)
      compare("grades", grades, seen.grades)
    }
    if level >= 3 { compare("diagnostics", diagnostics, seen.diagnostics) }
    return found
  }
}

/// A JSON value with forgiving access; members keep their order by name.
struct JSON: Sendable, CustomStringConvertible {
  enum Value: Sendable {
    case null, bool(Bool), number(Int), string(String), array([JSON])
    case object([(key: String, value: JSON)])
  }
  let value: Value

  init(text: String) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }

  private init(_ any: Any) {
    switch any {
    case let number as NSNumber:
      value =
        CFGetTypeIDIsBoolean(number) ? .bool(number.boolValue) : .number(number.intValue)
    case let text as String: value = .string(text)
    case let list as [Any]: value = .array(list.map { JSON($0) })
    case let object as [String: Any]:
      value = .object(
        object.map { ($0.key, JSON($0.value)) }.sorted { $0.0 < $1.0 })
    default: value = .null
    }
  }

  subscript(key: String) -> JSON {
    members.first { $0.key == key }?.value ?? JSON(NSNull())
  }
  subscript(position: Int) -> JSON {
    position < array.count ? array[position] : JSON(NSNull())
  }
  var isNull: Bool { if case .null = value { true } else { false } }
  var bool: Bool { if case .bool(let flag) = value { flag } else { false } }
  var integer: Int { if case .number(let number) = value { number } else { 0 } }
  var string: String { if case .string(let text) = value { text } else { "" } }
  var optionalString: String? { if case .string(let text) = value { text } else { nil } }
  var optionalInteger: Int? { if case .number(let number) = value { number } else { nil } }
  var array: [JSON] { if case .array(let list) = value { list } else { [] } }
  var members: [(key: String, value: JSON)] {
    if case .object(let members) = value { members } else { [] }
  }

  /// Compact text, the same for equal values.
  var description: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .string(let text): text
    case .array(let list):
      "[" + list.map { $0.quoted }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.quoted)" }.joined(separator: ",") + "}"
    }
  }
  private var quoted: String {
    if case .string(let text) = value { "\"\(text)\"" } else { description }
  }
}

private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
  // swift-corelibs-foundation keeps booleans as numbers of type "c".
  String(cString: number.objCType) == "c"
}
