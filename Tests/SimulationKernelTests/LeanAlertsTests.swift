import LeanModel
import SimulationKernel
import Testing

/// The lean model explored to the end.
///
/// The numbers of 3 and 4 alerts are those of SPIN 6.5.2 (and of an independent interpreter of the
/// Promela text); SPIN prints one transition more, as it counts the start as one.
@Suite struct LeanAlertsTests {
  @Test(arguments: [
    (alerts: 1, states: 21, transitions: 37, depth: 5),
    (alerts: 2, states: 225, transitions: 557, depth: 9),
    (alerts: 3, states: 2_457, transitions: 7_801, depth: 13),
    (alerts: 4, states: 27_297, transitions: 105_749, depth: 17),
    (alerts: 5, states: 307_881, transitions: 1_408_945, depth: 21),
  ])
  func agreesWithSpin(alerts: Int, states: Int, transitions: Int, depth: Int) {
    let result = LeanAlerts(alerts: alerts).explore()
    #expect(result.isClosed)
    #expect(result.states == states)
    #expect(result.transitions == transitions)
    #expect(result.depth == depth)
  }

  // Without optimisation six alerts take some twenty seconds.
  #if !DEBUG
    @Test func agreesWithSpinForSixAlerts() {
      let result = LeanAlerts(alerts: 6).explore()
      #expect(result.isClosed)
      #expect(result.states == 3_517_425)
      #expect(result.transitions == 18_575_885)
      #expect(result.visited.bytesPerState <= 40)
    }
  #endif

  @Test func theDeepestPathOfTwoAlertsReplays() throws {
    let search = StateSearch(LeanAlerts(alerts: 2), from: [LeanAlerts.State()])
    let result = search.run()
    let last = result.states - 1
    let trace = search.trace(to: last, in: result)
    #expect(trace.steps.count == result.depth)
    #expect(trace.initialState == LeanAlerts.State())
    let delivered = trace.steps.flatMap(\.events)
    #expect(delivered.sorted() == [0, 1])
    let end = try #require(trace.steps.last)
    #expect((0...1).allSatisfy { end.state.phase($0) == LeanAlerts.Phase.delivered.rawValue })
  }
}
