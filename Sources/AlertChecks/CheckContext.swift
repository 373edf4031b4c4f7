package import AlertModel
package import AlertSimulation

/// What all checks of a run share: what was seen of each alert so far, and which events those were.
package struct CheckContext: Sendable {
  package private(set) var monitors: PresentationMonitors
  /// The number of the last event of each callback of each alert; empty where nobody asks for evidence.
  private var lastCallbacks: [Int]

  /// Begins before anything has happened, and remembers which events matter.
  package init() {
    monitors = PresentationMonitors()
    lastCallbacks = [Int](repeating: -1, count: Capacity.alerts * Callback.allCases.count)
  }

  /// Goes on from what was seen before; there is no record in which evidence could be shown.
  package init(_ monitors: PresentationMonitors) {
    self.monitors = monitors
    lastCallbacks = []
  }

  /// What was seen of an alert before the present event.
  package subscript(alert: Int) -> PresentationMonitor { monitors.monitors[alert] }

  /// The alert that an event is about, with what was seen before it.
  package func monitor(
    for event: Event, in compiled: Compiled
  ) -> (alert: Int, monitor: PresentationMonitor)? {
    let alert = Int(event.subject)
    guard compiled.alerts.indices.contains(alert), PresentationMonitors.concernsAlert(event) else {
      return nil
    }
    return (alert, monitors.monitors[alert])
  }

  /// The number of the last event of a callback, as evidence.
  package func last(_ callback: Callback, of alert: Int) -> [Int] {
    guard !lastCallbacks.isEmpty else { return [] }
    let number = lastCallbacks[place(callback, alert)]
    return number < 0 ? [] : [number]
  }

  /// Takes note of an event, after the checks have looked at it.
  package mutating func note(_ event: Event, number: Int) {
    if !lastCallbacks.isEmpty, event.kind == .callback, event.subject < Capacity.alerts,
      let callback = Callback(rawValue: event.detail),
      !self[Int(event.subject)].isCoverCallback(callback)
    {
      lastCallbacks[place(callback, Int(event.subject))] = number
    }
    monitors.note(event)
  }

  private func place(_ callback: Callback, _ alert: Int) -> Int {
    alert * Callback.allCases.count + Int(callback.rawValue)
  }
}
