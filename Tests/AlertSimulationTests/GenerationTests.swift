import AlertModel
import AlertSimulation
import Testing

/// What the generations of UIAlertView have and do not have (contract: section 2).
@Suite struct GenerationTests {
  private func tapped(_ profile: String) throws -> ScenarioRun {
    var run = try ScenarioRun.question(
      profile, [Question.view("a")],
      [
        Question.onLaunch(.show("a", on: nil)),
        Question.on(.didDismiss, of: "a", .read("a", .publicDismissCalls, position: 0)),
      ])
    run.input(.tap(alert: 0, button: 1), at: 1_000)
    run.finish(at: 9_000)
    return run
  }

  // G-7, E15: of the wrapper that iOS 8 brought, an app sees that its dismiss method is called on a tap.
  @Test func fromIOS8OnATapCallsThePublicDismissMethod() throws {
    for profile in ["uialertview-ios6", "uialertview-ios7"] {
      #expect(try tapped(profile).reads == ["1250 a.publicDismissCalls=0"], "\(profile)")
    }
    for profile in ["uialertview-ios8", "uialertview-ios12"] {
      #expect(try tapped(profile).reads == ["1250 a.publicDismissCalls=1"], "\(profile)")
    }
  }

  // G-8, G-10: all callbacks are sent from iOS 8 on, too, and in the order of E1.
  @Test func theOrderOfTheCallbacksIsTheSameInAllGenerations() throws {
    for number in [3, 4, 6, 7, 8, 12] {
      #expect(
        try tapped("uialertview-ios\(number)").ofAlerts == [
          "0 a.willPresent", "500 a.didPresent", "1000 a.clicked(1)", "1000 a.willDismiss(1)",
          "1250 a.didDismiss(1)",
        ])
    }
  }

  // D5: up to iOS 7 an alert has a window of its own and comes at once.
  @Test func beforeThereIsAWindowAnAlertStillComes() throws {
    for number in [4, 6, 7] {
      let run = try shownBeforeTheWindow("uialertview-ios\(number)")
      #expect(
        run.names == ["app.didFinishLaunching", "a.willPresent", "app.didBecomeActive"],
        "\(number)")
    }
  }

  // D5: from iOS 8 on it waits until the first window is key.
  @Test func fromIOS8OnAnAlertWaitsForTheWindow() throws {
    for number in [8, 12] {
      let run = try shownBeforeTheWindow("uialertview-ios\(number)")
      #expect(
        run.names == ["app.didFinishLaunching", "app.didBecomeActive", "a.willPresent"],
        "\(number)")
    }
  }

  private func shownBeforeTheWindow(_ profile: String) throws -> ScenarioRun {
    try ScenarioRun.question(
      profile, [Question.view("a")],
      [HandlerDefinition(on: .app(.didFinishLaunching), [.show("a", on: nil)])])
  }
}
