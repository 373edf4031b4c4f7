/// How far after a source something can happen that it brought about.
struct Distances {
  let bySource: [ArmingGraph.Source: [(target: Int, delay: Int64)]]
  private var known: [ArmingGraph.Source: Set<Int64>] = [:]
  private var onPath: Set<ArmingGraph.Source> = []

  init(bySource: [ArmingGraph.Source: [(target: Int, delay: Int64)]]) {
    self.bySource = bySource
  }

  /// The distances, that of the source itself included; nil when there is no end of them, or are too many.
  mutating func from(_ source: ArmingGraph.Source) -> Set<Int64>? {
    if let found = known[source] { return found }
    guard onPath.insert(source).inserted else { return nil }
    defer { onPath.remove(source) }
    var found: Set<Int64> = [0]
    for arming in bySource[source] ?? [] {
      guard let rest = from(.node(arming.target)) else { return nil }
      for distance in rest { found.insert(arming.delay + distance) }
      guard found.count <= Jumps.limit else { return nil }
    }
    known[source] = found
    return found
  }
}

/// Sums of distances, for and against.
struct DistanceSums {
  private(set) var values: Set<Int64>
  /// How many more sums may be formed: beyond that, steps are quicker than jumps.
  private var sumsLeft = 4_000_000

  init(_ values: Set<Int64>) {
    self.values = values
  }

  /// Adds the differences of some distances so many times; false when that is too much.
  mutating func add(_ distances: Set<Int64>, times: Int) -> Bool {
    guard let steps = sums(distances, distances.map { -$0 }) else { return false }
    for _ in 0..<times {
      guard let next = sums(values, Array(steps)), next.count <= Jumps.limit else { return false }
      values = next
    }
    return true
  }

  private mutating func sums(_ left: Set<Int64>, _ right: [Int64]) -> Set<Int64>? {
    sumsLeft -= left.count * right.count
    guard sumsLeft >= 0 else { return nil }
    var sums: Set<Int64> = []
    for first in left { for second in right { sums.insert(first + second) } }
    return sums
  }
}
