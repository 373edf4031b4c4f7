import AlertModel
import AlertSimulation

/// Writes alerts, buttons and delegates.
enum AlertPrinter {
  static func alert(_ alert: AlertDefinition) -> JSONValue {
    var object = ObjectPrinter(AlertTables.alert)
    guard alert.kind != .viewController else {
      object.set("kind", .string(alert.kind.rawValue))
      return object.value
    }
    object.set("title", text(alert.title))
    object.set("message", text(alert.message))
    if alert.style != .standard {
      object.set("style", .string(StyleNames.name(alert.style, of: alert.kind)))
    }
    object.set("buttons", alert.buttons.isEmpty ? nil : .array(alert.buttons.map(button)))
    // Without the key it is the cancel button's index, for both kinds of alert.
    object.set("cancelButtonIndex", alert.assignedCancelIndex.map { .integer(Int64($0)) })
    if alert.kind.hasDelegate {
      object.set("hosted", .bool(alert.isHosted))
      if alert.delegate != .standard { object.set("delegate", delegate(alert.delegate)) }
    } else {
      object.set("textFields", .integer(Int64(alert.textFields)))
      object.set("preferred", alert.preferred.map { .integer(Int64($0)) })
      object.set("anchor", .bool(alert.hasAnchor))
      object.set("blocksReturn", .bool(alert.blocksReturn))
      object.set("neverAppears", .bool(alert.neverAppears))
      object.set("shadowed", .bool(alert.isShadowed))
    }
    return object.value
  }

  static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A delegate with the key that says what it implements, so that the usual one is not an empty object.
  static func delegate(_ delegate: DelegateDefinition?) -> JSONValue {
    guard let delegate else { return .null }
    var object = ObjectPrinter(AlertTables.delegate)
    let methods = AlertTables.methods.filter(delegate.methods.contains)
    object.set("implements", .array(methods.map { .string($0.name) }))
    object.set("enables", enables(delegate.enables))
    return object.value
  }

  private static func enables(_ rule: DelegateDefinition.EnableRule) -> JSONValue {
    switch rule {
    case .always: true
    case .never: false
    case .whenField(let field, let text):
      ["field": .integer(Int64(field)), "equals": .string(text)]
    }
  }

  private static func button(_ button: ButtonDefinition) -> JSONValue {
    if button == ButtonDefinition(button.title) { return text(button.title) }
    var object = ObjectPrinter(AlertTables.button)
    object.set("title", text(button.title))
    object.set("role", .string(button.role.rawValue))
    object.set("enabled", .bool(button.isEnabled))
    object.set("handler", .bool(button.hasHandler))
    object.set("added", .bool(button.isAddedLater))
    return object.value
  }
}
