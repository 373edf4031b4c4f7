import AlertModel
package import SimulationKernel

/// Carries out runs and records them.
package enum Runner {
  /// How many moves one run may have.
  package static let maximumMoves = 100_000
  /// How many moves may happen at one moment, before the run counts as one that never goes on.
  package static let maximumMovesAtOnce = 1_000
  /// How long a run without an end goes on after the last line of its script.
  package static let afterScript = TimeSpan.seconds(60)

  /// Runs a scenario's script.
  package static func runScript(_ compiled: Compiled) -> RunRecord {
    var policy = ScriptPolicy()
    let horizon = self.horizon(of: compiled)
    return run(compiled) { world in
      guard let move = policy.nextMove(of: world, in: compiled) else { return nil }
      return move.at > horizon ? nil : move
    }
  }

  /// Runs a recorded list of moves; nil where one of them is not possible.
  package static func replay(_ moves: [Move], in compiled: Compiled) -> RunRecord? {
    var rest = moves[...]
    let record = run(compiled) { world in
      guard let move = rest.first, world.accepts(move, compiled) else { return nil }
      rest.removeFirst()
      return move
    }
    return rest.isEmpty ? record : nil
  }

  /// Runs with a policy that picks each move, until it picks none.
  package static func run(_ compiled: Compiled, choosing next: (World) -> Move?) -> RunRecord {
    var record = RunRecord(compiled)
    var world = World(compiled)
    var buffer = EventBuffer()
    var causes = CauseTracker()
    var movesAtOnce = 0
    while world.life.state != .ended, record.moves.count < maximumMoves,
      movesAtOnce < maximumMovesAtOnce, let move = next(world)
    {
      movesAtOnce = move.at == world.now ? movesAtOnce + 1 : 0
      buffer.removeAll()
      world.apply(move, in: compiled, &buffer)
      record.note(move, buffer.events, world, &causes)
    }
    record.ending = ending(of: record, world)
    if movesAtOnce == maximumMovesAtOnce { record.ending = .tooManyMoves }
    return record
  }

  private static func ending(of record: RunRecord, _ world: World) -> RunRecord.Ending {
    if world.life.state == .ended { return .processEnded }
    if record.moves.count == maximumMoves { return .tooManyMoves }
    return world.nextFire(record.compiled) == nil ? .quiescent : .horizon
  }

  static func horizon(of compiled: Compiled) -> Instant {
    compiled.scenario.end ?? (compiled.script.last?.at ?? .zero) + afterScript
  }
}

extension RunRecord {
  fileprivate mutating func note(
    _ move: Move, _ added: ContiguousArray<Event>, _ world: World, _ tracker: inout CauseTracker
  ) {
    tracker.beginMove(move, compiled)
    firstEvents.append(events.count)
    moves.append(move)
    for event in added {
      causes.append(tracker.cause(of: event, number: events.count))
      events.append(event)
    }
    worlds.append(world)
  }
}

extension World {
  /// Whether a move may be applied: nothing is due before it, and what it fires is due.
  package func accepts(_ move: Move, _ compiled: Compiled) -> Bool {
    guard move.at >= now, move.at < .never, move.at <= nextFireTime(compiled) else {
      return false
    }
    switch move.action {
    case .fire(let slot):
      return Int(slot) < compiled.slots.count && life.isRunning && !clocks.isFrozen
        && schedule.due[Int(slot)] <= move.at && schedule.due[Int(slot)] != .never
    case .tap(let alert, _), .touchDown(let alert, _), .touchUp(let alert),
      .tapOutside(let alert), .pressReturn(let alert), .escape(let alert), .swipe(let alert):
      return Int(alert) < compiled.alerts.count
    case .type(let alert, let field, let text):
      return Int(alert) < compiled.alerts.count && Int(field) < Capacity.fields
        && (-1..<compiled.texts.count).contains(Int(text))
    case .event(let event): return Int(event) < compiled.events.count
    case .perform(let program): return compiled.isProgram(program)
    case .system: return true
    }
  }
}
