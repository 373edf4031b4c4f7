/// A repeating timer and one that shows an alert of iOS 6, in an app that is left and comes back: what is late is told
/// by its order, and of the repeating timer by where it stands on its grid.
struct GridModel: PlainModel {
  static let text = """
    { "scenario": "s", "profile": "uialertview-ios6",
      "timing": { "appear": "500ms", "disappear": "500ms", "suspendDelay": "500ms" },
      "alerts": { "a": { "buttons": ["OK"] } },
      "interruptions": { "home": "every 60s" },
      "app": { "on": [
        { "event": "launched", "do": [{ "startTimer": "t", "after": "1500ms", "repeats": true },
          { "startTimer": "u", "after": "2s" }] },
        { "event": "timer.u", "do": [{ "show": "a" }] } ] } }
    """

  // Quanta of 500 ms.
  private static let transition = 1
  private static let suspendDelay = 1
  private static let interval = 3
  private static let once = 4

  enum Life { case notRunning, active, background, suspended }
  enum Phase: Hashable {
    case away
    case appearing(left: Int)
    case shown
    case disappearing(left: Int)
  }

  struct State: Hashable {
    var life = Life.notRunning
    var suspension: Int?
    var phase = Phase.away
    /// Quanta until the timers fire; below 0 they are late.
    var repeating = 0
    var single: Int?
    var finger = false
    var inputs = 4
    var interruptions = 2
  }

  enum Move {
    case launch, tick, transitionEnds, repeatingFires, singleFires, suspended
    case tap, touchDown, touchUp, home, goBack
  }

  let start = State()

  func moves(in state: State) -> [Move] {
    guard state.life != .notRunning else { return [.launch] }
    var moves: [Move] = []
    if state.life != .suspended {
      if state.phase == .appearing(left: 0) || state.phase == .disappearing(left: 0) {
        moves.append(.transitionEnds)
      }
      // G25: timers keep the order of their fire dates, also when they are late.
      let first = min(state.repeating, state.single ?? state.repeating)
      if first <= 0 {
        if state.repeating == first { moves.append(.repeatingFires) }
        if state.single == first { moves.append(.singleFires) }
      }
      if state.suspension == 0 { moves.append(.suspended) }
    }
    let isBusy = !moves.isEmpty
    if state.life == .active, state.phase == .shown {
      if state.finger { moves.append(.touchUp) }
      if state.inputs > 0 {
        moves.append(.tap)
        if !state.finger { moves.append(.touchDown) }
      }
    }
    if state.life == .active, state.interruptions > 0 { moves.append(.home) }
    if state.life == .background || state.life == .suspended { moves.append(.goBack) }
    // The repeating timer is always ahead; of a suspended process it moves along its grid.
    if !isBusy { moves.append(.tick) }
    return moves
  }

  func apply(_ move: Move, to state: inout State) {
    switch move {
    case .launch:
      state.life = .active
      state.repeating = Self.interval
      state.single = Self.once
    case .tick: tick(&state)
    case .transitionEnds: state.phase = state.phase == .appearing(left: 0) ? .shown : .away
    case .repeatingFires:
      // T2: missed firings collapse into this one; the next is on the original grid.
      repeat { state.repeating += Self.interval } while state.repeating <= 0
    case .singleFires:
      state.single = nil
      state.phase = .appearing(left: Self.transition)
    case .suspended:
      state.life = .suspended
      state.suspension = nil
      // G26
      if case .appearing = state.phase { state.phase = .appearing(left: 0) }
      if case .disappearing = state.phase { state.phase = .disappearing(left: 0) }
    case .tap:
      state.inputs -= 1
      dismiss(&state)
    case .touchDown:
      state.inputs -= 1
      state.finger = true
    case .touchUp: dismiss(&state)
    case .home:
      state.interruptions -= 1
      state.life = .background
      state.finger = false
      state.suspension = Self.suspendDelay
    case .goBack:
      state.life = .active
      state.suspension = nil
    }
    forgetAges(&state)
  }

  private func dismiss(_ state: inout State) {
    state.finger = false
    state.phase = .disappearing(left: Self.transition)
  }

  private func tick(_ state: inout State) {
    state.repeating -= 1
    if let left = state.single { state.single = left - 1 }
    guard state.life != .suspended else { return }
    if let left = state.suspension { state.suspension = left - 1 }
    switch state.phase {
    case .appearing(let left): state.phase = .appearing(left: left - 1)
    case .disappearing(let left): state.phase = .disappearing(left: left - 1)
    case .away, .shown: break
    }
  }

  /// How late a timer is does not matter: only who comes first, and the grid.
  private func forgetAges(_ state: inout State) {
    let isLate = state.repeating < 0
    let phase = isLate ? -state.repeating % Self.interval : 0
    // The least age that is above 0 and on the grid.
    let youngest = phase == 0 ? Self.interval : phase
    if let single = state.single, single < 0 {
      if !isLate {
        state.single = -1
      } else if single == state.repeating {
        state.repeating = -youngest
        state.single = -youngest
      } else if single < state.repeating {
        state.repeating = -youngest
        state.single = -Self.interval - 1
      } else {
        state.repeating = -youngest - Self.interval
        state.single = -1
      }
    } else if isLate {
      state.repeating = -youngest
    }
  }
}
