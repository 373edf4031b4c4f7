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
    /// What is left of the script and of the budgets.
    package var agenda: Agenda
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

  /// The same system with other budgets and jumps.
  convenience init(_ other: ExploreSystem, budgets: Budgets, jumps: Jumps?) {
    self.init(
      other.compiled, beginnings: other.beginnings, endings: other.endings, budgets: budgets,
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
      world: World(compiled),
      agenda: Agenda(
        untilLine: lines.first?.after ?? .zero, inputsLeft: budgets.inputs,
        interruptionsLeft: beginnings.isEmpty ? 0 : budgets.interruptions,
        arrivalsLeft: .init(repeating: budgets.arrivals)))
  }

  // MARK: Moves

  /// Appends what the platform does, what comes from outside, what people do, the script's next line, and time.
  package func moves(in state: State, into list: inout MoveList<Move>) {
    guard state.world.life.state != .ended else { return }
    var hasInjection = false
    forEachAction(in: state.world) { move in
      let price = price(of: move.action)
      guard isAffordable(price, state.agenda) else { return }
      if move.actor != .platform { hasInjection = true }
      list.append(.act(move))
    }
    if isLineDue(state.agenda) {
      let action = lines[state.agenda.linesDone].action
      list.append(.scripted(AlertSimulation.Move(action, at: state.world.now)))
    } else if !state.world.isBusy(compiled) {
      let ahead = TimeAhead(state.world, self)
      if let span = passing(ahead, state.agenda, hasInjection: hasInjection) {
        list.append(.pass(span))
      }
    }
  }

  /// Calls `body` with all that can happen to a world now beside the script, whatever the budgets say.
  func forEachAction(in world: World, _ body: (AlertSimulation.Move) -> Void) {
    // Nothing happens before the launch.
    guard world.life.state != .notRunning else { return }
    memory.moves.removeAll()
    world.moves(compiled, system: operations, into: &memory.moves)
    for move in memory.moves where move.at == world.now && move.actor != .app { body(move) }
  }

  // MARK: Applying

  /// Lets time pass or something happen.
  package func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    switch move {
    case .pass(let span):
      state.world.pass(to: state.world.now + span)
      pass(span, &state.agenda)
    case .act(let move):
      spend(price(of: move.action), &state.agenda)
      act(move, &state.world, &state.monitors, &sink)
    case .scripted(let move):
      takeLine(&state.agenda)
      act(move, &state.world, &state.monitors, &sink)
    }
  }

  /// Lets something happen to a world, and tells the sink of it.
  func act<Sink: EventSink<Event>>(
    _ move: AlertSimulation.Move, _ world: inout World, _ monitors: inout PresentationMonitors,
    _ sink: inout Sink
  ) {
    memory.buffer.removeAll()
    world.apply(move, in: compiled, &memory.buffer)
    for place in memory.buffer.indices {
      monitors.note(memory.buffer[place])
      sink.record(memory.buffer[place])
    }
    for alert in compiled.alerts.indices where !world.alerts.machines[alert].phase.isVisible {
      monitors.monitors[alert].forgetPresentation()
    }
  }

  /// The bits of a cost that tell the time.
  static let timeBits: UInt64 = 40

  /// What a move takes out of the budgets counts most, then time in quanta.
  package func cost(of move: Move) -> UInt64 {
    switch move {
    case .scripted: 0
    case .pass(let span): cost(of: span)
    case .act(let move): cost(of: price(of: move.action))
    }
  }

  func cost(of span: TimeSpan) -> UInt64 {
    UInt64(span.microseconds / quantum.microseconds)
  }
}
