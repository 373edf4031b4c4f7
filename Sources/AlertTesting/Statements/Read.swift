import AlertSimulation

/// Reads a property of an alert, as app code does.
public struct Read: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Reads a property of the alert of a name, or `presented` of `root`.
  public init(_ property: Property, of alert: String) {
    code = AppCode(.read(alert, property.property, position: property.position))
  }

  /// A property of an alert.
  public struct Property: Hashable, Sendable {
    let property: AlertSimulation.Property
    var position = 0

    /// Whether it is on screen.
    public static let visible = Self(property: .visible)

    /// How many buttons it has.
    public static let numberOfButtons = Self(property: .numberOfButtons)

    /// The cancel button's index.
    public static let cancelButtonIndex = Self(property: .cancelButtonIndex)

    /// The index of the first other button.
    public static let firstOtherButtonIndex = Self(property: .firstOtherButtonIndex)

    /// The destructive button's index.
    public static let destructiveButtonIndex = Self(property: .destructiveButtonIndex)

    /// The title.
    public static let title = Self(property: .title)

    /// The message.
    public static let message = Self(property: .message)

    /// The buttons' titles.
    public static let buttonTitles = Self(property: .buttonTitles)

    /// The style's raw value.
    public static let styleRaw = Self(property: .styleRaw)

    /// How many text fields it has.
    public static let textFieldCount = Self(property: .textFieldCount)

    /// The first field's text.
    public static let text0 = Self(property: .text0)

    /// The second field's text.
    public static let text1 = Self(property: .text1)

    /// Whether it has no delegate.
    public static let delegateIsNil = Self(property: .delegateIsNil)

    /// How the buttons are laid out.
    public static let layout = Self(property: .layout)

    /// The buttons' indices in the order in which they are drawn.
    public static let drawOrder = Self(property: .drawOrder)

    /// The index of the button that stands out.
    public static let emphasised = Self(property: .emphasised)

    /// How often the toolkit called the public dismiss method.
    public static let publicDismissCalls = Self(property: .publicDismissCalls)

    /// What it presents.
    public static let presented = Self(property: .presented)

    /// Whether it is presented.
    public static let isPresented = Self(property: .isPresented)

    /// The title of the button at an index.
    public static func buttonTitle(at index: Int) -> Self {
      Self(property: .buttonTitleAt, position: index)
    }

    /// The text field at an index.
    public static func textField(at index: Int) -> Self {
      Self(property: .textFieldAt, position: index)
    }
  }
}
