import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Decides whether a run is a path of the plain graph, once its times are rounded to quanta.
///
/// Rounding keeps the order of moves and every distance that is a multiple of the quantum. Where the rounding cuts is
/// free; what is strictly later in the run may have to stay later, so that every cut between two moves is tried.
struct PathChecker {
  let system: ExploreSystem

  init(_ compiled: Compiled, _ interruptions: [InterruptionKind] = InterruptionCatalogue.all) {
    let unlimited = Budgets.unlimited
    system = ExploreSystem(
      compiled, interruptions: interruptions,
      budgets: Budgets(inputs: unlimited, interruptions: unlimited, arrivals: unlimited),
      quantum: Quantum(compiled).length, passing: .plain)
  }

  /// Why a run is no path; nil when it is one.
  func problem(_ moves: [Move]) -> String? {
    let quantum = system.quantum.microseconds
    var first: String?
    var tried: Set<Int64> = []
    for offset in [0] + moves.map({ (quantum - $0.at.microseconds % quantum) % quantum })
    where tried.insert(offset).inserted {
      guard let problem = problem(moves, offset: offset) else { return nil }
      first = first ?? problem
    }
    return first
  }

  private func problem(_ moves: [Move], offset: Int64) -> String? {
    var state = system.start
    var position: Int64 = 0
    // What came for a suspended process comes in the graph when it runs again (contract:L3).
    var arrived: Set<Int> = []
    for (number, move) in moves.enumerated() {
      let target = (move.at.microseconds + offset) / system.quantum.microseconds
      while position < target {
        switch pass(&state) {
        case .passed: position += 1
        // Nothing is ahead: later is the same.
        case .same: position = target
        case .busy: return "move \(number), \(move): time cannot pass before it"
        }
      }
      guard let action = delivered(move.action, state, &arrived) else { continue }
      guard happen(action, &state) else {
        return "move \(number), \(move): it is not possible"
      }
    }
    return nil
  }

  /// An action as the graph has it: nil for what comes for a suspended process, which the graph has when it runs again.
  private func delivered(
    _ action: Action, _ state: ExploreSystem.State, _ arrived: inout Set<Int>
  ) -> Action? {
    switch action {
    case .event(let event) where state.world.clocks.isFrozen:
      let isScripted = system.moves(in: state).contains { $0.isScripted(action) }
      if isScripted { arrived.remove(Int(event)) } else { arrived.insert(Int(event)) }
      return isScripted ? action : nil
    case .fire(let slot):
      guard case .event(let event) = system.compiled.slots.owner(of: Int(slot)),
        arrived.remove(event) != nil
      else { return action }
      return .event(UInt8(event))
    default: return action
    }
  }

  private enum Passing { case passed, same, busy }

  private func pass(_ state: inout ExploreSystem.State) -> Passing {
    let moves = system.moves(in: state)
    for move in moves {
      guard case .pass = move else { continue }
      var nothing = NoEvents<Event>()
      system.apply(move, to: &state, &nothing)
      return .passed
    }
    let isDue = moves.contains { move in
      if case .scripted = move { return true }
      return move.worldMove?.actor == .platform
    }
    return isDue ? .busy : .same
  }

  /// Lets something happen, if it is possible, or if it changes nothing and is told as ignored.
  private func happen(_ action: Action, _ state: inout ExploreSystem.State) -> Bool {
    let moves = system.moves(in: state)
    let scripted = moves.first { $0.isScripted(action) }
    let move = scripted ?? moves.first { stands($0, for: action) }
    var nothing = NoEvents<Event>()
    if let move {
      system.apply(move, to: &state, &nothing)
      return true
    }
    // The platform does nothing in vain.
    guard action.actor != .platform else { return false }
    var copy = state
    var events = EventList<Event>()
    system.apply(.act(Move(action, at: state.world.now)), to: &copy, &events)
    let isNoted = events.events.contains { $0.kind != .ignored && $0.kind != .system }
    return !isNoted && system.encoding(of: copy) == system.encoding(of: state)
  }

  /// Texts for which nobody waits are all the same.
  private func stands(_ move: ExploreSystem.Move, for action: Action) -> Bool {
    guard let other = move.worldMove?.action else { return false }
    guard case .type(let alert, let field, let text) = action,
      case .type(alert, field, let otherText) = other
    else { return other == action }
    return text == otherText || (!isAwaited(text, field) && !isAwaited(otherText, field))
  }

  private func isAwaited(_ text: Int16, _ field: UInt8) -> Bool {
    system.compiled.delegates.contains {
      if case .whenField(Int(field), let awaited) = $0.enables { return awaited == text }
      return false
    }
  }
}

extension ExploreSystem.Move {
  /// Whether it is a line of the script with an action.
  func isScripted(_ action: Action) -> Bool {
    if case .scripted(let move) = self { return move.action == action }
    return false
  }
}
