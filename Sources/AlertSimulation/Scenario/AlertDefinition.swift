package import AlertModel

/// An alert as the app sets it up before anything happens.
package struct AlertDefinition: Hashable, Sendable {
  /// The name by which the scenario refers to it.
  package var name: String
  package var kind: AlertKind
  package var title: String?
  package var message: String?
  package var style = AlertStyle.standard
  /// The buttons in the order of their indices.
  package var buttons: [ButtonDefinition] = []
  /// Assigned to `cancelButtonIndex` after the buttons were added (contract:B5).
  package var assignedCancelIndex: Int?
  /// The delegate; nil sends no callbacks (contract:E16).
  package var delegate: DelegateDefinition? = .standard
  /// The number of text fields added to a controller (contract:U9); an alert view's follow from its style.
  package var textFields = 0
  /// The preferred action's index (contract:U8).
  package var preferred: Int?
  /// Whether a popover has something to point at (contract:U10).
  package var hasAnchor = false
  /// Whether the app keeps the Return key from ending text input (contract:U7).
  package var blocksReturn = false
  /// Whether the view in which a sheet is shown is in a window (contract:S6).
  package var isHosted = true
  /// Whether its presentation never completes by itself (contract:U20).
  package var neverAppears = false
  /// Whether another alert on the same view takes its place, so that it never comes (contract:W5).
  package var isShadowed = false
  /// Where the scenario file defines it.
  package var source: SourceLine?

  /// Makes an alert without buttons.
  package init(_ name: String, kind: AlertKind) {
    self.name = name
    self.kind = kind
  }
}

/// An alert's style; which ones exist depends on its kind (contract:A3, U1).
package enum AlertStyle: String, CaseIterable, Sendable {
  case standard = "default"
  case secure, plain, login, actionSheet

  /// The number of text fields the style brings (contract:C1).
  package var textFields: Int {
    switch self {
    case .standard, .actionSheet: 0
    case .secure, .plain: 1
    case .login: 2
    }
  }

  /// UIAlertViewStyle's raw value (contract:A3).
  package var rawIndex: Int {
    switch self {
    case .standard, .actionSheet: 0
    case .secure: 1
    case .plain: 2
    case .login: 3
    }
  }

  /// Whether a field hides what is typed (contract:C1).
  package func isSecure(field: Int) -> Bool {
    self == .secure || (self == .login && field == 1)
  }
}

/// A button's part in the alert.
package enum ButtonRole: String, CaseIterable, Sendable, BitwiseCopyable {
  case standard = "default"
  case cancel, destructive
}

/// A button, or an alert controller's action.
package struct ButtonDefinition: Hashable, Sendable {
  package var title: String?
  package var role = ButtonRole.standard
  package var isEnabled = true
  /// Whether an action has a handler (contract:U5).
  package var hasHandler = true
  /// Added with addButtonWithTitle: rather than named in the initializer (contract:B3).
  package var isAddedLater = false

  /// Makes a button.
  package init(
    _ title: String?, role: ButtonRole = .standard, isEnabled: Bool = true,
    hasHandler: Bool = true, isAddedLater: Bool = false
  ) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.hasHandler = hasHandler
    self.isAddedLater = isAddedLater
  }
}

/// A delegate object: what it implements, and its answer to the enable question.
package struct DelegateDefinition: Hashable, Sendable {
  package var methods: DelegateMethods
  package var enables = EnableRule.always

  /// When the first other button may be enabled (contract:C3).
  package enum EnableRule: Hashable, Sendable {
    case always, never
    case whenField(Int, equals: String)
  }

  /// A delegate that implements the two presentation, the two dismissal and the button method.
  package static let standard = DelegateDefinition(methods: .standard)

  /// Makes a delegate.
  package init(methods: DelegateMethods, enables: EnableRule = .always) {
    self.methods = methods
    self.enables = enables
  }
}
