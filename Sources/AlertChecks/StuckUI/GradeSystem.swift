import AlertModel
import AlertSimulation
import SimulationKernel

/// The part of the world's future in which only some kinds of move happen.
struct GradeSystem: TransitionSystem {
  typealias Move = AlertSimulation.Move
  typealias Event = AlertSimulation.Event

  /// A world, how much of what the script makes the app do is done, how long it is until the next such line, how
  /// much time has passed since the question was asked, and whether the presentation that it is about is over.
  struct State {
    var world: World
    var appLinesDone: Int
    var untilNextLine: TimeSpan
    var elapsed = TimeSpan.zero
    var isOver = false
  }

  /// Which moves may help; each is an exit of a worse grade than the ones before.
  enum Reach: Int, CaseIterable {
    case inPatience, lateTimers, uncertainEvents, leaving

    /// The grade of a presentation that ends within this reach and no smaller one.
    var grade: Grade {
      switch self {
      case .inPatience: .endable
      case .lateTimers: .lateTimer
      case .uncertainEvents: .uncertainEvent
      case .leaving: .leavingTheApp
      }
    }

    /// The system operations that may help: the app is brought back to the front, if need be; leaving it is the worst.
    var operations: [SystemOperation] {
      self == .leaving ? Self.returning + Self.leavingTheApp : Self.returning
    }

    private static let returning: [SystemOperation] = [
      .return, .unlock, .callIgnored, .systemAlertClosed, .switcherClosed, .panelClosed,
    ]
    private static let leavingTheApp: [SystemOperation] = [.home, .lock]
  }

  let compiled: Compiled
  let reach: Reach
  /// What the script makes the app do, in order of time: as certain as an armed timer.
  let appLines: [Move]

  /// The alert whose present presentation is asked about.
  let alert: Int
  let memory: MoveMemory

  func moves(in state: State, into list: inout MoveList<Move>) {
    memory.moves.removeAll()
    state.world.moves(compiled, system: reach.operations, into: &memory.moves)
    for move in memory.moves where isAllowed(move, in: state) { list.append(move) }
    if let line = nextAppLine(of: state), state.world.nextFireTime(compiled) > line.at,
      isInReach(line, state)
    {
      list.append(line)
    }
  }

  /// What the app does next of its own accord.
  private func nextAppLine(of state: State) -> Move? {
    guard state.appLinesDone < appLines.count else { return nil }
    return Move(appLines[state.appLinesDone].action, at: state.world.now + state.untilNextLine)
  }

  /// A state in which the question is asked.
  func start(_ world: World, appLinesDone: Int) -> State {
    State(
      world: world, appLinesDone: appLinesDone,
      untilNextLine: untilLine(appLinesDone, from: world.now))
  }

  private func untilLine(_ line: Int, from moment: Instant) -> TimeSpan {
    line < appLines.count ? max(appLines[line].at - moment, .zero) : .zero
  }

  func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    let passed = move.at - state.world.now
    let presentation = state.world.alerts.machines[alert].presentation
    // Beyond patience nothing is told apart, so that alerts which follow one another without end come to an end here.
    state.elapsed = min(
      state.elapsed + passed, compiled.scenario.patience + TimeSpan(microseconds: 1))
    memory.buffer.removeAll()
    state.world.apply(move, in: compiled, &memory.buffer)
    let machine = state.world.alerts.machines[alert]
    if machine.presentation != presentation || !machine.phase.isOnScreen { state.isOver = true }
    if move.actor == .app {
      let line = state.appLinesDone
      state.appLinesDone += 1
      state.untilNextLine =
        line + 1 < appLines.count ? appLines[line + 1].at - appLines[line].at : .zero
    } else {
      state.untilNextLine = state.untilNextLine - passed
    }
    for place in memory.buffer.indices { sink.record(memory.buffer[place]) }
  }

  func encode(_ state: State, into bytes: inout StateBytes) {
    encode(
      state.world, isOver: state.isOver, elapsed: state.elapsed, state.appLinesDone,
      state.untilNextLine, into: &bytes)
  }

  // The parts of a state one by one: where a world is at hand, it need not be copied into a state.
  func encode(
    _ world: World, isOver: Bool, elapsed: TimeSpan, _ appLinesDone: Int,
    _ untilNextLine: TimeSpan, into bytes: inout StateBytes
  ) {
    world.encode(compiled, into: &bytes)
    // Only patience makes the time that has passed matter.
    if reach == .inPatience { bytes.appendSigned(elapsed.microseconds) }
    bytes.append(isOver ? 1 : 0)
    bytes.appendVariable(UInt64(appLinesDone))
    if appLinesDone < appLines.count {
      bytes.appendVariable(UInt64(untilNextLine.microseconds))
    }
  }

  func decode(from bytes: inout StateReader) -> State {
    var state = State(
      world: World(from: &bytes, now: WorldSystem.searchTime, in: compiled), appLinesDone: 0,
      untilNextLine: .zero)
    if reach == .inPatience { state.elapsed = TimeSpan(microseconds: bytes.signed()) }
    state.isOver = bytes.byte() == 1
    state.appLinesDone = Int(bytes.variable())
    if state.appLinesDone < appLines.count {
      state.untilNextLine = TimeSpan(microseconds: Int64(bytes.variable()))
    }
    return state
  }

  private func isAllowed(_ move: Move, in state: State) -> Bool {
    // Nothing happens before what the app does next, which is certain.
    if let line = nextAppLine(of: state), line.at < move.at { return false }
    switch move.action {
    case .fire:
      // Ties are taken as the platform usually takes them: luck is no exit.
      return state.world.nextFire(compiled) == move && isInReach(move, state)
    // A touch is half a tap, and a tap does all it can do.
    case .touchDown, .touchUp: return false
    case .tap, .tapOutside, .pressReturn, .type, .escape, .swipe: return true
    case .event: return reach.rawValue >= Reach.uncertainEvents.rawValue
    case .system: return true
    case .perform: return false
    }
  }

  private func isInReach(_ move: Move, _ state: State) -> Bool {
    // Patience is about when something begins; that a transition then takes its time is no news.
    if compiled.slots.endsTransition(move.action) { return true }
    let elapsed = state.elapsed + (move.at - state.world.now)
    return reach != .inPatience || elapsed <= compiled.scenario.patience
  }
}
