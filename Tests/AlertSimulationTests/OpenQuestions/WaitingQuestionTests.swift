import AlertModel
import AlertSimulation
import Testing

/// Part G's questions about alerts that wait for another one's transition.
@Suite struct WaitingQuestionTests {
  private func run(_ handlers: HandlerDefinition...) throws -> ScenarioRun {
    try ScenarioRun.question(
      "uialertview-ios7", ["a", "b", "c", "d"].map(Question.view), handlers)
  }

  // G7: the oldest first; the last one shown ends on top.
  @Test func alertsThatWaitComeInTheOrderOfTheirShows() throws {
    var run = try run(
      Question.onLaunch(
        .show("a", on: nil), .show("c", on: nil), .show("b", on: nil), .show("d", on: nil)))
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.filter { $0.hasSuffix("willPresent") } == [
        "0 a.willPresent", "500 c.willPresent", "1000 b.willPresent", "1500 d.willPresent",
      ])
    #expect(run.world.alerts.machines[3].phase == .shown)
  }

  // G9, E9, D3: the dismissal that waits comes before the alert that waits.
  @Test func aDismissalThatWaitsComesBeforeAnAlertThatWaits() throws {
    var run = try run(
      Question.onLaunch(
        .show("a", on: nil), .show("b", on: nil), .dismiss("a", index: 4, animated: true)))
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts == [
        "0 a.willPresent", "500 a.didPresent", "500 a.willDismiss(4)", "750 a.didDismiss(4)",
        "750 b.willPresent", "1250 b.didPresent",
      ])
  }

  // G21: behind the one that waits already, out of didPresent ...
  @Test func whatDidPresentShowsQueuesUpLast() throws {
    var run = try run(
      Question.onLaunch(.show("a", on: nil), .show("b", on: nil)),
      Question.on(.didPresent, of: "a", .show("c", on: nil)))
    run.finish(at: 1_900)
    #expect(
      run.ofAlerts.suffix(5) == [
        "500 a.didPresent", "500 b.willPresent", "1000 b.didPresent", "1000 c.willPresent",
        "1500 c.didPresent",
      ])
  }

  // G21: ... and out of didDismiss.
  @Test func whatDidDismissShowsQueuesUpLast() throws {
    var run = try run(
      Question.onLaunch(.show("a", on: nil)),
      Question.on(.clicked, of: "a", .show("b", on: nil)),
      Question.on(.didDismiss, of: "a", .show("c", on: nil)))
    run.input(.tap(alert: 0, button: 1), at: 1_000)
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.suffix(5) == [
        "1250 a.didDismiss(1)", "1250 b.willPresent", "1750 b.didPresent", "1750 c.willPresent",
        "2250 c.didPresent",
      ])
  }
}
