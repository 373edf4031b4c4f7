import AlertModel
import AlertSimulation

extension AlertScenario {
  /// What a person, the system or the outside does.
  public struct Input: Sendable {
    enum Kind: Sendable {
      case fixed(ScriptLine.Input)
      /// A button by its title.
      case titled(alert: String, title: String, Press)
    }

    enum Press: Sendable {
      case tap, touchDown

      func input(_ alert: String, _ button: Int) -> ScriptLine.Input {
        switch self {
        case .tap: .tap(alert: alert, button: button)
        case .touchDown: .touchDown(alert: alert, button: button)
        }
      }
    }

    let kind: Kind

    init(_ input: ScriptLine.Input) {
      kind = .fixed(input)
    }

    private init(_ press: Press, _ alert: String, _ title: String) {
      kind = .titled(alert: alert, title: title, press)
    }

    /// A person taps the button of an alert that has an index, 0 to 31.
    public static func tap(_ alert: String, button: Int) -> Self {
      Self(.tap(alert: alert, button: button))
    }

    /// A person taps the button of an alert that has a title when the alert is set up.
    public static func tap(_ alert: String, button title: String) -> Self {
      Self(.tap, alert, title)
    }

    /// A finger goes down on the button of an alert that has an index, 0 to 31.
    public static func touchDown(_ alert: String, button: Int) -> Self {
      Self(.touchDown(alert: alert, button: button))
    }

    /// A finger goes down on the button of an alert that has a title when the alert is set up.
    public static func touchDown(_ alert: String, button title: String) -> Self {
      Self(.touchDown, alert, title)
    }

    /// The finger goes up.
    public static func touchUp(_ alert: String) -> Self { Self(.touchUp(alert: alert)) }

    /// A person taps beside an alert.
    public static func tapOutside(_ alert: String) -> Self { Self(.tapOutside(alert: alert)) }

    /// A person presses Esc, Menu or Back, or scrubs with VoiceOver.
    public static func escape(_ alert: String) -> Self { Self(.escape(alert: alert)) }

    /// A person swipes the alert off the screen.
    public static func swipe(_ alert: String) -> Self { Self(.swipe(alert: alert)) }

    /// A person changes the whole text of an alert's field, 0 to 9.
    public static func type(_ text: String, in alert: String, field: Int = 0) -> Self {
      Self(.type(alert: alert, field: field, text: text))
    }

    /// A person presses Return.
    public static func pressReturn(_ alert: String) -> Self { Self(.pressReturn(alert: alert)) }

    /// An outside event arrives.
    public static func event(_ name: String) -> Self { Self(.event(name)) }
  }
}
