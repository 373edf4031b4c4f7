import AlertModel

extension Alert {
  /// What a toolkit tells the app about one alert (contract: Part E).
  public struct Callback: Hashable, Sendable {
    let callback: AlertModel.Callback

    /// Alert view: it is about to appear.
    public static let willPresent = Self(callback: .willPresent)

    /// Alert view: it has appeared.
    public static let didPresent = Self(callback: .didPresent)

    /// Alert view: a button was clicked; tells its index.
    public static let clicked = Self(callback: .clicked)

    /// Alert view: the system cancels it.
    public static let cancel = Self(callback: .cancel)

    /// Alert view: it is about to disappear; tells a button's index.
    public static let willDismiss = Self(callback: .willDismiss)

    /// Alert view: it is off screen; tells a button's index.
    public static let didDismiss = Self(callback: .didDismiss)

    /// Alert view: asks whether the first other button may be enabled.
    public static let shouldEnable = Self(callback: .shouldEnable)

    /// Controller: an action's handler; tells the action's index.
    public static let handler = Self(callback: .handler)

    /// Controller: the completion of its presentation.
    public static let presentCompletion = Self(callback: .presentCompletion)
    /// A person changed a text field of a controller; the index is the field's (contract:U9).
    public static let textChanged = Self(callback: .textChanged)
    /// SwiftUI: the binding was set to false (contract:W1).
    public static let bindingCleared = Self(callback: .bindingCleared)

    /// Controller, and `root`: the completion of a dismissal by code.
    public static let dismissCompletion = Self(callback: .dismissCompletion)
  }
}
