/// A progress alert of iOS 6 with one button, which a timer dismisses three seconds after it appeared, and a call that
/// comes and goes by the script.
struct ProgressModel: PlainModel {
  static let text = """
    { "scenario": "s", "profile": "uialertview-ios6",
      "alerts": { "a": { "buttons": [{ "title": "Cancel", "role": "cancel" }] } },
      "app": { "on": [
        { "event": "launched", "do": [{ "show": "a" }] },
        { "event": "a.didPresent", "do": [{ "startTimer": "t", "after": "3s" }] },
        { "event": "timer.t", "do": [{ "dismiss": "a" }] } ] },
      "script": [{ "at": "1s", "system": "callShown" }, { "at": "2s", "system": "callIgnored" }] }
    """

  // Quanta of 50 ms, the greatest divisor of 300 ms, 250 ms, 1 s and 3 s.
  private static let appear = 6
  private static let disappear = 5
  private static let timer = 60
  /// The launch, the call 1 s later, and its end another second later.
  private static let gaps = [0, 20, 20]

  enum Life { case notRunning, active, inactive }
  enum Phase: Hashable {
    case away
    case appearing(left: Int)
    case shown
    /// The index that didDismiss will tell: 0 of a tap, −1 of code.
    case disappearing(left: Int, index: Int)
  }

  struct State: Hashable {
    var life = Life.notRunning
    var phase = Phase.away
    /// Quanta until the timer fires, if it is armed.
    var timer: Int?
    /// A finger is down on the button.
    var finger = false
    var script = PlainScript()
    // docs/EXPLORE.md: a budget of 4 inputs.
    var inputs = 4
  }

  enum Move { case line, tick, transitionEnds, timerFires, tap, touchDown, touchUp }

  let start = State()

  func moves(in state: State) -> [Move] {
    let isLineDue = state.script.isDue(Self.gaps)
    // Nothing happens before the launch.
    guard state.life != .notRunning else { return [.line] }
    var moves: [Move] = []
    switch state.phase {
    case .appearing(0), .disappearing(0, _): moves.append(.transitionEnds)
    default: break
    }
    if state.timer == 0 { moves.append(.timerFires) }
    let isBusy = !moves.isEmpty
    // G11: while it appears it takes no tap; contract:7.1: nor while the app is not active.
    if state.life == .active, state.phase == .shown {
      // A finger that is down goes up without a cost.
      if state.finger { moves.append(.touchUp) }
      if state.inputs > 0 {
        // Another finger may tap while one is down.
        moves.append(.tap)
        if !state.finger { moves.append(.touchDown) }
      }
    }
    if isLineDue {
      moves.append(.line)
    } else if !isBusy, isAnythingAhead(state) {
      // What is due happens first; where nothing is ahead, time does not pass.
      moves.append(.tick)
    }
    return moves
  }

  private func isAnythingAhead(_ state: State) -> Bool {
    if state.timer != nil || state.script.done < Self.gaps.count { return true }
    switch state.phase {
    case .appearing, .disappearing: return true
    case .away, .shown: return false
    }
  }

  func apply(_ move: Move, to state: inout State) {
    switch move {
    case .line: applyLine(&state)
    case .tick:
      state.script.tick(Self.gaps)
      if let timer = state.timer { state.timer = timer - 1 }
      switch state.phase {
      case .appearing(let left): state.phase = .appearing(left: left - 1)
      case .disappearing(let left, let index):
        state.phase = .disappearing(left: left - 1, index: index)
      case .away, .shown: break
      }
    case .transitionEnds:
      if case .appearing = state.phase {
        // D1, D2: didPresent after the animation; there the app starts its timer.
        state.phase = .shown
        state.timer = Self.timer
      } else {
        state.phase = .away
      }
    case .timerFires:
      state.timer = nil
      // E6 with E7; E10, E11: on an alert that goes or is gone, nothing.
      if state.phase == .shown { dismiss(&state, index: -1) }
    case .tap:
      state.inputs -= 1
      dismiss(&state, index: 0)
    case .touchDown:
      state.inputs -= 1
      state.finger = true
    case .touchUp: dismiss(&state, index: 0)
    }
  }

  // E2, E6: willDismiss, the animation, didDismiss; a finger on the alert is lifted.
  private func dismiss(_ state: inout State, index: Int) {
    state.finger = false
    state.phase = .disappearing(left: Self.disappear, index: index)
  }

  private func applyLine(_ state: inout State) {
    switch state.script.done {
    case 0:
      // D2: willPresent inside show, as nothing else moves.
      state.life = .active
      state.phase = .appearing(left: Self.appear)
    case 1:
      // contract:7.1: a call makes the app inactive. L1: touches in progress are cancelled. L2: timers go on.
      state.life = .inactive
      state.finger = false
    default: state.life = .active
    }
    state.script.advance(Self.gaps)
  }
}
