package import AlertModel

/// A handler that no run of the scenario can ever start, and why.
package struct DeadHandler: Hashable, Sendable {
  /// Its place among the scenario's handlers.
  package let number: Int
  /// The alert whose callback it waits for, the number of the root controller, or nil.
  package let alert: Int?
  package let cause: Cause

  /// Why it never runs.
  package enum Cause: Hashable, Sendable {
    /// No statement that can run shows the alert.
    case neverShown
    /// The alert has no delegate at any time.
    case noDelegate
    /// None of its delegates has the method.
    case notImplemented
    /// The delegate is never asked: the initializer got no other titles (contract:C4).
    case noOtherTitles
    /// The delegate is never asked: there are no text fields to ask about (contract:C3, G13).
    case noTextFields
    /// The alert has no such button at any time.
    case noButton
    /// The controller has no such text field at any time.
    case noField
    /// The controller's action has no handler (contract:U5).
    case noActionHandler
    /// The button is there, but nothing ever ends the presentation with it.
    case neverTaken
    /// The profile's tables send the callback on no occasion that this alert can come to.
    case neverSent(Callback)
    /// No statement that can run calls the controller's dismiss method.
    case neverDismissed
    /// In this profile, and from where the scenario starts, the app never gets the callback.
    case notTold
    /// No statement that can run starts the timer.
    case timerNeverStarted
    /// Statements await the event, and none of them can run.
    case eventNeverAwaited
  }
}

extension Compiled {
  /// The handlers that can never run, in the order of the scenario.
  ///
  /// Time plays no part: whatever some run might do in some order counts as possible, so that none is named wrongly.
  package func deadHandlers() -> [DeadHandler] {
    var reach = Reach(self)
    return reach.deadHandlers()
  }
}
