package import AlertChecks
package import AlertSimulation
package import SimulationKernel

/// Explores every interleaving of a scenario.
package struct Explorer {
  /// What makes an exploration give up.
  package struct Limits: Hashable, Sendable {
    package var states: Int
    package var bytes: Int

    /// Sets limits.
    package init(states: Int = 5_000_000, bytes: Int = 4 << 30) {
      self.states = states
      self.bytes = bytes
    }
  }

  private let system: ExploreSystem
  /// The scenario with its own times, if those of the system are rounded.
  private let unrounded: Compiled?
  private let quantum: Quantum
  private let levels: [String: CheckLevel]
  private let limits: Limits

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - compiled: the scenario.
  ///   - interruptions: those that the scenario lists.
  ///   - levels: the levels of checks that it sets.
  ///   - budgets: how much may happen beside the script.
  ///   - passing: how time passes.
  ///   - rounding: every time is taken to the nearest multiple of this; nothing is proved then.
  ///   - limits: what makes it give up.
  package init(
    _ compiled: Compiled, interruptions: [InterruptionKind] = [],
    levels: [String: CheckLevel] = [:], budgets: Budgets = Budgets(),
    passing: ExploreSystem.Passing = .jump, rounding: TimeSpan? = nil, limits: Limits = Limits()
  ) {
    // What compiles compiles with other times as well.
    let rounded = rounding.flatMap { try? compiled.scenario.rounded(to: $0).compiled() }
    unrounded = rounded.map { _ in compiled }
    let compiled = rounded ?? compiled
    quantum = Quantum(compiled)
    system = ExploreSystem(
      compiled, interruptions: interruptions, budgets: budgets, quantum: quantum.length,
      passing: passing)
    self.levels = levels
    self.limits = limits
  }

  /// Looks at everything within the budgets.
  ///
  /// - Parameter isCancelled: asked now and then; when it says yes, what was found until then is told.
  /// - Returns: a verdict for each check, and the simplest stories.
  package func run(isCancelled: @escaping () -> Bool = { false }) -> Exploration {
    var (visitor, search, result) = explore(isCancelled)
    var bound = Self.bound(of: result, visitor)
    var graph = visitor.takeGraph()
    // Only a complete graph can say that something is impossible. What lies ahead of the states that were found may
    // be all there is of it, even where they are not all states.
    let limits = SearchLimits(
      states: bound == nil ? 2 * self.limits.states : 2 * result.states, bytes: self.limits.bytes)
    let isGraded = bound != .interrupted && graph.complete(limits, isCancelled: isCancelled)
    if isGraded {
      noteGrades(GradeClosures(graph), result, &visitor)
    } else if bound == nil {
      bound = isCancelled() ? .interrupted : .worlds
    }
    if bound == nil, unrounded != nil { bound = .rounded }
    noteStaticDefects(&visitor, isClosed: bound == nil || bound == .rounded)
    noteLoops(result, &visitor)
    let counterexamples = visitor.violations.sorted { ($0.cost, $0.state) < ($1.cost, $1.state) }
      .compactMap { counterexample($0, search, result) }
    return Exploration(
      compiled: unrounded ?? system.compiled, budgets: system.budgets, quantum: quantum,
      hasInterruptions: !system.beginnings.isEmpty, states: result.states,
      edges: result.transitions, depth: result.depth, worlds: isGraded ? graph.count : 0,
      bytesPerState: result.visited.bytesPerState, bound: bound, growth: visitor.growth,
      coverage: visitor.coverage, verdicts: verdicts(counterexamples, bound),
      counterexamples: counterexamples)
  }

  /// Explores until no moment at which actions could make a difference is missing.
  ///
  /// Those moments follow from what arms what, which is seen on the way: where that was more than known before, it is
  /// done again.
  private func explore(
    _ isCancelled: @escaping () -> Bool
  ) -> (ExploreVisitor, StateSearch<ExploreSystem>, SearchResult) {
    let observed = system.compiled.scenario.patience + quantum.length
    var known = ArmingGraph(system.compiled)
    let mayJump = system.passing == .jump && !system.compiled.mayShiftTimers
    var jumps = mayJump ? known.jumps(of: system, observed: observed) : nil
    while true {
      let system = ExploreSystem(self.system, jumps: jumps)
      var visitor = ExploreVisitor(
        system, levels: levels, armings: known, maximumBytes: limits.bytes / 2,
        isCancelled: isCancelled)
      let search = StateSearch(
        system, from: [system.start],
        limits: SearchLimits(states: limits.states, bytes: limits.bytes / 2))
      let result = search.run(&visitor)
      guard jumps != nil, result.isClosed, visitor.armings.count > known.count else {
        return (visitor, search, result)
      }
      known = visitor.armings
      let further = known.jumps(of: system, observed: observed)
      // What was seen last may lead to no further moments.
      guard further != jumps else { return (visitor, search, result) }
      jumps = further
    }
  }

  private static func bound(
    of result: SearchResult, _ visitor: ExploreVisitor
  ) -> Exploration.Bound? {
    switch result.ending {
    case .exhausted: nil
    case .stopped: visitor.isOutOfMemory ? .memory : .interrupted
    case .capped(.states): .states
    case .capped(.memory): .memory
    }
  }

  // MARK: Violations that are seen on the whole graph

  private func noteGrades(
    _ closures: GradeClosures, _ result: SearchResult, _ visitor: inout ExploreVisitor
  ) {
    let compiled = system.compiled
    for state in 0..<result.states {
      // A run is looked at after each move: what time alone brings is told with the next one.
      guard !isEnteredByTime(state, result) else { continue }
      let world = Int(visitor.worlds[state])
      let cost = result.visited.cost(at: state)
      for alert in compiled.alerts.indices {
        let name = compiled.alerts[alert].name
        if let grade = closures.stuckGrade(of: alert, in: world) {
          note(StuckUI.description.id, name, grade, cost, state, &visitor)
        }
        if closures.waitsForEver(alert, in: world) {
          note(LostAlert.description.id, name, nil, cost, state, &visitor)
        }
      }
      // Alerts that follow one another are one loop, told of the alert with which it begins, as in a run; an alert
      // that nobody shows again is stuck, or it goes for good.
      if compiled.mayShowAgain, closures.loop(world) != nil {
        note(RePresentationLoop.description.id, nil, nil, cost, state, &visitor)
      }
      if BlockedUI.isPossible(compiled), closures.lockout(world) != nil {
        note(BlockedUI.description.id, nil, nil, cost, state, &visitor)
      }
    }
  }

  /// Whether the cheapest way to a state ends with time passing, which alone makes a way later.
  private func isEnteredByTime(_ state: Int, _ result: SearchResult) -> Bool {
    guard let parent = result.visited.parent(at: state) else { return false }
    let added = result.visited.cost(at: state) - result.visited.cost(at: parent)
    return added & (1 << ExploreSystem.timeBits - 1) != 0
  }

  private func note(
    _ check: String, _ alert: String?, _ grade: Grade?, _ cost: UInt64, _ state: Int,
    _ visitor: inout ExploreVisitor
  ) {
    guard levels[check] != .off else { return }
    visitor.note(
      ExploreVisitor.Violation(
        kind: ExploreVisitor.Kind(check: check, alert: alert, grade: grade), cost: cost,
        state: state))
  }

  // An alert that is never shown can only be looked at as it is set up.
  private func noteStaticDefects(_ visitor: inout ExploreVisitor, isClosed: Bool) {
    guard isClosed else { return }
    for alert in system.compiled.alerts.indices where visitor.presented & 1 << UInt8(alert) == 0 {
      guard NoExit.hasNoExit(alert, system.compiled) else { continue }
      note(NoExit.description.id, system.compiled.alerts[alert].name, nil, 0, 0, &visitor)
    }
  }

  // App code and timers that keep each other busy for ever at one moment.
  private func noteLoops(_ result: SearchResult, _ visitor: inout ExploreVisitor) {
    guard levels[IllegalOperation.description.id] != .off else { return }
    let loops = visitor.loops.states(among: result.states)
    guard
      let first = loops.indices.filter({ loops[$0] })
        .min(by: { (result.visited.cost(at: $0), $0) < (result.visited.cost(at: $1), $1) })
    else { return }
    visitor.note(
      ExploreVisitor.Violation(
        kind: ExploreVisitor.Kind(check: IllegalOperation.description.id),
        cost: result.visited.cost(at: first), state: first, loops: loops))
  }

  // MARK: Stories

  private func counterexample(
    _ violation: ExploreVisitor.Violation, _ search: StateSearch<ExploreSystem>,
    _ result: SearchResult
  ) -> Exploration.Counterexample? {
    let moves = story(of: violation, search, result)
    guard let record = retold(moves) else {
      preconditionFailure("a story that was found cannot be told again")
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

  private func story(
    of violation: ExploreVisitor.Violation, _ search: StateSearch<ExploreSystem>,
    _ result: SearchResult
  ) -> [ExploreSystem.Move] {
    let trace = search.trace(to: violation.state, in: result)
    if let loops = violation.loops {
      return trace.steps.map(\.move)
        + system.loopMoves(
          from: trace.steps.last?.state ?? trace.initialState, among: loops, in: result.visited,
          count: Runner.maximumMovesAtOnce)
    }
    guard let ordinal = violation.ordinal else { return trace.steps.map(\.move) }
    var last = MoveList<ExploreSystem.Move>()
    search.system.moves(in: trace.steps.last?.state ?? trace.initialState, into: &last)
    return trace.steps.map(\.move) + [last[ordinal]]
  }

  private func verdicts(
    _ counterexamples: [Exploration.Counterexample], _ bound: Exploration.Bound?
  ) -> [(check: String, verdict: Exploration.Verdict)] {
    CheckCatalogue.explored.map { $0.description.id }
      .filter { levels[$0] != .off }
      .map { check in
        let places = counterexamples.indices.filter { counterexamples[$0].check == check }
        if !places.isEmpty { return (check, .violated(places)) }
        return (check, bound.map { .bounded($0) } ?? .proved)
      }
  }
}
