import AlertModel
import AlertSimulation
import SimulationKernel

/// The part of the world's future in which only some kinds of move happen.
struct GradeSystem: TransitionSystem {
  typealias Move = AlertSimulation.Move
  typealias Event = AlertSimulation.Event

  /// A world, how much of what the script makes the app do is done, and how much time has passed since the question
  /// was asked.
  struct State {
    var world: World
    var appLinesDone: Int
    var elapsed = TimeSpan.zero
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
  }

  let compiled: Compiled
  let reach: Reach
  /// What the script makes the app do, in order of time: as certain as an armed timer.
  let appLines: [Move]

  /// The presentation that is asked about.
  let alert: Int
  let presentation: UInt16

  func moves(in state: State, into list: inout MoveList<Move>) {
    var all = MoveList<Move>()
    state.world.moves(compiled, into: &all)
    for move in all where isAllowed(move, in: state) { list.append(move) }
    if let line = nextAppLine(of: state), state.world.nextFireTime(compiled) > line.at,
      isInReach(line, state)
    {
      list.append(line)
    }
  }

  /// What the app does next of its own accord.
  private func nextAppLine(of state: State) -> Move? {
    guard state.appLinesDone < appLines.count else { return nil }
    let line = appLines[state.appLinesDone]
    return Move(line.action, at: max(line.at, state.world.now))
  }

  func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    var buffer = EventBuffer()
    state.elapsed = state.elapsed + (move.at - state.world.now)
    state.world.apply(move, in: compiled, &buffer)
    if move.actor == .app { state.appLinesDone += 1 }
    for event in buffer.events { sink.record(event) }
  }

  func encode(_ state: State, into bytes: inout StateBytes) {
    state.world.encode(compiled, into: &bytes)
    // Only patience makes the time that has passed matter.
    if reach == .inPatience { bytes.appendSigned(state.elapsed.microseconds) }
    // A presentation that ended and began anew may look like the one that is asked about.
    let machine = state.world.alerts.machines[alert]
    bytes.append(machine.presentation == presentation ? 0 : 1)
    if let line = nextAppLine(of: state) {
      bytes.appendVariable(UInt64(state.appLinesDone))
      bytes.appendSigned((line.at - state.world.now).microseconds)
    }
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
    case .tap, .tapOutside, .pressReturn, .type: return true
    case .event: return reach.rawValue >= Reach.uncertainEvents.rawValue
    case .system(let operation): return isAllowed(operation)
    case .perform: return false
    }
  }

  private func isInReach(_ move: Move, _ state: State) -> Bool {
    // Patience is about when something begins; that a transition then takes its time is no news.
    if case .fire(let slot) = move.action,
      case .transition = compiled.slots.owner(of: Int(slot))
    {
      return true
    }
    let elapsed = state.elapsed + (move.at - state.world.now)
    return reach != .inPatience || elapsed <= compiled.scenario.patience
  }

  private func isAllowed(_ operation: SystemOperation) -> Bool {
    switch operation {
    // The app is first brought back to the front, if need be.
    case .return, .unlock, .callIgnored, .systemAlertClosed, .switcherClosed, .panelClosed:
      true
    case .home, .lock: reach == .leaving
    default: false
    }
  }
}
