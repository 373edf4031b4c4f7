package import AlertChecks
package import AlertSimulation
package import SimulationKernel

/// Explores every interleaving of a scenario.
package struct Explorer {
  /// What makes an exploration give up, unless it is told otherwise.
  package static let usualLimits = SearchLimits(states: 5_000_000, bytes: 4 << 30)

  let system: ExploreSystem
  /// The scenario with its own times, if those of the system are rounded.
  let unrounded: Compiled?
  private let quantum: Quantum
  let levels: [String: CheckLevel]
  let goal: Goal?
  private let limits: SearchLimits

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - compiled: the scenario.
  ///   - interruptions: those that the scenario lists.
  ///   - levels: the levels of checks that it sets.
  ///   - budgets: how much may happen beside the script.
  ///   - passing: how time passes.
  ///   - rounding: every time is taken to the nearest multiple of this; nothing is proved then.
  ///   - goal: what somebody wants to know of.
  ///   - limits: what makes it give up.
  package init(
    _ compiled: Compiled, interruptions: [InterruptionKind] = [],
    levels: [String: CheckLevel] = [:], budgets: Budgets = Budgets(),
    passing: ExploreSystem.Passing = .jump, rounding: TimeSpan? = nil,
    goal: Goal? = nil, limits: SearchLimits = usualLimits
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
    self.goal = goal
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
    if bound == nil || bound == .rounded {
      noteStaticDefects(search.system.scenes.checks.presented, &visitor)
    }
    noteLoops(result, &visitor)
    let counterexamples = visitor.violations.sorted { ($0.cost, $0.state) < ($1.cost, $1.state) }
      .compactMap { counterexample($0, search, result, visitor, graph) }
    return Exploration(
      compiled: unrounded ?? system.compiled, budgets: system.budgets, quantum: quantum,
      hasInterruptions: !system.beginnings.isEmpty, states: result.states,
      edges: result.transitions, depth: result.depth, worlds: isGraded ? graph.count : 0,
      bytesPerState: result.visited.bytesPerState, bound: bound, growth: visitor.growth,
      coverage: search.system.scenes.checks.coverage, verdicts: verdicts(counterexamples, bound),
      counterexamples: counterexamples, goal: reached(visitor, search, result, bound))
  }

  /// Explores until no moment at which actions could make a difference is missing.
  ///
  /// Those moments follow from what arms what, which is seen on the way: where that was more than known before, it is
  /// done again. A look at what happens within small budgets shows nearly all of it.
  private func explore(
    _ isCancelled: @escaping () -> Bool
  ) -> (ExploreVisitor, StateSearch<SceneSystem>, SearchResult) {
    let observed = system.compiled.scenario.patience + quantum.length
    var known = ArmingGraph(system.compiled)
    var jumps: Jumps?
    if system.passing == .jump, !system.compiled.mayShiftTimers {
      let small = ExploreSystem(system, budgets: system.budgets.atMostOne, jumps: nil)
      let (_, search, _) = explore(small, known, isCancelled)
      known = search.system.scenes.checks.armings
      jumps = known.jumps(of: system, observed: observed)
    }
    while true {
      let (visitor, search, result) = explore(
        ExploreSystem(system, budgets: system.budgets, jumps: jumps), known, isCancelled)
      let seen = search.system.scenes.checks.armings
      guard jumps != nil, result.isClosed, seen.count > known.count else {
        return (visitor, search, result)
      }
      known = seen
      let further = known.jumps(of: system, observed: observed)
      // What was seen last may lead to no further moments.
      guard further != jumps else { return (visitor, search, result) }
      jumps = further
    }
  }

  private func explore(
    _ system: ExploreSystem, _ known: ArmingGraph, _ isCancelled: @escaping () -> Bool
  ) -> (ExploreVisitor, StateSearch<SceneSystem>, SearchResult) {
    let scenes = SceneStore(system, levels: levels, armings: known)
    let shared = SceneSystem(system, scenes)
    var visitor = ExploreVisitor(
      shared, levels: levels, goal: goal, maximumBytes: limits.bytes / 2, isCancelled: isCancelled)
    let search = StateSearch(
      shared, from: [shared.start],
      limits: SearchLimits(states: limits.states, bytes: limits.bytes / 2))
    let result = search.run(&visitor)
    return (visitor, search, result)
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
