import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Part G's questions about leaving the app and coming back.
@Suite struct LeavingQuestionTests {
  /// On iOS 3 `a` is shown on launch, and Home comes at a time.
  private func home(
    at time: Int64, _ further: HandlerDefinition..., tapping tap: Int64? = nil
  ) throws -> ScenarioRun {
    var run = try ScenarioRun.question(
      "uialertview-ios3", [Question.view("a"), Question.view("b")],
      [Question.onLaunch(.show("a", on: nil))] + further)
    if let tap { run.input(.tap(alert: 0, button: 1), at: tap) }
    run.system(.home, at: time)
    run.finish(at: 9_000)
    return run
  }

  // G22, G-1: the one below may come back for a moment, but the system does not cancel it.
  @Test func onIOS3HomeCancelsOnlyTheAlertOnTop() throws {
    let cover = HandlerDefinition(
      on: .callback(.didPresent, of: "a"), times: 1, [.show("b", on: nil)])
    let run = try home(at: 2_000, cover)
    let end = run.ofAlerts.filter { $0.hasPrefix("2000 ") && $0 != "2000 a.didPresent" }
    #expect(
      end == ["2000 b.clicked(0)", "2000 b.willDismiss(0)", "2000 b.didDismiss(0)", "2000 ended"])
  }

  // G23, G24: an alert that still comes gets didPresent, and then the whole cancel at once.
  @Test func onIOS3HomeLetsAnAlertArriveFirst() throws {
    #expect(
      try home(at: 100).trace.suffix(7) == [
        "100 app.willResignActive", "100 a.didPresent", "100 a.clicked(0)", "100 a.willDismiss(0)",
        "100 a.didDismiss(0)", "100 app.willTerminate", "100 ended",
      ])
  }

  // G23: one that goes already is not cancelled again, and its didDismiss is lost with the process.
  @Test func onIOS3HomeCutsADismissalShort() throws {
    #expect(
      try home(at: 1_100, tapping: 1_000).trace.suffix(5) == [
        "1000 a.clicked(1)", "1000 a.willDismiss(1)", "1100 app.willResignActive",
        "1100 app.willTerminate", "1100 ended",
      ])
  }

  // G43, G-1: what Home makes the app show gets its willPresent, and then the process ends.
  @Test func onIOS3AnAlertShownWhileTheAppEndsOnlyBegins() throws {
    let run = try home(at: 1_000, Question.on(.didDismiss, of: "a", .show("b", on: nil)))
    #expect(
      run.names.suffix(6) == [
        "a.clicked(0)", "a.willDismiss(0)", "a.didDismiss(0)", "b.willPresent",
        "app.willTerminate", "ended",
      ])
  }

  // G25, T5, T7: the app is suspended at 1.5 s, while the alert comes; both timers get late.
  @Test func onReturnTransitionsComeBeforeTimersByFireDate() throws {
    func start(_ timer: String, _ milliseconds: Int64) -> Statement {
      .startTimer(timer, after: .milliseconds(milliseconds), repeats: false)
    }
    var run = try ScenarioRun.question(
      "uialertview-ios7", [Question.view("a")],
      [
        Question.onLaunch(start("third", 3_000), start("second", 2_000), start("show", 1_200)),
        HandlerDefinition(on: .timer("show"), [.show("a", on: nil)]),
      ])
    run.system(.home, at: 1_000)
    run.system(.return, at: 9_000)
    run.finish(at: 9_900)
    #expect(
      run.trace.suffix(6) == [
        "1200 a.willPresent", "9000 app.willEnterForeground", "9000 app.didBecomeActive",
        "9000 a.didPresent", "9000 timer.second", "9000 timer.third",
      ])
  }
}
