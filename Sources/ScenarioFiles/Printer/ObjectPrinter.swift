/// Collects the members of one object in the order of its table and leaves out what a default says.
struct ObjectPrinter {
  private let table: FieldTable
  private var values: [String: JSONValue] = [:]

  init(_ table: FieldTable) {
    self.table = table
  }

  /// Whether nothing was set that needs writing.
  var isEmpty: Bool { values.isEmpty }

  /// Sets a member unless the value is nil or the default.
  mutating func set(_ key: String, _ value: JSONValue?) {
    guard let value, let rule = table.rule(key), rule.defaultValue != value else { return }
    values[key] = value
  }

  /// The object.
  var value: JSONValue {
    .object(
      table.rules.compactMap { rule in
        values[rule.key].map { .init(key: rule.key, value: $0) }
      })
  }
}
