import SimulationKernel
import Testing

@Suite struct StateSearchTests {
  private let origin = GridSystem.State(column: 0, row: 0)

  private func search(limit: Int, maximumStates: Int = 1_000) -> StateSearch<GridSystem> {
    StateSearch(
      GridSystem(limit: limit), from: [origin], limits: SearchLimits(states: maximumStates))
  }

  @Test func theWholeGridIsSeen() {
    let result = search(limit: 4).run()
    #expect(result.isClosed)
    #expect(result.ending == .exhausted)
    #expect(result.states == 25)
    // Two moves in each state, the steps against walls included.
    #expect(result.transitions == 50)
    #expect(result.depth == 8)
  }

  @Test func eachStateIsVisitedOnceInOrderOfDepth() {
    var indexes: [Int] = []
    var depths: [UInt64] = []
    _ = search(limit: 3).run { index, state, depth in
      indexes.append(index)
      depths.append(depth)
      #expect(depth == UInt64(state.column + state.row))
      return .expand
    }
    #expect(indexes == Array(0..<16))
    #expect(depths == depths.sorted())
  }

  @Test func nothingToStartFromIsClosed() {
    let result = StateSearch(GridSystem(limit: 1), from: []).run()
    #expect(result.isClosed)
    #expect(result.states == 0)
    #expect(result.depth == 0)
  }

  @Test func initialStatesCountOnceAndPathsNameTheirOrigin() throws {
    let corner = GridSystem.State(column: 2, row: 2)
    let system = GridSystem(limit: 3)
    let search = StateSearch(system, from: [corner, corner, origin])
    var goal: Int?
    let result = search.run { index, state, _ in
      if state == .init(column: 3, row: 3) { goal = index }
      return .expand
    }
    #expect(result.states == 16)
    let index = try #require(goal)
    #expect(result.origin(of: index) == 0)
    #expect(result.path(to: index) == [0, 1])
    #expect(result.path(to: 1) == [])
    #expect(result.origin(of: 1) == 2)
    #expect(search.trace(to: index, in: result).initialState == corner)
  }

  @Test func stoppingEndsTheSearchAtOnce() {
    var visits = 0
    let result = search(limit: 9).run { index, state, _ in
      visits += 1
      return state == .init(column: 1, row: 1) ? .stop : .expand
    }
    #expect(result.ending == .stopped(at: 4))
    #expect(!result.isClosed)
    #expect(result.states == 5)
    #expect(visits == 5)
    #expect(result.path(to: 4) == [0, 1])
  }

  @Test func stoppingAtAnInitialStateLeavesNothingElse() {
    let result = search(limit: 9).run { _, _, _ in .stop }
    #expect(result.ending == .stopped(at: 0))
    #expect(result.states == 1)
    #expect(result.transitions == 0)
  }

  @Test func oneStateTooManyIsCapped() {
    let result = search(limit: 4, maximumStates: 24).run()
    #expect(result.ending == .capped(.states))
    #expect(!result.isClosed)
    #expect(result.states == 24)
  }

  @Test func justEnoughRoomIsClosed() {
    let result = search(limit: 4, maximumStates: 25).run()
    #expect(result.isClosed)
    #expect(result.transitions == 50)
  }

  @Test func noRoomAtAllIsCapped() {
    let result = search(limit: 4, maximumStates: 0).run()
    #expect(result.ending == .capped(.states))
    #expect(result.states == 0)
  }
}
