import AlertTesting
import Testing

@Test func uploadEndsByItself() {
  let scenario = AlertScenario(profile: .uiAlertView(iOS: 6)) {
    Alert("progress", title: "Uploading")
    When(.launched) { Show("progress") }
    When("progress", .didPresent) { StartTimer("auto", after: .seconds(3)) }
    When(timer: "auto") { Dismiss("progress") }
    At(.seconds(1), .home)
    At(.seconds(5), .return)
  }
  expectNoFindings(scenario: scenario)
}

@Test(arguments: ["question", "upload"])
func scenarioFile(name: String) {
  expectNoFindings(scenario: "scenarios/\(name).json5", failOn: .warning)
}

@Test func theKnownDefectIsStillThere() {
  expectFindings(
    [AlertFinding("stuck-ui", alert: "progress", grade: .killingTheApp)],
    in: "scenarios/stuck.json5")
}

/// An app that shows an alert and answers each of its buttons.
func question(_ buttons: [String]) -> AlertScenario {
  AlertScenario("A question", profile: .uiAlertController) {
    Alert("question", title: "Sure?", buttons: buttons.map { .init($0) })
    When(.launched) { Show("question") }
    for (index, button) in buttons.enumerated() {
      When("question", .handler, index: index) { StartTimer(button, after: .seconds(1)) }
    }
    At(.seconds(2), .tap("question", button: buttons.count - 1))
  }
}

@Test func everyButtonIsAnswered() async {
  expectNoFindings(scenario: question(["No", "Yes"]))
  await Task.detached { expectNoFindings(scenario: question(["Never", "Later", "Now"])) }.value
}
