import AlertSimulation
import SimulationKernel

// How time passes, and what is still to come.
extension ExploreSystem {
  /// How long time passes at once; nil when nothing is ahead.
  func passing(_ state: State, hasInjection: Bool) -> TimeSpan? {
    let change = state.world.nextChange(compiled, quantum: quantum)
    var span: TimeSpan?
    if change != .never { span = change - state.world.now }
    if state.linesDone < lines.count { span = min(span ?? state.untilLine, state.untilLine) }
    guard let span else { return nil }
    guard passing == .jump else { return quantum }
    guard hasInjection else { return span }
    return jumps.map { min(span, next(in: state, $0)) } ?? quantum
  }

  /// How long it is until the next moment at which an action can make a difference.
  private func next(in state: State, _ jumps: Jumps) -> TimeSpan {
    var next = Int64.max
    state.world.forEachPending(compiled) { pending in
      next = min(next, jumps.next(before: pending.microseconds) ?? .max)
    }
    var untilLine = state.untilLine
    for line in state.linesDone..<lines.count {
      if line > state.linesDone { untilLine = untilLine + lines[line].after }
      next = min(next, jumps.next(before: untilLine.microseconds) ?? .max)
    }
    return TimeSpan(microseconds: next)
  }

  /// How often people and the system can act, by what that may arm.
  var actionCounts: [(source: ArmingGraph.Source, count: Int)] {
    let touches = lines.count { if case .touchDown = $0.action { true } else { false } }
    let scripted = lines.count { $0.action.actor == .system }
    let begun = beginnings.isEmpty ? 0 : Int(budgets.interruptions)
    let slots = compiled.slots
    return [
      (.person, Int(budgets.inputs) + touches), (.interruption, begun),
      (.ending, endings.isEmpty ? 0 : begun + scripted),
    ]
      + compiled.events.indices.map {
        (.node(slots.alerts + slots.timers + $0), Int(budgets.arrivals))
      }
  }

  /// How many of the lines that are done make the app do something.
  func appLinesDone(of state: State) -> Int { appLinesDone[state.linesDone] }

  /// How long it is until the script makes the app do something next.
  func untilAppLine(of state: State) -> TimeSpan {
    var span = state.untilLine
    for line in state.linesDone..<lines.count {
      if line > state.linesDone { span = span + lines[line].after }
      if lines[line].action.actor == .app { return span }
    }
    return .zero
  }

  /// Whether nothing is armed and the script is at its end.
  func isQuiescent(_ state: State) -> Bool {
    state.linesDone == lines.count && state.world.nextFireTime(compiled) == .never
  }
}
