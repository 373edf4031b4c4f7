package import AlertModel
package import AlertSimulation
import SimulationKernel

/// What has been seen of one alert's present presentation; the callback checks share how they follow it.
package struct PresentationMonitor: Sendable {
  /// The callbacks seen, a bit each.
  package private(set) var seen: UInt16 = 0
  /// The number of the last event of each callback.
  package private(set) var last: [Int]
  /// The index that each callback told last.
  package private(set) var indices: [Int32]
  package private(set) var isCovered = false
  /// It was covered since its last didPresent, so that another one may follow (contract:F3).
  package private(set) var mayPresentAgain = false
  package private(set) var isPresented = false
  package private(set) var exit: Exit?
  /// The index with which the dismissal was begun.
  package private(set) var exitIndex: Int32 = -1
  package private(set) var presentation = 0

  /// Follows an alert from before its first presentation.
  package init() {
    last = [Int](repeating: -1, count: Callback.allCases.count)
    indices = [Int32](repeating: 0, count: Callback.allCases.count)
  }

  /// Whether a callback was seen in this presentation.
  package func has(_ callback: Callback) -> Bool { seen & bit(callback) != 0 }

  /// Whether this is a dismissal callback that only says that another alert came over it (contract:F2).
  package func isCoverCallback(_ callback: Callback) -> Bool {
    isCovered && exit == nil && (callback == .willDismiss || callback == .didDismiss)
  }

  /// Takes note of an event of this alert.
  package mutating func note(_ event: Event, number: Int) {
    switch event.kind {
    case .operation where event.detail == Operation.show.rawValue:
      self = PresentationMonitor()
      isPresented = true
      presentation = Int(event.presentation)
    case .phase: notePhase(event)
    case .callback:
      guard let callback = Callback(rawValue: event.detail), !isCoverCallback(callback) else {
        return
      }
      seen |= bit(callback)
      last[Int(callback.rawValue)] = number
      indices[Int(callback.rawValue)] = event.index
      if callback == .didPresent { mayPresentAgain = false }
    default: break
    }
  }

  private mutating func notePhase(_ event: Event) {
    switch Phase(rawValue: event.detail) {
    case .covered:
      isCovered = true
      mayPresentAgain = true
    case .shown: isCovered = false
    case .disappearing:
      exit = Exit(rawValue: event.extra)
      exitIndex = event.index
    default: break
    }
  }

  private func bit(_ callback: Callback) -> UInt16 { 1 << UInt16(callback.rawValue) }
}

/// A monitor for each alert of a scenario.
struct PresentationMonitors: Sendable {
  private(set) var monitors: [PresentationMonitor]

  init(_ compiled: Compiled) {
    monitors = compiled.alerts.map { _ in PresentationMonitor() }
  }

  /// The alert that an event is about, with what was seen before it.
  func monitor(for event: Event) -> (alert: Int, monitor: PresentationMonitor)? {
    let alert = Int(event.subject)
    return monitors.indices.contains(alert) && concernsAlert(event)
      ? (alert, monitors[alert]) : nil
  }

  mutating func note(_ event: Event, number: Int) {
    let alert = Int(event.subject)
    guard monitors.indices.contains(alert), concernsAlert(event) else { return }
    monitors[alert].note(event, number: number)
  }

  // Timers and outside events have numbers of their own.
  private func concernsAlert(_ event: Event) -> Bool {
    switch event.kind {
    case .operation, .callback, .phase: true
    default: false
    }
  }
}
