package import AlertModel

// What observers may ask about a world; it only looks.
extension World {
  /// Whether an alert's delegate is there and implements a method.
  package func delegateImplements(
    _ callback: Callback, _ alert: Int, in compiled: Compiled
  ) -> Bool {
    implements(callback, alert, compiled)
  }

  /// Whether an alert has a cancel button.
  package func hasCancelButton(_ alert: Int, in compiled: Compiled) -> Bool {
    cancelIndex(of: alert, compiled) != -1
  }

  /// Whether an alert has a button that is not its cancel button.
  package func hasCustomButton(_ alert: Int, in compiled: Compiled) -> Bool {
    let cancel = cancelIndex(of: alert, compiled)
    return (0..<buttonCount(of: alert, compiled)).contains { $0 != cancel }
  }

  /// Whether a button takes taps.
  package func isEnabled(_ alert: Int, button: Int, in compiled: Compiled) -> Bool {
    isEnabled(button, of: alert, compiled)
  }

  /// The index of a controller's preferred action, or −1.
  package func preferred(of alert: Int, in compiled: Compiled) -> Int {
    preferred(of: alert, compiled)
  }

  /// Whether a controller's action has a handler.
  package func hasHandler(_ alert: Int, button: Int, in compiled: Compiled) -> Bool {
    self.button(button, of: alert, compiled)?.hasHandler == true
  }
}
