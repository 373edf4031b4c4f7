package import SimulationKernel

/// What is armed and will happen by itself: transitions, timers, outside events, suspension.
///
/// A scenario's alerts, timers and events each own a slot, in this order; the last one is suspension's. The
/// order of the slots is the canonical order at ties (contract:G25).
package struct Schedule: Sendable {
  package internal(set) var due: EventSlots<14>
  /// The interval of each repeating timer in microseconds, by the timer's number; 0 for one-shot timers.
  var intervals: [13 of UInt32]

  /// Stands in an outside event's slot when it reached a suspended process, which has not noticed yet.
  static let hasArrived = Instant(microseconds: -1)

  init() {
    due = EventSlots()
    intervals = .init(repeating: 0)
  }
}

/// How a scenario's slots are numbered.
package struct SlotPlan: Sendable {
  package let alerts: Int
  package let timers: Int
  package let events: Int
  package let count: Int

  init(alerts: Int, timers: Int, events: Int) {
    self.alerts = alerts
    self.timers = timers
    self.events = events
    count = alerts + timers + events + 1
  }

  package enum Owner: Equatable, Sendable {
    case transition(alert: Int)
    case timer(Int)
    case event(Int)
    case suspension
  }

  func slot(timer: Int) -> Int { alerts + timer }
  func slot(event: Int) -> Int { alerts + timers + event }
  var suspension: Int { count - 1 }

  /// Whether an action is the end of an alert's transition, for which nobody has to wait any longer.
  package func endsTransition(_ action: Action) -> Bool {
    if case .fire(let slot) = action, case .transition = owner(of: Int(slot)) { return true }
    return false
  }

  /// Whose event a slot holds.
  package func owner(of slot: Int) -> Owner {
    if slot < alerts { return .transition(alert: slot) }
    if slot < alerts + timers { return .timer(slot - alerts) }
    return slot < suspension ? .event(slot - alerts - timers) : .suspension
  }
}
