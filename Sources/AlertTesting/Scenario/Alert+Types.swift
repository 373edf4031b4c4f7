import AlertModel
import AlertSimulation

extension Alert {
  /// An alert's style; which ones exist depends on its kind (contract:A3, U1).
  public struct Style: Hashable, Sendable {
    let style: AlertStyle

    /// A plain alert, of either kind.
    public static let standard = Self(style: .standard)

    /// Alert view: a field that hides what is typed.
    public static let secure = Self(style: .secure)

    /// Alert view: a field.
    public static let plain = Self(style: .plain)

    /// Alert view: a field and one that hides what is typed.
    public static let login = Self(style: .login)

    /// Controller: an action sheet.
    public static let actionSheet = Self(style: .actionSheet)
  }

  /// A button's part in the alert.
  public struct Role: Hashable, Sendable {
    let role: ButtonRole

    /// A button like any other.
    public static let standard = Self(role: .standard)

    /// The button that cancels.
    public static let cancel = Self(role: .cancel)

    /// The button that destroys something.
    public static let destructive = Self(role: .destructive)
  }

  /// A button of an alert view, or a controller's action; a text is one with that title.
  public struct Button: Hashable, Sendable, ExpressibleByStringLiteral {
    let definition: ButtonDefinition

    /// Describes a button.
    ///
    /// - Parameters:
    ///   - title: the title; nil for none.
    ///   - role: its part in the alert.
    ///   - isEnabled: whether it can be tapped.
    ///   - hasHandler: controller: whether the action has a handler (contract:U5).
    ///   - isAddedLater: alert view: whether it was added with addButtonWithTitle: (contract:B3).
    public init(
      _ title: String?, role: Role = .standard, isEnabled: Bool = true, hasHandler: Bool = true,
      isAddedLater: Bool = false
    ) {
      definition = ButtonDefinition(
        title, role: role.role, isEnabled: isEnabled, hasHandler: hasHandler,
        isAddedLater: isAddedLater)
    }

    /// Makes an enabled button with a title and the standard role.
    public init(stringLiteral title: String) {
      self.init(title)
    }

    /// Makes the button that cancels, with a title.
    public static func cancel(_ title: String) -> Self { Self(title, role: .cancel) }

    /// Makes a button that destroys something, with a title.
    public static func destructive(_ title: String) -> Self { Self(title, role: .destructive) }
  }

  /// An alert view's delegate: what it implements, and its answer to `shouldEnable`.
  public struct Delegate: Hashable, Sendable {
    let definition: DelegateDefinition?

    /// Implements all methods but `cancel` and `shouldEnable`.
    public static let usual = Self(definition: .standard)

    /// There is none, and no callback comes (contract:E16).
    public static let absent = Self(definition: nil)

    /// Implements some methods.
    ///
    /// - Parameters:
    ///   - methods: the methods; those of controllers do not count.
    ///   - enables: the answer to `shouldEnable`.
    /// - Returns: the delegate.
    public static func implementing(
      _ methods: [Callback], enables: Answer = .always
    ) -> Self {
      var set: DelegateMethods = []
      for method in methods { set.insert(DelegateMethods(method.callback)) }
      return Self(definition: DelegateDefinition(methods: set, enables: enables.rule))
    }
  }

  /// A delegate's answer to whether the first other button may be enabled (contract:C3).
  public struct Answer: Hashable, Sendable {
    let rule: DelegateDefinition.EnableRule

    /// Yes.
    public static let always = Self(rule: .always)

    /// No.
    public static let never = Self(rule: .never)

    /// Yes while a text field, 0 to 9, holds a text.
    public static func whenField(_ field: Int, equals text: String) -> Self {
      Self(rule: .whenField(field, equals: text))
    }
  }
}
