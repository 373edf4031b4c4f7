/// Two alert views of iOS 6: `b` waits until `a` has appeared, then covers it; a timer dismisses `b`, and is cancelled
/// in the background; the script has the app dismiss `a`; Home is listed.
struct StackModel: PlainModel {
  static let text = """
    { "scenario": "s", "profile": "uialertview-ios6",
      "timing": { "appear": "500ms", "disappear": "500ms", "suspendDelay": "500ms" },
      "alerts": { "a": { "buttons": [{ "title": "No", "role": "cancel" }] },
        "b": { "buttons": ["OK"] } },
      "interruptions": { "home": "every 60s" },
      "app": { "on": [
        { "event": "launched", "do": [{ "show": "a" }, { "show": "b" }] },
        { "event": "b.didPresent", "do": [{ "startTimer": "t", "after": "1s" }] },
        { "event": "timer.t", "do": [{ "dismiss": "b" }] },
        { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "t" }] } ] },
      "script": [{ "at": "2s", "do": [{ "dismiss": "a", "index": 5 }] }] }
    """

  // Quanta of 500 ms.
  private static let transition = 1
  private static let suspendDelay = 1
  private static let timer = 2
  private static let gaps = [0, 4]

  enum Life { case notRunning, active, background, suspended }
  enum Phase: Hashable {
    case away, waiting
    case appearing(left: Int)
    case shown, covered
    case disappearing(left: Int, isTap: Bool, index: Int)
  }
  enum Timer: Hashable {
    case ahead(Int)
    /// T2: it is overdue and fires on resume.
    case late
  }
  enum Name { case a, b }

  struct State: Hashable {
    var life = Life.notRunning
    /// Quanta until the process is suspended.
    var suspension: Int?
    var a = Phase.away
    var b = Phase.away
    /// E9: a dismissal of `a` that waits for the end of its presentation.
    var isDismissalKept = false
    /// F2: `a` was told that it is covered.
    var wasToldCovered = false
    var timer: Timer?
    /// The alert on whose button a finger is down.
    var finger: Name?
    var script = PlainScript()
    // docs/EXPLORE.md: budgets of 4 inputs and 2 interruptions.
    var inputs = 4
    var interruptions = 2
  }

  enum Move {
    case line, tick, transitionOfAEnds, transitionOfBEnds, timerFires, suspended
    case tap(Name), touchDown(Name), touchUp(Name)
    case home, goBack
  }

  let start = State()

  func moves(in state: State) -> [Move] {
    guard state.life != .notRunning else { return [.line] }
    var moves: [Move] = []
    // L3: a suspended process runs no code and no timers.
    if state.life != .suspended {
      if Self.isOver(state.a) { moves.append(.transitionOfAEnds) }
      if Self.isOver(state.b) { moves.append(.transitionOfBEnds) }
      if state.timer == .ahead(0) || state.timer == .late { moves.append(.timerFires) }
      if state.suspension == 0 { moves.append(.suspended) }
    }
    let isBusy = !moves.isEmpty
    if state.life == .active { appendInputs(state, &moves) }
    if state.life == .active, state.interruptions > 0 { moves.append(.home) }
    // What ends an interruption costs nothing.
    if state.life == .background || state.life == .suspended { moves.append(.goBack) }
    if state.script.isDue(Self.gaps) {
      moves.append(.line)
    } else if !isBusy, isAnythingAhead(state) {
      moves.append(.tick)
    }
    return moves
  }

  private static func isOver(_ phase: Phase) -> Bool {
    switch phase {
    case .appearing(0), .disappearing(0, _, _): true
    default: false
    }
  }

  private static func isMoving(_ phase: Phase) -> Bool {
    switch phase {
    case .appearing, .disappearing: true
    default: false
    }
  }

  // F1: only the topmost alert takes input, when it does not move.
  private func appendInputs(_ state: State, _ moves: inout [Move]) {
    guard let top: Name = state.b == .shown ? .b : state.a == .shown ? .a : nil else { return }
    if let finger = state.finger { moves.append(.touchUp(finger)) }
    guard state.inputs > 0 else { return }
    moves.append(.tap(top))
    if state.finger == nil { moves.append(.touchDown(top)) }
  }

  private func isAnythingAhead(_ state: State) -> Bool {
    if state.script.done < Self.gaps.count { return true }
    // Of a suspended process only a timer gets late, one quantum after it was due (T2).
    if case .ahead = state.timer { return true }
    if state.life == .suspended { return false }
    return state.suspension != nil || Self.isMoving(state.a) || Self.isMoving(state.b)
  }

