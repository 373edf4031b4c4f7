package import AlertSimulation
package import SimulationKernel

/// The same system as `ExploreSystem`, with the same moves in the same order, whose states share their scenes.
///
/// Budgets and the script make many states of each world; here what a move does to a world is found out once and
/// looked up from then on, and so is what the checks say of it.
package final class SceneSystem: TransitionSystem {
  /// Nothing is told: what happens in a move is looked at when it is first made.
  package typealias Event = AlertSimulation.Event

  /// A scene, by its number, and what may come on top.
  package struct State {
    var scene: UInt32
    var agenda: Agenda
  }

  /// Time passes, or something happens now.
  package enum Move {
    case pass(TimeSpan)
    /// One of the moves of the scene, by its number.
    case act(SceneMove)
    case scripted
  }

  /// A move of a scene, and what it takes out of the budgets.
  package struct SceneMove {
    let number: UInt32
    let price: ExploreSystem.Price
  }

  let system: ExploreSystem
  let scenes: SceneStore

  /// Shares what is known of scenes with other searches of the same scenario, whatever their budgets.
  init(_ system: ExploreSystem, _ scenes: SceneStore) {
    self.system = system
    self.scenes = scenes
  }

  /// Shares nothing.
  package convenience init(_ system: ExploreSystem) {
    self.init(system, SceneStore(system, levels: [:], armings: ArmingGraph(system.compiled)))
  }

  /// How many scenes its states share, as far as they are known.
  package var sceneCount: Int { scenes.count }

  /// The memory that they take in bytes.
  package var byteCount: Int { scenes.byteCount }

  /// The state before anything has happened.
  package var start: State {
    let start = system.start
    return State(scene: scenes.number(of: start.world, start.monitors), agenda: start.agenda)
  }

  /// Appends the moves that `ExploreSystem` has, in its order.
  package func moves(in state: State, into list: inout MoveList<Move>) {
    guard !scenes[state.scene].isEnded else { return }
    let agenda = state.agenda
    var hasInjection = false
    for number in scenes.moves(of: state.scene) {
      let price = scenes.price(ofMove: number)
      guard system.isAffordable(price, agenda) else { continue }
      if !scenes.isOfPlatform(number) { hasInjection = true }
      list.append(.act(SceneMove(number: number, price: price)))
    }
    let scene = scenes[state.scene]
    if system.isLineDue(agenda) {
      list.append(.scripted)
    } else if !scene.isBusy,
      let span = system.passing(scene.ahead, agenda, hasInjection: hasInjection)
    {
      list.append(.pass(span))
    }
  }

  /// Lets time pass or something happen.
  package func apply<Sink: EventSink<Event>>(
    _ move: Move, to state: inout State, _ sink: inout Sink
  ) {
    state.scene = outcome(of: move, in: state).target
    switch move {
    case .pass(let span): system.pass(span, &state.agenda)
    case .act(let move): system.spend(move.price, &state.agenda)
    case .scripted: system.takeLine(&state.agenda)
    }
  }

  /// What a move does in a scene.
  func outcome(of move: Move, in state: State) -> SceneStore.Outcome {
    switch move {
    case .pass(let span): scenes.outcome(of: span, in: state.scene)
    case .act(let move): scenes.outcome(ofMove: move.number, in: state.scene)
    case .scripted: scenes.outcome(ofLine: state.agenda.linesDone, in: state.scene)
    }
  }

  /// As `ExploreSystem` has it.
  package func cost(of move: Move) -> UInt64 {
    switch move {
    case .pass(let span): system.cost(of: span)
    case .act(let move): system.cost(of: move.price)
    case .scripted: 0
    }
  }

  /// Appends the scene's number and the agenda.
  package func encode(_ state: State, into bytes: inout StateBytes) {
    bytes.appendVariable(UInt64(state.scene))
    // A process that has ended has no future.
    if !scenes[state.scene].isEnded { system.encode(state.agenda, into: &bytes) }
  }

  /// Reads a state back.
  package func decode(from bytes: inout StateReader) -> State {
    let scene = UInt32(truncatingIfNeeded: bytes.variable())
    let isEnded = scenes[scene].isEnded
    return State(
      scene: scene, agenda: isEnded ? system.start.agenda : system.agenda(from: &bytes))
  }

  /// Whether nothing is armed and the script is at its end.
  func isQuiescent(_ state: State) -> Bool {
    state.agenda.linesDone == system.lines.count && scenes[state.scene].isQuiet
  }

  /// Whether the platform makes a move by itself.
  func isOfPlatform(_ move: Move) -> Bool {
    guard case .act(let move) = move else { return false }
    return scenes.isOfPlatform(move.number)
  }
}
