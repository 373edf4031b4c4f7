import AlertModel
import AlertSimulation
import SimulationKernel

/// Finds app logic that starts itself again and again while no time passes.
///
/// Only what must happen counts: statements under a condition on a variable that changes, handlers that run a
/// limited number of times or for one button only, and timers that something cancels are taken for a way out.
struct ZeroDelayCycles {
  /// What makes one handler the cause of another.
  enum Link: Hashable {
    case timer
    case event
    case show(String)
    case exit(String)
  }

  struct Edge {
    let to: Trigger
    let link: Link
    let offset: Int
  }

  private let graph: ImmediateEffects
  private var path: [Edge] = []
  private var onPath: Set<Trigger> = []
  // Enough for every scenario that people write; a hostile one may have more paths than time.
  private var stepsLeft = 20_000

  private init(_ graph: ImmediateEffects) {
    self.graph = graph
  }

  /// Reports the first such cycle at one of its statements.
  static func report(_ parts: ScenarioParts, _ problems: Problems) {
    guard parts.alertOffsets.count <= Capacity.alerts else { return }
    var search = ZeroDelayCycles(ImmediateEffects(parts))
    for trigger in search.graph.triggers {
      guard let cycle = search.cycle(from: trigger) else { continue }
      // From its first statement in the file, so that the order of the search does not matter.
      let first = cycle.indices.min { cycle[$0].offset < cycle[$1].offset } ?? 0
      let names = (cycle[first...] + cycle[..<first]).map(\.to.name)
      problems.report(
        at: cycle[first].offset,
        "this starts itself again without any time passing: "
          + (names + names.prefix(1)).joined(separator: ", "),
        hint: "let some time pass, or limit a handler by \"times\"")
      return
    }
  }

  private mutating func cycle(from start: Trigger) -> [Edge]? {
    path = []
    onPath = []
    return search(start, start: start)
  }

  private mutating func search(_ trigger: Trigger, start: Trigger) -> [Edge]? {
    for edge in graph.edges(trigger) {
      guard stepsLeft > 0 else { return nil }
      stepsLeft -= 1
      if edge.to == start, isClosed(path + [edge]) { return path + [edge] }
      guard edge.to != start, onPath.insert(edge.to).inserted else { continue }
      path.append(edge)
      if let found = search(edge.to, start: start) { return found }
      path.removeLast()
      onPath.remove(edge.to)
    }
    return nil
  }

  // An alert that is shown in the cycle must also go in it, or the second time it is up already.
  private func isClosed(_ cycle: [Edge]) -> Bool {
    let links = Set(cycle.map(\.link))
    return links.allSatisfy { link in
      switch link {
      case .show(let alert): links.contains(.exit(alert))
      case .exit(let alert): links.contains(.show(alert))
      case .timer, .event: true
      }
    }
  }
}
