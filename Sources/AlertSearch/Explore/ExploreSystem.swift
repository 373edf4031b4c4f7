package import AlertChecks
import AlertModel
package import AlertSimulation
package import SimulationKernel

/// Every interleaving of a scenario: its script stays fixed; a person, interruptions and outside events come on top.
///
/// A class, so that handing it around copies nothing of the compiled scenario.
package final class ExploreSystem: TransitionSystem {
  /// An observer sees what the world records.
  package typealias Event = AlertSimulation.Event

  /// Everything the future and its verdicts depend on.
  package struct State {
    package var world: World
    /// What the checks of callbacks remember.
    package var monitors = PresentationMonitors()
    /// How many lines of the script are done, the launch included.
    package var linesDone = 0
    /// How long it is until the next line.
    package var untilLine = TimeSpan.zero
    package var inputsLeft: UInt8
    package var interruptionsLeft: UInt8
    /// How often each outside event may still arrive.
    var arrivalsLeft: [13 of UInt8]
  }

  /// Time passes, or something happens now.
  package enum Move: Hashable, Sendable {
    case pass(TimeSpan)
    case act(AlertSimulation.Move)
    case scripted(AlertSimulation.Move)

    /// What happens to the world, if it is not time alone.
    package var worldMove: AlertSimulation.Move? {
      switch self {
      case .pass: nil
      case .act(let move), .scripted(let move): move
      }
    }
  }

  /// How time passes.
  package enum Passing: Hashable, Sendable {
    /// One quantum after the other: the reference.
    case plain
    /// At once to the next moment at which something that somebody does can make a difference.
    case jump
  }

  package let compiled: Compiled
  package let budgets: Budgets
  package let quantum: TimeSpan
  package let passing: Passing
  /// How the interruptions that the scenario lists begin and end.
  let beginnings: [SystemOperation]
  let endings: [SystemOperation]
  /// Both, in the order of moves.
  private let operations: [SystemOperation]
  /// The launch, if the scenario begins with it, and the script.
  let lines: [CompiledLine]
  /// How many of the first lines make the app do something, by their number.
  let appLinesDone: [Int]
  /// The state before anything has happened.
  package let start: State
  private let memory = MoveMemory()
  /// Where actions can make a difference; nil where nobody knows, so that time passes step by step.
  let jumps: Jumps?

  /// A line of the script and how long it comes after the one before.
  struct CompiledLine {
    let action: Action
    let after: TimeSpan
  }

  /// Makes the system of a scenario.
  package convenience init(
    _ compiled: Compiled, interruptions: [InterruptionKind] = [], budgets: Budgets = Budgets(),
    quantum: TimeSpan, passing: Passing = .jump
  ) {
    let endings = interruptions.compactMap { $0.ends?.operation }
    self.init(
      compiled, beginnings: interruptions.map(\.begins), endings: endings, budgets: budgets,
      quantum: quantum, passing: passing, jumps: nil)
  }

  /// The same system with other jumps.
  convenience init(_ other: ExploreSystem, jumps: Jumps?) {
    self.init(
      other.compiled, beginnings: other.beginnings, endings: other.endings, budgets: other.budgets,
      quantum: other.quantum, passing: other.passing, jumps: jumps)
  }

  private init(
    _ compiled: Compiled, beginnings: [SystemOperation], endings: [SystemOperation],
    budgets: Budgets, quantum: TimeSpan, passing: Passing, jumps: Jumps?
  ) {
    self.compiled = compiled
    self.jumps = jumps
    self.beginnings = beginnings
    self.endings = endings
    self.budgets = budgets
    self.quantum = quantum
    self.passing = passing
    operations = SystemOperation.allCases.filter { [beginnings, endings] in
      beginnings.contains($0) || endings.contains($0)
    }
    var lines: [CompiledLine] = []
    if compiled.scenario.start == .launches {
      lines.append(CompiledLine(action: .system(.launch), after: .zero))
    }
    var last = Instant.zero
    for line in compiled.script {
      lines.append(CompiledLine(action: line.action, after: line.at - last))
      last = line.at
    }
    self.lines = lines
    var done = 0
    appLinesDone =
      [0]
      + lines.map { line in
        if line.action.actor == .app { done += 1 }
        return done
      }
    start = State(
      world: World(compiled), untilLine: lines.first?.after ?? .zero, inputsLeft: budgets.inputs,
      interruptionsLeft: beginnings.isEmpty ? 0 : budgets.interruptions,
      arrivalsLeft: .init(repeating: budgets.arrivals))
  }

  // MARK: Moves

  /// Appends what the platform does, what comes from outside, what people do, the script's next line, and time.
  package func moves(in state: State, into list: inout MoveList<Move>) {
    guard state.world.life.state != .ended else { return }
    let now = state.world.now
    let isLineDue = state.linesDone < lines.count && state.untilLine == .zero
    var hasInjection = false
    // Nothing happens before the launch.
    if state.world.life.state != .notRunning {
      memory.moves.removeAll()
      state.world.moves(compiled, system: operations, into: &memory.moves)
      for move in memory.moves where move.at == now {
        switch move.actor {
        case .platform: list.append(.act(move))
        case .outside:
          guard case .event(let event) = move.action, state.arrivalsLeft[Int(event)] > 0 else {
            continue
          }
          hasInjection = true
          list.append(.act(move))
        case .person:
          guard isAffordable(move.action, state) else { continue }
          hasInjection = true
          list.append(.act(move))
        case .system:
          guard case .system(let operation) = move.action, mayHappen(operation, state) else {
            continue
          }
          hasInjection = true
          list.append(.act(move))
        case .app: continue
        }
      }
    }
    if isLineDue {
      list.append(.scripted(AlertSimulation.Move(lines[state.linesDone].action, at: now)))
    } else if !state.world.isBusy(compiled), let span = passing(state, hasInjection: hasInjection) {
      list.append(.pass(span))
    }
  }

  private func isAffordable(_ action: Action, _ state: State) -> Bool {
    // A finger that is down goes up some time.
    if case .touchUp = action { return true }
    return state.inputsLeft > 0
  }

  private func mayHappen(_ operation: SystemOperation, _ state: State) -> Bool {
    if endings.contains(operation) { return true }
    return state.interruptionsLeft > 0 && beginnings.contains(operation)
  }

  // MARK: Applying

  /// Lets time pass or something happen.
  package func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    switch move {
    case .pass(let span):
      let moment = state.world.now + span
      state.world.pass(to: moment)
      if state.linesDone < lines.count { state.untilLine = state.untilLine - span }
      return
    case .act(let move):
      spend(move.action, &state)
      act(move, &state, &sink)
    case .scripted(let move):
      state.linesDone += 1
      state.untilLine = state.linesDone < lines.count ? lines[state.linesDone].after : .zero
      act(move, &state, &sink)
    }
  }

  private func act<Sink: EventSink<Event>>(
    _ move: AlertSimulation.Move, _ state: inout State, _ sink: inout Sink
  ) {
    act(move, &state, &memory.buffer)
    tell(memory.buffer, &state, &sink)
    for alert in compiled.alerts.indices
    where !state.world.alerts.machines[alert].phase.isVisible {
      state.monitors.monitors[alert].forgetPresentation()
    }
  }

  private func act(
    _ move: AlertSimulation.Move, _ state: inout State, _ events: inout EventBuffer
  ) {
    events.removeAll()
    state.world.apply(move, in: compiled, &events)
  }

  private func tell<Sink: EventSink<Event>>(
    _ events: borrowing EventBuffer, _ state: inout State, _ sink: inout Sink
  ) {
    for place in events.indices {
      state.monitors.note(events[place])
      sink.record(events[place])
    }
  }

  private func spend(_ action: Action, _ state: inout State) {
    switch action {
    case .tap, .touchDown, .tapOutside, .type, .pressReturn: Budgets.spend(&state.inputsLeft)
    case .event(let event): Budgets.spend(&state.arrivalsLeft[Int(event)])
    case .system(let operation):
      if !endings.contains(operation) { Budgets.spend(&state.interruptionsLeft) }
    case .touchUp, .fire, .perform: break
    }
  }

  /// The bits of a cost that tell the time.
  static let timeBits: UInt64 = 40

  /// Interruptions count most, then inputs, then arrivals, then time in quanta.
  package func cost(of move: Move) -> UInt64 {
    switch move {
    case .scripted: return 0
    case .pass(let span): return UInt64(span.microseconds / quantum.microseconds)
    case .act(let move):
      switch move.action {
      case .tap, .touchDown, .tapOutside, .type, .pressReturn: return 1 << 48
      case .event: return 1 << 40
      case .system(let operation): return endings.contains(operation) ? 0 : 1 << 56
      case .touchUp, .fire, .perform: return 0
      }
    }
  }
}