  func apply(_ move: Move, to state: inout State) {
    switch move {
    case .line: applyLine(&state)
    case .tick: tick(&state)
    case .transitionOfAEnds: endTransitionOfA(&state)
    case .transitionOfBEnds: endTransitionOfB(&state)
    case .timerFires:
      state.timer = nil
      if state.b == .shown { dismiss(.b, &state, isTap: false, index: -1) }
    case .suspended:
      state.life = .suspended
      state.suspension = nil
      // G26: what was left of a transition no longer matters.
      state.a = Self.withoutTime(state.a)
      state.b = Self.withoutTime(state.b)
    case .tap(let name):
      state.inputs -= 1
      dismiss(name, &state, isTap: true, index: 0)
    case .touchDown(let name):
      state.inputs -= 1
      state.finger = name
    case .touchUp(let name): dismiss(name, &state, isTap: true, index: 0)
    case .home:
      state.interruptions -= 1
      // contract:7.1: resign active (L1: the finger is gone), background: here the app cancels its timer.
      state.life = .background
      state.finger = nil
      state.timer = nil
      state.suspension = Self.suspendDelay
    case .goBack:
      // G26, G38: transitions of a process that was suspended are over; otherwise nothing was frozen.
      state.life = .active
      state.suspension = nil
    }
  }

  private func tick(_ state: inout State) {
    state.script.tick(Self.gaps)
    if case .ahead(let left) = state.timer { state.timer = left == 0 ? .late : .ahead(left - 1) }
    guard state.life != .suspended else { return }
    state.a = Self.later(state.a)
    state.b = Self.later(state.b)
    if let left = state.suspension { state.suspension = left - 1 }
  }

  private static func later(_ phase: Phase) -> Phase {
    switch phase {
    case .appearing(let left): .appearing(left: left - 1)
    case .disappearing(let left, let isTap, let index):
      .disappearing(left: left - 1, isTap: isTap, index: index)
    default: phase
    }
  }

  private static func withoutTime(_ phase: Phase) -> Phase {
    switch phase {
    case .appearing: .appearing(left: 0)
    case .disappearing(_, let isTap, let index):
      .disappearing(left: 0, isTap: isTap, index: index)
    default: phase
    }
  }

  private func endTransitionOfA(_ state: inout State) {
    if case .appearing = state.a {
      state.a = .shown
      // E9, G9: didPresent, then the dismissal that waited, then whoever waits.
      if state.isDismissalKept { dismiss(.a, &state, isTap: false, index: 5) }
    } else {
      state.a = .away
    }
    presentB(&state)
  }

  /// D3: `b` has waited until nothing moves.
  private func presentB(_ state: inout State) {
    guard state.b == .waiting, !Self.isMoving(state.a) else { return }
    if state.a == .shown {
      // F1; a finger on what is covered is lifted.
      state.a = .covered
      state.finger = nil
    }
    state.b = .appearing(left: Self.transition)
  }

  private func endTransitionOfB(_ state: inout State) {
    if case .appearing = state.b {
      state.b = .shown
      // F2, G2: iOS 4 to 6 tell the covered alert didDismiss, right before the other's didPresent.
      if state.a == .covered { state.wasToldCovered = true }
      state.timer = .ahead(Self.timer)
    } else {
      state.b = .away
      // F3, F4: `a` re-appears without time of its own (G5).
      if state.a == .covered {
        state.a = .shown
        state.wasToldCovered = false
      }
    }
  }

  private func dismiss(_ name: Name, _ state: inout State, isTap: Bool, index: Int) {
    if state.finger == name { state.finger = nil }
    let phase = Phase.disappearing(left: Self.transition, isTap: isTap, index: index)
    if name == .a {
      state.a = phase
      state.isDismissalKept = false
    } else {
      state.b = phase
    }
  }

  private func applyLine(_ state: inout State) {
    if state.script.done == 0 {
      state.life = .active
      state.a = .appearing(left: Self.transition)
      state.b = .waiting
    } else if state.life != .suspended {
      switch state.a {
      case .appearing: state.isDismissalKept = true
      case .shown:
        dismiss(.a, &state, isTap: false, index: 5)
      case .covered:
        // F5: at once, without animation.
        state.a = .away
        state.wasToldCovered = false
      // E10, E11
      case .away, .waiting, .disappearing: break
      }
    }
    state.script.advance(Self.gaps)
  }
}
