import SimulationKernel
import Testing

@Suite struct SearchTraceTests {
  private let origin = GridSystem.State(column: 0, row: 0)

  @Test func everyStateCanBeReachedAgain() {
    var states: [GridSystem.State] = []
    let search = StateSearch(GridSystem(limit: 5), from: [origin])
    let result = search.run { _, state, _ in
      states.append(state)
      return .expand
    }
    for (index, state) in states.enumerated() {
      let trace = search.trace(to: index, in: result)
      #expect(trace.initialState == origin)
      #expect((trace.steps.last?.state ?? trace.initialState) == state)
      #expect(trace.steps.map { $0.move == .right ? 0 : 1 } == result.path(to: index))
    }
  }

  @Test func stepsTellMovesEventsAndStates() {
    let search = StateSearch(GridSystem(limit: 5), from: [origin])
    let result = search.run { _, state, _ in state.row == 1 && state.column == 1 ? .stop : .expand }
    let trace = search.trace(to: result.states - 1, in: result)
    #expect(trace.steps.map(\.move) == [.right, .up])
    #expect(trace.steps.map(\.events) == [["right to 1,0"], ["up to 1,1"]])
    #expect(trace.steps.map(\.state) == [.init(column: 1, row: 0), .init(column: 1, row: 1)])
  }

  @Test func aSystemThatForgetsStateTrapsOnReplay() async {
    await #expect(processExitsWith: .failure) {
      let search = StateSearch(FickleSystem(source: FickleSystem.Source()), from: [0])
      let result = search.run { index, _, _ in index == 3 ? .stop : .expand }
      _ = search.trace(to: 3, in: result)
    }
  }

  @Test func aResultOfAnotherSearchTrapsOnReplay() async {
    await #expect(processExitsWith: .failure) {
      let near = GridSystem.State(column: 0, row: 0)
      let far = GridSystem.State(column: 1, row: 1)
      let result = StateSearch(GridSystem(limit: 5), from: [near]).run()
      _ = StateSearch(GridSystem(limit: 5), from: [far]).trace(to: 3, in: result)
    }
  }
}

/// A system whose moves draw from a source outside the state, which a search must not trust.
private struct FickleSystem: TransitionSystem {
  final class Source {
    var drawn = 0
  }

  typealias Event = Never

  let source: Source

  func moves(in state: Int, into list: inout MoveList<Int>) {
    list.append(0)
  }

  func apply<Sink: EventSink<Never>>(_ move: Int, to state: inout Int, _ sink: inout Sink) {
    source.drawn += 1
    state += source.drawn
  }

  func encode(_ state: Int, into bytes: inout StateBytes) {
    bytes.appendSigned(Int64(state))
  }

  func decode(from bytes: inout StateReader) -> Int {
    Int(bytes.signed())
  }
}
