import AlertSimulation
package import SimulationKernel

/// What can come of every world of a graph: closures against the direction of moves.
package struct GradeClosures: Sendable {
  /// For each world, the alerts whose presentations some allowed way ends, a bit each; by grade, best first.
  private let inPatience: [UInt8]
  private let certain: [UInt8]
  private let uncertain: [UInt8]
  private let leaving: [UInt8]
  /// From which worlds certain moves lead to one without any alert.
  private let reachesQuiet: [Bool]
  /// From which worlds certain moves lead to one with an alert that nothing certain ends.
  private let reachesStuck: [Bool]
  /// For each world, the alerts whose waiting can end, whatever has to happen for it.
  private let endsWaiting: [UInt8]
  /// For each world, how long people stay locked out of the app from then on, in microseconds; the greatest number
  /// stands for ever.
  private let lockouts: [Int64]
  private let patience: TimeSpan
  private let nodes: [GradeGraph.Node]

  /// Computes all closures of a complete graph.
  package init(_ graph: GradeGraph) {
    nodes = graph.nodes
    certain = Self.ends(graph) { $0.exit == .certain }
    uncertain = Self.ends(graph) { $0.exit != .leaving }
    leaving = Self.ends(graph) { _ in true }
    inPatience = Self.endsInPatience(graph, among: certain)
    reachesQuiet = Self.reaches(graph) {
      let node = graph.nodes[$0]
      return (node.onScreen | node.waiting) == 0 && !node.isBusy
    }
    let certain = certain
    reachesStuck = Self.reaches(graph) { graph.nodes[$0].onScreen & ~certain[$0] != 0 }
    endsWaiting = Self.endsWaiting(graph)
    lockouts = Self.lockouts(graph)
    patience = graph.compiled.scenario.patience
  }

  /// The weakest thing that can end an alert's presentation in a world; nil where it is not on screen or healthy.
  package func stuckGrade(of alert: Int, in world: Int) -> Grade? {
    let bit = UInt8(1) << UInt8(alert)
    guard nodes[world].onScreen & bit != 0, inPatience[world] & bit == 0 else { return nil }
    if certain[world] & bit != 0 { return .lateTimer }
    if uncertain[world] & bit != 0 { return .uncertainEvent }
    return leaving[world] & bit != 0 ? .leavingTheApp : .killingTheApp
  }

  /// The topmost alert, if alerts follow one another without end although each of them can be ended.
  package func loop(_ world: Int) -> Int? {
    let node = nodes[world]
    // Where one that cannot be ended may follow, alerts do not follow one another without end: that one is stuck.
    guard node.onScreen != 0, !reachesQuiet[world], !reachesStuck[world] else { return nil }
    return Int(node.top)
  }

  /// How long alerts keep people out of the app in a world and those that follow by themselves, if that is longer than
  /// people wait, although each of the alerts ends in time.
  package func lockout(_ world: Int) -> TimeSpan? {
    let span = TimeSpan(microseconds: lockouts[world])
    // What is without end is a loop, or something in it is stuck: those are other findings.
    guard lockouts[world] != .max, span > patience, nodes[world].onScreen & ~inPatience[world] == 0
    else { return nil }
    return span
  }

  /// Whether an alert waits for a turn that can never come.
  package func waitsForEver(_ alert: Int, in world: Int) -> Bool {
    let bit = UInt8(1) << UInt8(alert)
    return nodes[world].waiting & bit != 0 && endsWaiting[world] & bit == 0
  }

  // MARK: Closures

  /// Sweeps from the last world to the first until nothing changes: most moves lead to later worlds.
  private static func sweep(_ count: Int, _ improve: (Int) -> Bool) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for node in (0..<count).reversed() where improve(node) { hasChanged = true }
    }
  }

  private static func ends(
    _ graph: GradeGraph, through isAllowed: (GradeGraph.Edge) -> Bool
  ) -> [UInt8] {
    var ends = [UInt8](repeating: 0, count: graph.count)
    sweep(graph.count) { node in
      var mask = ends[node]
      for edge in graph.edges(of: node) where isAllowed(edge) {
        mask |= graph.nodes[node].onScreen & (edge.ends | ends[Int(edge.target)])
      }
      defer { ends[node] = mask }
      return mask != ends[node]
    }
    return ends
  }

  // The time that counts is that of the last move of a way for which people have to wait.
  private static func endsInPatience(_ graph: GradeGraph, among certain: [UInt8]) -> [UInt8] {
    let patience = graph.compiled.scenario.patience.microseconds
    var result = [UInt8](repeating: 0, count: graph.count)
    for alert in graph.compiled.alerts.indices {
      let bit = UInt8(1) << UInt8(alert)
      var needsNoWaiting = [Bool](repeating: false, count: graph.count)
      sweep(graph.count) { node in
        guard !needsNoWaiting[node], graph.nodes[node].onScreen & bit != 0 else { return false }
        needsNoWaiting[node] = graph.edges(of: node).contains {
          $0.exit == .certain && !$0.isWaitedFor
            && ($0.ends & bit != 0 || needsNoWaiting[Int($0.target)])
        }
        return needsNoWaiting[node]
      }
      var times = [Int64](repeating: .max, count: graph.count)
      sweep(graph.count) { node in
        guard certain[node] & bit != 0 else { return false }
        var best = needsNoWaiting[node] ? 0 : times[node]
        for edge in graph.edges(of: node) where edge.exit == .certain {
          let rest: Int64
          if edge.ends & bit != 0 || needsNoWaiting[Int(edge.target)] {
            rest = edge.isWaitedFor ? 0 : -edge.span
          } else {
            rest = times[Int(edge.target)]
          }
          if rest != .max { best = min(best, edge.span + rest) }
        }
        defer { times[node] = best }
        return best != times[node]
      }
      for node in 0..<graph.count where times[node] <= patience { result[node] |= bit }
    }
    return result
  }

  /// From which worlds certain moves lead to one of a kind.
  private static func reaches(_ graph: GradeGraph, _ isGoal: (Int) -> Bool) -> [Bool] {
    var reaches = (0..<graph.count).map(isGoal)
    sweep(graph.count) { node in
      guard !reaches[node] else { return false }
      reaches[node] = graph.edges(of: node).contains {
        $0.exit == .certain && reaches[Int($0.target)]
      }
      return reaches[node]
    }
    return reaches
  }

  // Where no input has an effect, what happens by itself is followed. What counts is when the last thing comes for
  // which people have to wait: that an animation then takes its time is no news.
  private static func lockouts(_ graph: GradeGraph) -> [Int64] {
    var spans = [Int64](repeating: 0, count: graph.count)
    var isDone = [Bool](repeating: false, count: graph.count)
    var isOnPath = isDone
    for start in 0..<graph.count where !isDone[start] {
      var path = [start]
      isOnPath[start] = true
      while let world = path.last {
        let ahead = forced(world, graph)
        if let next = ahead.first(where: { !isDone[Int($0.target)] && !isOnPath[Int($0.target)] }) {
          path.append(Int(next.target))
          isOnPath[Int(next.target)] = true
          continue
        }
        let comesBack = ahead.contains { isOnPath[Int($0.target)] }
        spans[world] = comesBack ? .max : ahead.map { lockout($0, spans) }.max() ?? 0
        isDone[world] = true
        isOnPath[world] = false
        path.removeLast()
      }
    }
    return spans
  }

  private static func lockout(_ edge: GradeGraph.Edge, _ spans: [Int64]) -> Int64 {
    let rest = spans[Int(edge.target)]
    if rest == .max { return .max }
    return edge.isWaitedFor || rest > 0 ? edge.span + rest : 0
  }

  /// What happens by itself in a world where no input has an effect.
  private static func forced(_ world: Int, _ graph: GradeGraph) -> [GradeGraph.Edge] {
    let node = graph.nodes[world]
    guard node.isActive, node.onScreen != 0, !node.takesInput else { return [] }
    return graph.edges(of: world).filter(\.isForced)
  }

  private static func endsWaiting(_ graph: GradeGraph) -> [UInt8] {
    var ends = graph.nodes.map { ~$0.waiting }
    sweep(graph.count) { node in
      let mask = graph.edges(of: node).reduce(ends[node]) { $0 | ends[Int($1.target)] }
      defer { ends[node] = mask }
      return mask != ends[node]
    }
    return ends
  }
}
