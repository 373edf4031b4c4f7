import AlertTesting
import Testing

/// What is wrong with a scenario built in Swift is a failure with a sentence, never a trap.
@Suite struct FlawTests {
  private func flaws(
    _ profile: AlertScenario.Profile = .uiAlertView(iOS: 6), knobs: [String: String] = [:],
    checks: [String: AlertScenario.CheckLevel] = [:], end: Duration? = nil,
    timing: AlertScenario.Timing = .init(),
    @ListBuilder<any ScenarioPart> _ lines: () -> [any ScenarioPart]
  ) async -> String {
    let scenario = AlertScenario(
      "s", profile: profile, knobs: knobs, timing: timing, end: end, checks: checks, lines)
    let failures = await recordedFailures { expectNoFindings(scenario: scenario) }
    #expect(failures.count == 1)
    return failures.first?.text ?? ""
  }

  @Test func profilesAndKnobs() async {
    #expect(
      await flaws(.uiAlertView(iOS: 13)) {}.contains("there is no profile \"uialertview-ios13\""))
    #expect(await flaws(knobs: ["timer": "a"]) {}.contains("there is no knob \"timer\""))
    #expect(await flaws(knobs: ["timerClock": "a"]) {}.contains("has no value \"a\"; it has awake"))
    #expect(await flaws(checks: ["stuck": .off]) {}.contains("there is no check \"stuck\""))
  }

  @Test func durations() async {
    let tooFine = "is 5e-09 seconds, which is finer than a microsecond"
    #expect(
      await flaws { At(.zero) { StartTimer("t", after: .nanoseconds(5)) } }
        .contains("the delay of timer \"t\" \(tooFine)"))
    #expect(await flaws { At(.nanoseconds(5), .home) }.contains("the time of an input \(tooFine)"))
    #expect(
      await flaws { OutsideEvent("e", after: .nanoseconds(5)) }
        .contains("the delay of \"e\" \(tooFine)"))
    #expect(await flaws(timing: .init(appear: .nanoseconds(5))) {}.contains(tooFine))
    for span in [
      Duration.seconds(-1), .microseconds(-1), .seconds(Int64.max), .seconds(Int64.min),
      .seconds(36_000_001),
    ] {
      #expect(await flaws(end: span) {}.contains("must be from 0 to 10000 hours"), "\(span)")
      #expect(
        await flaws { OutsideEvent("e", after: span) }.contains("must be from 0 to 10000 hours"))
    }
    #expect(await flaws(end: .seconds(36_000_000) + .microseconds(1)) {}.contains("\"end\""))
  }

  @Test func names() async {
    #expect(
      await flaws {
        Alert("progress")
        When(.launched) { Show("progres") }
      }.contains("there is no alert \"progres\" (did you mean \"progress\"?)\n    "))
    #expect(await flaws { When(timer: "t") {} }.contains("no statement starts a timer \"t\""))
    #expect(await flaws { Alert("no name") }.contains("is no name for an alert"))
    #expect(
      await flaws {
        Alert("a")
        Alert("a")
      }.contains("\"a\""))
    let buttons = { (button: String) async -> String in
      await flaws {
        Alert("a", buttons: ["OK", "Twice", "Twice"])
        At(.zero, .tap("a", button: button))
      }
    }
    #expect(await buttons("No").contains("\"a\" has no button \"No\""))
    #expect(
      await buttons("Twice").contains("2 buttons of \"a\" are called \"Twice\": give an index"))
  }

  @Test func whatTheProfileDoesNotHave() async {
    #expect(
      await flaws { Alert("a", textFields: 1, hasAnchor: true) }
        .contains("\"a\" has \"textFields\", which the profile's alerts do not have\n\"a\" has"))
    #expect(
      await flaws(.uiAlertController) { Alert("a", delegate: .absent) }.contains("\"delegate\""))
    #expect(
      await flaws(.uiAlertController) { Alert("a", cancelButtonIndex: 0) }
        .contains("\"cancelButtonIndex\" is for alert views"))
    #expect(
      await flaws { Alert("a", buttons: [.init("OK", hasHandler: false)]) }
        .contains("\"handler\" is for alert controllers"))
    #expect(await flaws { Alert("a", style: .actionSheet) }.contains("\"actionSheet\""))
    #expect(
      await flaws {
        Alert("a")
        At(.zero) { Change("a", .preferred(0)) }
      }.contains("\"preferred\" is for alert controllers"))
  }

  @Test func limitsAndOrder() async {
    #expect(
      await flaws {
        for number in 0..<9 { Alert("a\(number)") }
      }.contains("too many alerts: a scenario has room for 8"))
    #expect(
      await flaws {
        At(.seconds(2), .home)
        At(.seconds(1), .home)
      }.contains("this line comes after one at 2s"))
    #expect(
      await flaws {
        When(timer: "t") { StartTimer("t", after: .zero) }
        When(.launched) { StartTimer("t", after: .zero) }
      }.contains("starts itself again without any time passing"))
  }

  @Test func expectedFindingsThatThereAreNot() async {
    let scenario = AlertScenario(profile: .uiAlertView(iOS: 6)) { Alert("a") }
    let failures = await recordedFailures {
      expectFindings(
        ["stuck", AlertFinding("stuck-ui", alert: "b", at: .nanoseconds(1))], in: scenario)
    }
    #expect(failures.count == 1)
    let text = failures.first?.text ?? ""
    #expect(text.contains("there is no check \"stuck\""))
    #expect(text.contains("there is no alert \"b\"; there are a"))
    #expect(text.contains("the time of a finding is 1e-09 seconds"))
  }

  @Test func linesUnderConditionsAndFromFunctions() async {
    let isShown = true
    func lines() -> [any ScenarioPart] { [Alert("a", buttons: [.cancel("No")])] }
    let scenario = AlertScenario(profile: .uiAlertView(iOS: 6)) {
      lines()
      if isShown {
        When(.launched) { Show("a") }
      } else {
        At(.zero, .home)
      }
      if !isShown { At(.zero, .lock) }
    }
    expectNoFindings(scenario: scenario)
  }
}
