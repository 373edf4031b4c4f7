package import SimulationKernel

/// The lean model of N alerts with two buttons each, the same that `mkfast.py N 2` prints for SPIN.
///
/// A state is one word: seven bits for each alert and one bit for the foreground. Moves come in the
/// order of the options in the Promela text. Several of them may lead to the same state; each still
/// counts as a transition, as it does for SPIN.
package struct LeanAlerts: TransitionSystem {
  /// What an alert is doing.
  package enum Phase: UInt64 {
    case idle
    case presenting
    case shown
    case resolved
    case delivered
  }

  /// What happens next.
  package enum Move: Equatable {
    case present(Int)
    case appear(Int)
    case expire(Int)
    case deliver(Int)
    case tap(Int, button: Int)
    case disarm(Int)
    case enterBackground
    case enterForeground
  }

  /// All alerts and the app in one word.
  package struct State: Equatable {
    fileprivate var word: UInt64 = 1

    /// All alerts idle, the app in the foreground.
    package init() {}

    fileprivate init(word: UInt64) {
      self.word = word
    }

    var isForeground: Bool {
      get { word & 1 == 1 }
      set { word = newValue ? word | 1 : word & ~1 }
    }

    /// The raw value of an alert's phase.
    package func phase(_ alert: Int) -> UInt64 { field(alert, offset: 0, mask: 7) }
    func result(_ alert: Int) -> UInt64 { field(alert, offset: 3, mask: 7) }
    func isArmed(_ alert: Int) -> Bool { field(alert, offset: 6, mask: 1) == 1 }

    mutating func setPhase(_ alert: Int, _ phase: Phase) {
      setField(alert, offset: 0, mask: 7, phase.rawValue)
    }

    mutating func setArmed(_ alert: Int, _ isArmed: Bool) {
      setField(alert, offset: 6, mask: 1, isArmed ? 1 : 0)
    }

    mutating func resolve(_ alert: Int, with result: UInt64) {
      setArmed(alert, false)
      setPhase(alert, .resolved)
      setField(alert, offset: 3, mask: 7, result)
    }

    private func field(_ alert: Int, offset: Int, mask: UInt64) -> UInt64 {
      (word >> UInt64(1 + 7 * alert + offset)) & mask
    }

    private mutating func setField(_ alert: Int, offset: Int, mask: UInt64, _ value: UInt64) {
      let shift = UInt64(1 + 7 * alert + offset)
      word = (word & ~(mask << shift)) | (value << shift)
    }
  }

  private static let buttons = 2
  private static let expired = UInt64(buttons + 1)
  private static let interrupted = UInt64(buttons + 2)

  private let alerts: Int

  /// Makes the model of some alerts, at most nine.
  package init(alerts: Int) {
    self.alerts = alerts
  }

  /// Explores everything; compiled here, so that the search is specialised for the model.
  package func explore() -> SearchResult {
    StateSearch(self, from: [State()]).run()
  }

  /// Appends what may happen, in the order of the Promela text.
  package func moves(in state: State, into list: inout MoveList<Move>) {
    let isForeground = state.isForeground
    let top = topAlert(in: state)
    for alert in 0..<alerts {
      let phase = Phase(rawValue: state.phase(alert))
      let isExpirable = phase == .shown && state.isArmed(alert)
      if isForeground && phase == .idle { list.append(.present(alert)) }
      if phase == .presenting { list.append(.appear(alert)) }
      if isExpirable { list.append(.expire(alert)) }
      if phase == .resolved { list.append(.deliver(alert)) }
      if isForeground && phase == .shown && alert == top {
        for button in 1...Self.buttons { list.append(.tap(alert, button: button)) }
      }
      if isExpirable { list.append(.disarm(alert)) }
    }
    list.append(isForeground ? .enterBackground : .enterForeground)
  }

  /// Lets it happen; an observer hears of deliveries.
  package func apply<Sink: EventSink<Int>>(_ move: Move, to state: inout State, _ sink: inout Sink)
  {
    switch move {
    case .present(let alert):
      state.setPhase(alert, .presenting)
    case .appear(let alert):
      state.setPhase(alert, .shown)
      state.setArmed(alert, true)
      precondition(state.result(alert) == 0)
    case .expire(let alert):
      state.resolve(alert, with: Self.expired)
    case .deliver(let alert):
      state.setPhase(alert, .delivered)
      precondition(state.result(alert) != 0 && !state.isArmed(alert))
      sink.record(alert)
    case .tap(let alert, let button):
      state.resolve(alert, with: UInt64(button))
    case .disarm(let alert):
      state.setArmed(alert, false)
    case .enterBackground:
      state.isForeground = false
      for alert in 0..<alerts where Self.isOnScreen(state.phase(alert)) {
        state.resolve(alert, with: Self.interrupted)
      }
    case .enterForeground:
      state.isForeground = true
    }
  }

  /// Writes the word.
  package func encode(_ state: State, into bytes: inout StateBytes) {
    bytes.append64(state.word)
  }

  /// Reads the word.
  package func decode(from bytes: inout StateReader) -> State {
    State(word: bytes.word64())
  }

  /// The last alert that is neither idle nor delivered: only this one can be tapped.
  private func topAlert(in state: State) -> Int? {
    (0..<alerts).last {
      state.phase($0) != Phase.idle.rawValue && state.phase($0) != Phase.delivered.rawValue
    }
  }

  private static func isOnScreen(_ phase: UInt64) -> Bool {
    phase == Phase.presenting.rawValue || phase == Phase.shown.rawValue
  }
}

extension LeanAlerts {
  /// The alert whose result was delivered.
  package typealias Event = Int
}
