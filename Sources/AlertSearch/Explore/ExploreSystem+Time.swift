import AlertSimulation
import SimulationKernel

/// When a world comes to something by itself.
struct TimeAhead: BitwiseCopyable {
  /// How long it is until time by itself changes something.
  let change: TimeSpan?
  /// How long it is until the next moment at which an action can make a difference; nil where nobody knows any.
  let jump: TimeSpan?

  init(_ world: World, _ system: ExploreSystem) {
    let next = world.nextChange(system.compiled, quantum: system.quantum)
    change = next == .never ? nil : next - world.now
    guard let jumps = system.jumps else {
      jump = nil
      return
    }
    var nearest = Int64.max
    world.forEachPending(system.compiled) { pending in
      nearest = min(nearest, jumps.next(before: pending.microseconds) ?? .max)
    }
    jump = TimeSpan(microseconds: nearest)
  }
}

// How time passes, and what is still to come.
extension ExploreSystem {
  /// How long time passes at once; nil when nothing is ahead.
  func passing(_ ahead: TimeAhead, _ agenda: Agenda, hasInjection: Bool) -> TimeSpan? {
    var span = ahead.change
    if agenda.linesDone < lines.count { span = min(span ?? agenda.untilLine, agenda.untilLine) }
    guard let span else { return nil }
    guard passing == .jump else { return quantum }
    guard hasInjection else { return span }
    guard let jumps, let jump = ahead.jump else { return quantum }
    return min(span, jump, nextJump(agenda, jumps))
  }

  private func nextJump(_ agenda: Agenda, _ jumps: Jumps) -> TimeSpan {
    var next = Int64.max
    var untilLine = agenda.untilLine
    for line in agenda.linesDone..<lines.count {
      if line > agenda.linesDone { untilLine = untilLine + lines[line].after }
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
  func appLinesDone(of agenda: Agenda) -> Int { appLinesDone[agenda.linesDone] }

  /// How long it is until the script makes the app do something next.
  func untilAppLine(of agenda: Agenda) -> TimeSpan {
    var span = agenda.untilLine
    for line in agenda.linesDone..<lines.count {
      if line > agenda.linesDone { span = span + lines[line].after }
      if lines[line].action.actor == .app { return span }
    }
    return .zero
  }
}
