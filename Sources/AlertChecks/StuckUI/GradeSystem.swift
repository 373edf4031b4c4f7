import AlertModel
import AlertSimulation
import SimulationKernel

/// The part of the world's future in which only some kinds of move happen.
struct GradeSystem: TransitionSystem {
  typealias Move = AlertSimulation.Move
  typealias Event = AlertSimulation.Event

  /// A world, and how much time has passed since the question was asked.
  struct State {
    var world: World
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

  func moves(in state: State, into list: inout MoveList<Move>) {
    var all = MoveList<Move>()
    state.world.moves(compiled, into: &all)
    for move in all where isAllowed(move, in: state) { list.append(move) }
  }

  func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    var buffer = EventBuffer()
    state.elapsed = state.elapsed + (move.at - state.world.now)
    state.world.apply(move, in: compiled, &buffer)
    for event in buffer.events { sink.record(event) }
  }

  func encode(_ state: State, into bytes: inout StateBytes) {
    state.world.encode(compiled, into: &bytes)
    // Only patience makes the time that has passed matter.
    if reach == .inPatience { bytes.appendSigned(state.elapsed.microseconds) }
  }

  private func isAllowed(_ move: Move, in state: State) -> Bool {
    switch move.action {
    case .fire:
      // Ties are taken as the platform usually takes them: luck is no exit.
      guard state.world.nextFire(compiled) == move else { return false }
      let elapsed = state.elapsed + (move.at - state.world.now)
      return reach != .inPatience || elapsed <= compiled.scenario.patience
    // A touch is half a tap, and a tap does all it can do.
    case .touchDown, .touchUp: return false
    case .tap, .tapOutside, .pressReturn, .type: return true
    case .event: return reach.rawValue >= Reach.uncertainEvents.rawValue
    case .system(let operation): return isAllowed(operation)
    case .perform: return false
    }
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
