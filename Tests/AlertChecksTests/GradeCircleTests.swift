import AlertSimulation
import ScenarioFiles
import Testing

@testable import AlertChecks

/// Alerts that follow one another are told by the shortest way round.
@Suite struct GradeCircleTests {
  private func message(_ body: String) throws -> String? {
    let scenario = try ScenarioLoader().load(Array(body.utf8), path: "circle.json5")
    let record = Runner.runScript(scenario.compiled)
    return CheckRun.findings(in: record, checks: [RePresentationLoop.self]).first?.message
  }

  // contract:G-5: b comes back by its own dismissal; a never does.
  @Test func theWayToTheCircleIsToldApart() throws {
    let message = try message(
      """
      { "scenario": "s", "profile": "uialertview-ios6",
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["Retry", "Cancel"] } },
        "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
          { "event": "a.didDismiss", "do": [ { "show": "b" } ] },
          { "event": "b.didDismiss", "do": [ { "show": "b" } ] } ] } }
      """)
    #expect(
      message?.hasSuffix(": tap a(0), then over and over tap b(0)") == true, "\(message ?? "")")
  }

  @Test func aTimerWithoutDelayLeavesNobodyTime() throws {
    let message = try message(
      """
      { "scenario": "s", "profile": "uialertview-ios6", "alerts": { "a": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
          { "event": "a.didDismiss", "do": [ { "startTimer": "t", "after": "0s" } ] },
          { "event": "timer.t", "do": [ { "show": "a" } ] } ] } }
      """)
    #expect(message?.hasSuffix(": over and over tap a(0), timer t") == true, "\(message ?? "")")
  }

  @Test func withTimeInBetweenThereIsNone() throws {
    let message = try message(
      """
      { "scenario": "s", "profile": "uialertview-ios6", "alerts": { "a": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
          { "event": "a.didDismiss", "do": [ { "startTimer": "t", "after": "1ms" } ] },
          { "event": "timer.t", "do": [ { "show": "a" } ] } ] } }
      """)
    #expect(message == nil)
  }
}
