import AlertModel
import AlertSimulation

// The values that stand for something of the model.
extension Fields {
  func role(_ key: String) -> ButtonRole { ButtonRole(rawValue: text(key)) ?? .standard }

  func style(_ key: String) -> AlertStyle { StyleNames.style(text(key)) ?? .standard }

  func method(_ key: String) -> Callback {
    AlertTables.methods.first { $0.name == text(key) } ?? .clicked
  }

  func property(_ key: String) -> Property {
    Property.allCases.first { $0.name == text(key) } ?? .visible
  }

  func trigger(_ key: String) -> Trigger? {
    if case .trigger(let trigger) = value(key) { trigger } else { nil }
  }

  /// The delegate that a key describes; without the key the usual one.
  func delegate(_ key: String) -> DelegateDefinition? {
    if case .null = value(key) { return nil }
    guard let fields = fields(key) else { return .standard }
    var delegate = DelegateDefinition.standard
    if let names = fields.texts("implements")?.map(\.text) {
      delegate.methods = []
      for method in AlertTables.methods where names.contains(method.name) {
        delegate.methods.insert(DelegateMethods(method))
      }
    }
    switch fields.value("enables") {
    case .flag(false): delegate.enables = .never
    case .fields(let rule):
      delegate.enables = .whenField(rule.integer("field"), equals: rule.text("equals"))
    default: delegate.enables = .always
    }
    return delegate
  }

  /// A value as app code would read it.
  func propertyValue(_ key: String) -> PropertyValue {
    switch value(key) {
    case .flag(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .text(let text): .text(text)
    case .values(let values): .list(values)
    default: .none
    }
  }
}

/// The names of styles in files: a controller's plain one is called `alert`.
enum StyleNames {
  /// The styles that a toolkit's alerts may have; all of them when the toolkit is not known.
  static func names(of toolkit: AlertKind?) -> [String] {
    switch toolkit {
    case .alertView: ["default", "secure", "plain", "login"]
    case .actionSheet, .viewController, .boundAlert, .libraryAlert, .hud, .message, .systemPrompt:
      ["default"]
    case .alertController: ["alert", "actionSheet"]
    case nil: names(of: .alertView) + names(of: .alertController)
    }
  }

  static func style(_ name: String) -> AlertStyle? {
    name == "alert" ? .standard : AlertStyle(rawValue: name)
  }

  static func name(_ style: AlertStyle, of toolkit: AlertKind) -> String {
    style == .standard && toolkit == .alertController ? "alert" : style.rawValue
  }
}
