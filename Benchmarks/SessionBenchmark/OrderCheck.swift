import AlertModel
import AlertSimulation

/// A stand-in for the product's check of the callback order: one table, one state, one count of violations.
struct OrderCheck {
  /// How many callbacks came out of order.
  private(set) var violations = 0
  private var state = State.away
  private let table: [UInt8]
  // Columns of the table: at least as many as there are callbacks.
  private static let width = 16

  private enum State: UInt8, CaseIterable {
    case away, coming, shown, answered, going, lost
  }

  init() {
    var table = [UInt8](repeating: State.lost.rawValue, count: State.allCases.count * Self.width)
    func allow(_ state: State, _ callback: Callback, _ next: State) {
      table[Self.place(state, callback.rawValue)] = next.rawValue
    }
    allow(.away, .willPresent, .coming)
    allow(.coming, .didPresent, .shown)
    for visible in [State.coming, .shown] {
      allow(visible, .cancel, .answered)
      allow(visible, .willDismiss, .going)
    }
    allow(.shown, .clicked, .answered)
    allow(.answered, .willDismiss, .going)
    allow(.going, .didDismiss, .away)
    self.table = table
  }

  private static func place(_ state: State, _ callback: UInt8) -> Int {
    Int(state.rawValue) * width + Int(callback)
  }

  /// Follows one event.
  mutating func observe(_ event: Event) {
    guard event.kind == .callback else { return }
    state = State(rawValue: table[Self.place(state, event.detail)]) ?? .lost
    if state == .lost {
      violations += 1
      // Goes on as if the alert were away, so that one mistake is counted once.
      state = .away
    }
  }
}
