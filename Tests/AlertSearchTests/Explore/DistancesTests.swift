import Testing

@testable import AlertSearch

/// How far apart events can be that one thing leads to.
@Suite struct DistancesTests {
  typealias Source = ArmingGraph.Source

  @Test func everyWayCountsAndEachNodeIsLookedAtOnce() {
    // Each of 28 arms every later one after 1 or 2: more ways than anybody could walk.
    var armings: [Source: [(target: Int, delay: Int64)]] = [:]
    for node in 0..<28 {
      armings[.node(node)] = (node + 1..<28).flatMap { later in
        [(target: later, delay: Int64(1)), (target: later, delay: Int64(2))]
      }
    }
    armings[.person] = [(27, 5)]
    var distances = Distances(bySource: armings)
    let found = [Source.node(0), .node(27), .person, .interruption].map { distances.from($0) }
    #expect(found == [Set(0...54), [0], [0, 5], [0]])
  }

  @Test func whatComesBackHasNoEnd() {
    var distances = Distances(bySource: [
      .person: [(0, 1)], .node(0): [(1, 1)], .node(1): [(0, 1)], .script: [(2, 3)],
    ])
    let found = [Source.script, .person].map { distances.from($0) }
    #expect(found == [[0, 3], nil])
  }

  @Test func sumsAreForAndAgainst() {
    var sums = DistanceSums([0, 10])
    let isAdded = sums.add([0, 3], times: 2)
    #expect(isAdded)
    #expect(sums.values == [-6, -3, 0, 3, 6, 4, 7, 10, 13, 16])
    let isAddedOften = sums.add([0], times: 254)
    #expect(isAddedOften && sums.values.count == 10)
  }

  @Test func whatIsTooMuchIsGivenUp() {
    var sums = DistanceSums([0])
    let wide = Set((0..<3_000).map { Int64($0 * $0) })
    let isAdded = sums.add(wide, times: 1)
    #expect(!isAdded)
  }

  @Test func theNextMomentIsTheFirstAfterNow() {
    let jumps = Jumps(offsets: [-7, -2, 0, 4])
    #expect(jumps.next(before: 5) == 3)
    #expect(jumps.next(before: 7) == 5)
    #expect(jumps.next(before: 8) == 1)
    #expect(jumps.next(before: 0) == 4)
    #expect(Jumps(offsets: [-7]).next(before: 7) == nil)
  }
}
