import AlertChecks
import AlertSimulation
import SimulationKernel

// How each violation comes about, as a run that anybody can repeat.
extension Explorer {
  func counterexample(
    _ violation: ExploreVisitor.Violation, _ search: StateSearch<SceneSystem>,
    _ result: SearchResult, _ visitor: ExploreVisitor, _ graph: GradeGraph
  ) -> Exploration.Counterexample? {
    let moves = story(of: violation, search, result)
    guard var record = retold(moves) else {
      preconditionFailure("a story that was found cannot be told again")
    }
    if violation.kind.check == RePresentationLoop.description.id, unrounded == nil {
      record = goneRound(record, Int(visitor.worlds[violation.state]), graph)
    }
    let outcome = ScenarioOutcome(record, levels: levels, expectation: nil)
    // A story with rounded times may be none of the scenario itself.
    if unrounded != nil, !violation.kind.isShown(in: outcome) { return nil }
    let cost = moves.reduce(UInt64(0)) { $0 + system.cost(of: $1) }
    let kind = violation.kind
    // A presentation is told with its worst grade.
    if !kind.isShown(in: outcome), kind.isOutdone(in: outcome) { return nil }
    let alert = kind.alert ?? outcome.findings.last { $0.check == kind.check }?.alert
    return Exploration.Counterexample(
      check: kind.check, alert: alert, grade: kind.grade, clause: kind.clause,
      outcome: outcome, interruptions: Int(cost >> 56),
      inputs: Int(cost >> 48 & 0xff), arrivals: Int(cost >> 40 & 0xff))
  }

  /// What is known of the goal.
  func reached(
    _ visitor: ExploreVisitor, _ search: StateSearch<SceneSystem>, _ result: SearchResult,
    _ bound: Exploration.Bound?
  ) -> (asked: Goal, answer: Exploration.Reached)? {
    guard let goal else { return nil }
    let cheapest = visitor.goals.min {
      (result.visited.cost(at: $0), $0) < (result.visited.cost(at: $1), $1)
    }
    guard let cheapest else { return (goal, bound.map { .bounded($0) } ?? .unreachable) }
    guard let record = retold(search.system.system.moves(result.path(to: cheapest))) else {
      preconditionFailure("a story that was found cannot be told again")
    }
    // A story with rounded times may be none of the scenario itself.
    return (goal, goal.holds(in: record.finalWorld) ? .reached(record) : .bounded(.rounded))
  }

  /// A story's run; of one with rounded times, a run of the scenario itself in which the same things happen in the same
  /// order, as near to their times as that allows.
  private func retold(_ moves: [ExploreSystem.Move]) -> RunRecord? {
    guard let unrounded else {
      return Runner.replay(moves.compactMap(\.worldMove), in: system.compiled)
    }
    var world = World(unrounded)
    var buffer = EventBuffer()
    var told: [Move] = []
    var lines =
      (unrounded.scenario.start == .launches ? [Instant.zero] : []) + unrounded.script.map(\.at)
    for move in moves {
      guard var next = move.worldMove else { continue }
      switch move {
      case .scripted: next.at = max(world.now, lines.removeFirst())
      case .act where next.actor == .platform: next.at = world.nextFireTime(unrounded)
      default: next.at = max(world.now, min(next.at, world.nextFireTime(unrounded)))
      }
      guard world.accepts(next, unrounded) else { break }
      buffer.removeAll()
      world.apply(next, in: unrounded, &buffer)
      told.append(next)
    }
    return Runner.replay(told, in: unrounded)
  }

  /// A run that ends where alerts begin to follow one another, with their circle gone round once.
  private func goneRound(_ record: RunRecord, _ world: Int, _ graph: GradeGraph) -> RunRecord {
    guard
      let circle = graph.circle(
        world, record.finalWorld, appLinesDone: record.appLinesDone.last ?? 0),
      let longer = Runner.replay(
        record.moves + circle.stem + circle.circle, in: record.compiled)
    else { return record }
    return longer
  }

  private func story(
    of violation: ExploreVisitor.Violation, _ search: StateSearch<SceneSystem>,
    _ result: SearchResult
  ) -> [ExploreSystem.Move] {
    var ordinals = result.path(to: violation.state)
    if let loops = violation.loops {
      let trace = search.trace(to: violation.state, in: result)
      ordinals += search.system.loop(
        from: trace.steps.last?.state ?? trace.initialState, among: loops, in: result.visited,
        count: Runner.maximumMovesAtOnce)
    }
    if let ordinal = violation.ordinal { ordinals.append(ordinal) }
    return search.system.system.moves(ordinals)
  }
}

extension ExploreSystem {
  /// The moves with given places among those of each state, from the start on.
  fileprivate func moves(_ ordinals: [Int]) -> [Move] {
    var state = start
    var list = MoveList<Move>()
    var nothing = NoEvents<Event>()
    return ordinals.map { ordinal in
      list.removeAll()
      moves(in: state, into: &list)
      precondition(ordinal < list.count, "a story that was found has no such move")
      apply(list[ordinal], to: &state, &nothing)
      return list[ordinal]
    }
  }
}
