import AlertModel
import AlertSimulation

// What the system, or a person using the device, does to the whole app (contract:7.1).
extension AlertScenario.Input {
  /// The app is launched.
  public static let launch = Self(.system(.launch))

  /// The Home button or gesture.
  public static let home = Self(.system(.home))

  /// A person comes back to the app.
  public static let `return` = Self(.system(.return))

  /// The device is locked.
  public static let lock = Self(.system(.lock))

  /// The device is unlocked.
  public static let unlock = Self(.system(.unlock))

  /// A call comes in and covers the app.
  public static let callShown = Self(.system(.callShown))

  /// The call is declined or ends unanswered.
  public static let callIgnored = Self(.system(.callIgnored))

  /// The call is taken.
  public static let callAccepted = Self(.system(.callAccepted))

  /// The system shows an alert of its own.
  public static let systemAlertShown = Self(.system(.systemAlertShown))

  /// The system's alert is closed.
  public static let systemAlertClosed = Self(.system(.systemAlertClosed))

  /// The app switcher is shown.
  public static let switcherShown = Self(.system(.switcherShown))

  /// A person comes back from the app switcher.
  public static let switcherClosed = Self(.system(.switcherClosed))

  /// A person goes to another app from the app switcher.
  public static let switcherOtherApp = Self(.system(.switcherOtherApp))

  /// Notification or control centre is shown.
  public static let panelShown = Self(.system(.panelShown))

  /// Notification or control centre is closed.
  public static let panelClosed = Self(.system(.panelClosed))

  /// A banner is shown, which does not concern the app.
  public static let banner = Self(.system(.banner))

  /// Memory is short.
  public static let memoryWarning = Self(.system(.memoryWarning))

  /// The device is rotated.
  public static let rotate = Self(.system(.rotate))

  /// The system ends the app's process.
  public static let kill = Self(.system(.kill))

  /// A person ends the app in the app switcher.
  public static let forceQuit = Self(.system(.forceQuit))

  /// The device is switched off.
  public static let shutdown = Self(.system(.shutdown))

  /// The system cancels the alerts.
  public static let cancelAlerts = Self(.system(.cancelAlerts))
}
