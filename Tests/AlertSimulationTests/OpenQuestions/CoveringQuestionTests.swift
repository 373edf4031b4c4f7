import AlertModel
import AlertSimulation
import Testing

/// Part G's questions about an alert that another one covers; `b` is shown over `a` a second after the launch.
@Suite struct CoveringQuestionTests {
  private func covered(
    _ profile: String, changing changes: [(Knob, String)] = [], _ further: [HandlerDefinition] = []
  ) throws -> ScenarioRun {
    try ScenarioRun.question(
      profile, changing: changes, ["a", "b", "c"].map(Question.view),
      Question.afterASecond(.show("b", on: nil)) + further)
  }

  // G2, F2: right before the didPresent of the one on top, unless another answer is chosen.
  @Test func theCoveredAlertHearsOfItWhenTheOtherHasCome() throws {
    let ends = [
      "beforeDidPresent": ["1000 b.willPresent", "1500 a.didDismiss(0)", "1500 b.didPresent"],
      "afterWillPresent": ["1000 b.willPresent", "1000 a.didDismiss(0)", "1500 b.didPresent"],
      "afterDidPresent": ["1000 b.willPresent", "1500 b.didPresent", "1500 a.didDismiss(0)"],
    ]
    for (answer, end) in ends {
      var run = try covered("uialertview-ios6", changing: [(.coverDidAt, answer)])
      run.finish(at: 9_000)
      #expect(run.ofAlerts.suffix(3) == end[...], "\(answer)")
    }
    var run = try covered("uialertview-ios6")
    run.finish(at: 9_000)
    #expect(run.ofAlerts.suffix(3) == ends["beforeDidPresent"]?[...])
  }

  // G3: nothing on iOS 3, unless another answer is chosen.
  @Test func onIOS3TheCoveredAlertHearsNothing() throws {
    var silent = try covered("uialertview-ios3")
    silent.finish(at: 9_000)
    #expect(silent.ofAlerts.suffix(2) == ["1000 b.willPresent", "1500 b.didPresent"])
    var told = try covered(
      "uialertview-ios3", changing: [(.coveredAlertCallbacks, "didDismissOnly")])
    told.finish(at: 9_000)
    #expect(told.ofAlerts.suffix(2) == ["1500 a.didDismiss(0)", "1500 b.didPresent"])
  }

  // G4, G5: also from iOS 8 on didPresent comes again, in the instant of the other's didDismiss.
  @Test(arguments: ["uialertview-ios8", "uialertview-ios12"])
  func anAlertThatComesBackIsTold(profile: String) throws {
    var told = try covered(profile)
    told.input(.tap(alert: 1, button: 1), at: 2_000)
    told.finish(at: 9_000)
    #expect(told.ofAlerts.suffix(2) == ["2250 b.didDismiss(1)", "2250 a.didPresent"])
    var silent = try covered(profile, changing: [(.reappearDidPresent, "no")])
    silent.input(.tap(alert: 1, button: 1), at: 2_000)
    silent.finish(at: 9_000)
    #expect(silent.ofAlerts.last == "2250 b.didDismiss(1)")
    #expect(silent.world.alerts.machines[0].phase == .shown)
  }

  // G18, F2, D4: the app takes the cover for the end and shows the alert again, which changes nothing.
  @Test func showingACoveredAlertThatWasToldDidDismissIsADuplicate() throws {
    var run = try covered(
      "uialertview-ios6", [Question.on(.didDismiss, of: "a", .show("a", on: nil))])
    run.finish(at: 1_900)
    #expect(run.ofAlerts.suffix(2) == ["1500 a.didDismiss(0)", "1500 b.didPresent"])
    #expect(run.diagnostics == ["1500 show.duplicate"])
    #expect(run.world.alerts.machines[0].phase == .covered)
  }

  // G19, F8: an ordinary show, and the one below does not come back in between.
  @Test func whatDidDismissShowsComesBeforeTheAlertBelow() throws {
    var run = try covered(
      "uialertview-ios7", [Question.on(.didDismiss, of: "b", .show("c", on: nil))])
    run.input(.tap(alert: 1, button: 1), at: 2_000)
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.suffix(3) == ["2250 b.didDismiss(1)", "2250 c.willPresent", "2750 c.didPresent"])
    #expect(run.world.alerts.machines[0].phase == .covered)
  }

  // G20, F5: it goes like any covered alert, without coming back first.
  @Test func whatDidDismissDismissesGoesAtOnce() throws {
    var run = try covered(
      "uialertview-ios7",
      [Question.on(.didDismiss, of: "b", .dismiss("a", index: 6, animated: true))])
    run.input(.tap(alert: 1, button: 1), at: 2_000)
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.suffix(3) == [
        "2250 b.didDismiss(1)", "2250 a.willDismiss(6)", "2250 a.didDismiss(6)",
      ])
    #expect(run.world.alerts.machines[0].phase == .gone)
  }

  // G40: both come together.
  @Test func bothDismissCallbacksOfACoveredAlertComeTogether() throws {
    var run = try covered(
      "uialertview-ios7", changing: [(.coveredAlertCallbacks, "willAndDidDismiss")])
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.suffix(3) == [
        "1500 a.willDismiss(0)", "1500 a.didDismiss(0)", "1500 b.didPresent",
      ])
  }
}
