import AlertSimulation

/// Shows an alert.
public struct Show: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Shows an alert.
  ///
  /// - Parameters:
  ///   - alert: the alert's name.
  ///   - presenter: controller: the alert it is presented from, or `root`, which it is if nil.
  public init(_ alert: String, on presenter: String? = nil) {
    code = AppCode(.show(alert, on: presenter))
  }
}

/// Dismisses an alert by code.
public struct Dismiss: AppStatement {
  /// What the app does.
  public let code: AppCode

  /// Dismisses an alert; of controllers, calls the dismiss method of this one.
  ///
  /// - Parameters:
  ///   - alert: the alert's name; of controllers also `root`.
  ///   - index: alert view: the index that the callbacks tell.
  ///   - animated: whether the dismissal is animated.
  public init(_ alert: String, index: Int = -1, animated: Bool = true) {
    code = AppCode(.dismiss(alert, index: index, animated: animated))
  }
}
