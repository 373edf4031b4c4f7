package import AlertSimulation
import SimulationKernel

/// A circle of moves that come over and over, and the way that leads there.
package struct GradeCircle {
  package let stem: [Move]
  package let circle: [Move]
}

extension GradeGraph {
  /// Circles begin at one of so many worlds, those that are found first; others would be no shorter to tell.
  private static let maximumBeginnings = 200

  /// The shortest way from a world to certain moves that end a presentation and lead back to where they began.
  ///
  /// - Parameters:
  ///   - number: the world's number in this graph, which is complete.
  ///   - world: the world itself.
  ///   - appLinesDone: how many of the lines in which the script makes the app do something are done.
  /// - Returns: the way; nil where there is none.
  package func circle(_ number: Int, _ world: World, appLinesDone: Int) -> GradeCircle? {
    var best: (stem: [Int], circle: [Int])?
    let ways = shortestWays(from: number)
    for (beginning, stem) in ways.prefix(Self.maximumBeginnings) {
      if let best, stem.count + 1 >= best.stem.count + best.circle.count { break }
      guard let circle = shortestCircle(at: beginning) else { continue }
      if let best, stem.count + circle.count >= best.stem.count + best.circle.count { continue }
      best = (stem, circle)
    }
    guard let best else { return nil }
    let moves = moves(along: best.stem + best.circle, from: world, appLinesDone: appLinesDone)
    return GradeCircle(
      stem: Array(moves.prefix(best.stem.count)), circle: Array(moves.dropFirst(best.stem.count)))
  }

  /// How a search came to a place: from which other one, by which of its edges.
  private typealias Step = (from: Int, edge: Int)

  /// The worlds that certain moves lead to, the nearest first, each with the ordinals of the edges on the way.
  private func shortestWays(from start: Int) -> [(world: Int, edges: [Int])] {
    var found: [(world: Int, edges: [Int])] = [(start, [])]
    var isKnown: Set<Int> = [start]
    var place = 0
    while place < found.count, found.count < Self.maximumBeginnings {
      let (world, edges) = found[place]
      for (ordinal, edge) in self.edges(of: world).enumerated()
      where edge.exit == .certain && isKnown.insert(Int(edge.target)).inserted {
        found.append((Int(edge.target), edges + [ordinal]))
      }
      place += 1
    }
    return found
  }

  /// The edges of the shortest circle through a world on which a presentation ends.
  private func shortestCircle(at start: Int) -> [Int]? {
    // A place is a world, and whether a presentation has ended on the way.
    var steps: [Int: Step] = [:]
    var places = [2 * start]
    var next = 0
    while next < places.count {
      let place = places[next]
      next += 1
      for (ordinal, edge) in edges(of: place / 2).enumerated() where edge.exit == .certain {
        let hasEnded = place % 2 == 1 || edge.ends != 0
        let target = 2 * Int(edge.target) + (hasEnded ? 1 : 0)
        guard steps[target] == nil else { continue }
        steps[target] = (place, ordinal)
        if target == 2 * start + 1 { return way(to: target, from: 2 * start, steps) }
        places.append(target)
      }
    }
    return nil
  }

  private func way(to target: Int, from start: Int, _ steps: [Int: Step]) -> [Int] {
    var edges: [Int] = []
    var place = target
    repeat {
      guard let step = steps[place] else { break }
      edges.append(step.edge)
      place = step.from
    } while place != start
    return edges.reversed()
  }
}
