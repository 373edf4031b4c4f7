import AlertSimulation

/// Adds a button to an alert.
public struct AddButton: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Adds a button.
  ///
  /// - Parameters:
  ///   - title: its title; nil for none.
  ///   - alert: the alert's name.
  ///   - role: controller: its part in the alert.
  public init(_ title: String?, to alert: String, role: Alert.Role = .standard) {
    code = AppCode(.addButton(alert, title: title, role: role.role))
  }
}

/// Adds a text field to a controller.
public struct AddTextField: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Adds a text field to the controller of a name.
  public init(to alert: String) {
    code = AppCode(.addTextField(alert))
  }
}

/// Changes one property of an alert.
public struct Change: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// A property with its new value.
  public struct Setting: Hashable, Sendable {
    let setting: Statement.Setting

    /// The title.
    public static func title(_ text: String?) -> Self { Self(setting: .title(text)) }

    /// The message.
    public static func message(_ text: String?) -> Self { Self(setting: .message(text)) }

    /// Alert view: the style.
    public static func style(_ style: Alert.Style) -> Self { Self(setting: .style(style.style)) }

    /// Alert view: the cancel button's index.
    public static func cancelButtonIndex(_ index: Int) -> Self {
      Self(setting: .cancelButtonIndex(index))
    }

    /// Controller: the preferred action's index, 0 to 31.
    public static func preferred(_ index: Int) -> Self { Self(setting: .preferred(index)) }

    /// Whether a button, 0 to 31, can be tapped.
    public static func isEnabled(_ isEnabled: Bool, button: Int) -> Self {
      Self(setting: .enabled(button: button, isEnabled))
    }
  }

  /// Changes one property of the alert of a name.
  public init(_ alert: String, _ setting: Setting) {
    code = AppCode(.set(alert, setting.setting))
  }
}

/// Assigns another delegate to an alert view.
public struct SetDelegate: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Assigns a delegate to the alert view of a name.
  public init(_ delegate: Alert.Delegate, of alert: String) {
    code = AppCode(.setDelegate(alert, delegate.definition))
  }
}

/// Frees the delegate object of an alert view.
public struct ReleaseDelegate: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Frees the delegate of the alert view of a name.
  public init(of alert: String) {
    code = AppCode(.releaseDelegate(alert))
  }
}

/// Gives the class of an alert view's delegate a method after it was assigned (contract:A7).
public struct Implement: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Gives the delegate of the alert view of a name a method.
  public init(_ method: Alert.Callback, of alert: String) {
    code = AppCode(.implement(alert, method.callback))
  }
}
