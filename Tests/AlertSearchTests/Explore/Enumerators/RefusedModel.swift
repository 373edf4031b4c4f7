/// Two alert controllers on one root.
///
/// A message from outside shows `b`, which is refused while `a` is there, and then
/// nobody asks for it again. That it was asked for in vain follows from nothing else: the checks remember it.
struct RefusedModel: PlainModel {
  static let text = """
    { "scenario": "s", "profile": "uialertcontroller",
      "timing": { "appear": "500ms", "disappear": "250ms" },
      "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
      "events": { "push": { "after": "0s..2s", "do": [{ "show": "b" }] } },
      "app": { "on": [{ "event": "launched", "do": [{ "await": "push" }, { "show": "a" }] }] },
      "script": [{ "at": "3s", "tap": "b", "button": 0 }] }
    """

  // Quanta of 250 ms.
  private static let appear = 2
  private static let disappear = 1
  private static let latest = 8
  private static let gaps = [0, 12]

  enum Name { case a, b }
  enum Phase: Hashable {
    case away
    case appearing(left: Int)
    case shown
    case disappearing(left: Int)
  }

  struct State: Hashable {
    var isRunning = false
    var a = Phase.away
    var b = Phase.away
    /// Quanta until the message comes at the latest, while it is expected.
    var message: Int?
    /// U11: `b` was asked for in vain.
    var isLost = false
    var finger: Name?
    var script = PlainScript()
    var inputs = 4
    var arrivals = 1
  }

  enum Move { case line, tick, aEnds, bEnds, messageIsDue, messageComes, tap(Name), down(Name), up }

  let start = State()

  func moves(in state: State) -> [Move] {
    guard state.isRunning else { return [.line] }
    var moves: [Move] = []
    if Self.isOver(state.a) { moves.append(.aEnds) }
    if Self.isOver(state.b) { moves.append(.bEnds) }
    // An event that must come comes at its latest, which costs no arrival.
    if state.message == 0 { moves.append(.messageIsDue) }
    let isBusy = !moves.isEmpty
    // The window is open from the start.
    if state.message != nil, state.arrivals > 0 { moves.append(.messageComes) }
    if let top: Name = state.a == .shown ? .a : state.b == .shown ? .b : nil {
      if state.finger != nil { moves.append(.up) }
      if state.inputs > 0 { moves.append(.tap(top)) }
      if state.inputs > 0, state.finger == nil { moves.append(.down(top)) }
    }
    if state.script.isDue(Self.gaps) {
      moves.append(.line)
    } else if !isBusy, isAnythingAhead(state) {
      moves.append(.tick)
    }
    return moves
  }

  private static func isOver(_ phase: Phase) -> Bool {
    phase == .appearing(left: 0) || phase == .disappearing(left: 0)
  }

  private func isAnythingAhead(_ state: State) -> Bool {
    state.message != nil || state.script.done < Self.gaps.count
      || [state.a, state.b].contains { $0 != .away && $0 != .shown }
  }

  func apply(_ move: Move, to state: inout State) {
    switch move {
    case .line: applyLine(&state)
    case .tick:
      state.script.tick(Self.gaps)
      state.a = Self.later(state.a)
      state.b = Self.later(state.b)
      if let left = state.message { state.message = left - 1 }
    case .aEnds: state.a = state.a == .appearing(left: 0) ? .shown : .away
    case .bEnds: state.b = state.b == .appearing(left: 0) ? .shown : .away
    case .messageIsDue: deliver(&state)
    case .messageComes:
      state.arrivals -= 1
      deliver(&state)
    case .tap(let name):
      state.inputs -= 1
      dismiss(name, &state)
    case .down(let name):
      state.inputs -= 1
      state.finger = name
    case .up: if let finger = state.finger { dismiss(finger, &state) }
    }
  }

  private static func later(_ phase: Phase) -> Phase {
    switch phase {
    case .appearing(let left): .appearing(left: left - 1)
    case .disappearing(let left): .disappearing(left: left - 1)
    case .away, .shown: phase
    }
  }

  private func deliver(_ state: inout State) {
    state.message = nil
    // U11, U12: the root presents `a` until it is gone, and nothing is queued.
    if state.a == .away {
      state.b = .appearing(left: Self.appear)
    } else {
      state.isLost = true
    }
  }

  private func dismiss(_ name: Name, _ state: inout State) {
    state.finger = nil
    switch name {
    case .a: state.a = .disappearing(left: Self.disappear)
    case .b: state.b = .disappearing(left: Self.disappear)
    }
  }

  private func applyLine(_ state: inout State) {
    if state.script.done == 0 {
      state.isRunning = true
      state.message = Self.latest
      state.a = .appearing(left: Self.appear)
    } else if state.b == .shown {
      dismiss(.b, &state)
    }
    state.script.advance(Self.gaps)
  }
}
