/// An alert controller with a disabled action, one that presents it once more, and an answer from outside that may
/// never come and dismisses it; a system alert may come over the app.
struct ControllerModel: PlainModel {
  static let text = """
    { "scenario": "s", "profile": "uialertcontroller",
      "timing": { "appear": "500ms", "disappear": "250ms" },
      "alerts": { "ask": { "buttons": [{ "title": "No", "role": "cancel" },
        { "title": "Off", "enabled": false }, "Again"] } },
      "events": { "done": { "after": "500ms..1500ms", "mayNeverCome": true,
        "do": [{ "dismiss": "ask" }] } },
      "interruptions": { "systemAlert": "every 60s" },
      "app": { "on": [
        { "event": "launched", "do": [{ "await": "done" }, { "show": "ask" }] },
        { "event": "ask.handler", "index": 2, "times": 1, "do": [{ "show": "ask" }] } ] } }
    """

  // Quanta of 250 ms.
  private static let appear = 2
  private static let disappear = 1
  /// The answer's last moment, and how long before it the window opens.
  private static let latest = 6
  private static let width = 4
  private static let gaps = [0]

  enum Life { case notRunning, active, inactive }
  enum Phase: Hashable {
    case away
    case appearing(left: Int)
    case shown
    /// The tapped action, or nil when code dismisses it.
    case disappearing(left: Int, action: Int?)
  }

  struct State: Hashable {
    var life = Life.notRunning
    var phase = Phase.away
    /// Quanta until the answer can no longer come, while it is expected.
    var answer: Int?
    /// The action on which a finger is down.
    var finger: Int?
    /// How often the handler may still run.
    var runs = 1
    var script = PlainScript()
    // docs/EXPLORE.md: budgets of 4 inputs, 2 interruptions, and 1 arrival.
    var inputs = 4
    var interruptions = 2
    var arrivals = 1
  }

  enum Move {
    case line, tick, transitionEnds, answerStaysAway, answerComes
    case tap(Int), touchDown(Int), touchUp
    case alertComes, alertGoes
  }

  let start = State()

  func moves(in state: State) -> [Move] {
    guard state.life != .notRunning else { return [.line] }
    var moves: [Move] = []
    switch state.phase {
    case .appearing(0), .disappearing(0, _): moves.append(.transitionEnds)
    default: break
    }
    // At its last moment it may come (bounds are closed), or it stays away for good.
    if state.answer == 0 { moves.append(.answerStaysAway) }
    let isBusy = !moves.isEmpty
    if let left = state.answer, left <= Self.width, state.arrivals > 0 {
      moves.append(.answerComes)
    }
    if state.life == .active, state.phase == .shown {
      if state.finger != nil { moves.append(.touchUp) }
      // U7: the disabled action takes no tap. U16: beside an alert nothing happens.
      if state.inputs > 0 {
        for action in [0, 2] {
          moves.append(.tap(action))
          if state.finger == nil { moves.append(.touchDown(action)) }
        }
      }
    }
    // contract:7.1: covered once, it cannot be covered by another one of the same kind.
    if state.life == .active, state.interruptions > 0 { moves.append(.alertComes) }
    if state.life == .inactive { moves.append(.alertGoes) }
    if !isBusy, isAnythingAhead(state) { moves.append(.tick) }
    return moves
  }

  private func isAnythingAhead(_ state: State) -> Bool {
    if state.answer != nil { return true }
    switch state.phase {
    case .appearing, .disappearing: return true
    case .away, .shown: return false
    }
  }

  func apply(_ move: Move, to state: inout State) {
    switch move {
    case .line:
      state.script.advance(Self.gaps)
      state.life = .active
      state.answer = Self.latest
      state.phase = .appearing(left: Self.appear)
    case .tick: tick(&state)
    case .transitionEnds: endTransition(&state)
    case .answerStaysAway: state.answer = nil
    case .answerComes:
      state.arrivals -= 1
      state.answer = nil
      // U6; U12: refused while it comes or goes; G45: nothing where it is away.
      if state.phase == .shown { dismiss(&state, nil) }
    case .tap(let action):
      state.inputs -= 1
      dismiss(&state, action)
    case .touchDown(let action):
      state.inputs -= 1
      state.finger = action
    case .touchUp: dismiss(&state, state.finger)
    case .alertComes:
      // F7: no alert callbacks. L1: the finger is gone.
      state.interruptions -= 1
      state.life = .inactive
      state.finger = nil
    case .alertGoes: state.life = .active
    }
  }

  private func tick(_ state: inout State) {
    if let left = state.answer { state.answer = left - 1 }
    switch state.phase {
    case .appearing(let left): state.phase = .appearing(left: left - 1)
    case .disappearing(let left, let action):
      state.phase = .disappearing(left: left - 1, action: action)
    case .away, .shown: break
    }
  }

  private func dismiss(_ state: inout State, _ action: Int?) {
    state.finger = nil
    state.phase = .disappearing(left: Self.disappear, action: action)
  }

  private func endTransition(_ state: inout State) {
    guard case .disappearing(_, let action) = state.phase else {
      state.phase = .shown
      return
    }
    state.phase = .away
    // U4: the handler runs when nothing is presented any more, so that it can present again.
    if action == 2, state.runs > 0 {
      state.runs -= 1
      state.phase = .appearing(left: Self.appear)
    }
  }
}
