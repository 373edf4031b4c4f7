import AlertModel

/// Finds out which event brought about which, from how deep they happened and what was armed.
///
/// The world keeps no causes: they are history, and would make equal states different.
struct CauseTracker {
  /// The last event at each depth of the present move.
  private var lastAtDepth: [Int] = []
  private var lastPhase = [Int](repeating: -1, count: Capacity.alerts)
  private var lastStart = [Int](repeating: -1, count: Capacity.slots)
  private var lastExpectation = [Int](repeating: -1, count: Capacity.slots)
  private var moveCause = -1

  mutating func beginMove(_ move: Move, _ compiled: Compiled) {
    lastAtDepth.removeAll(keepingCapacity: true)
    moveCause = -1
    guard case .fire(let slot) = move.action else { return }
    switch compiled.slots.owner(of: Int(slot)) {
    case .transition(let alert): moveCause = lastPhase[alert]
    case .timer(let timer): moveCause = lastStart[timer]
    case .event(let event): moveCause = lastExpectation[event]
    case .suspension: break
    }
  }

  /// The number of the event that brought this one about, or −1.
  mutating func cause(of event: Event, number: Int) -> Int {
    let depth = Int(event.depth)
    // A new phase follows from the operation told right before it, at the same depth.
    let deepest = event.kind == .phase ? depth : depth - 1
    var found = moveCause
    for shallower in stride(from: min(deepest, lastAtDepth.count - 1), through: 0, by: -1)
    where lastAtDepth[shallower] >= 0 {
      found = lastAtDepth[shallower]
      break
    }
    note(event, number)
    // A new phase is a consequence, never the reason for what follows it at a greater depth.
    guard event.kind != .phase else { return found }
    while lastAtDepth.count <= depth { lastAtDepth.append(-1) }
    lastAtDepth.removeSubrange((depth + 1)...)
    lastAtDepth[depth] = number
    return found
  }

  private mutating func note(_ event: Event, _ number: Int) {
    switch event.kind {
    case .phase where Int(event.subject) < lastPhase.count: lastPhase[Int(event.subject)] = number
    case .timerStarted: lastStart[Int(event.subject)] = number
    case .eventExpected: lastExpectation[Int(event.subject)] = number
    default: break
    }
  }
}
