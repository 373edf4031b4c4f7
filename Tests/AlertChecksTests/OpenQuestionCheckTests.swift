import AlertSimulation
import ScenarioFiles
import Testing

@testable import AlertChecks

/// The contract's open questions about what is a defect (contract: Part G).
@Suite struct OpenQuestionCheckTests {
  /// Runs the checks over alerts `a` and `b`; `a` has no buttons unless it is told otherwise.
  private func findings(
    profile: String = "uialertview-ios7", knobs: String = "", buttons: String = "[]",
    onLaunch: String, script: String = "", checks: [any Check.Type]
  ) throws -> [Finding] {
    let file = """
      { "scenario": "s", "profile": "\(profile)", "knobs": { \(knobs) },
        "alerts": { "a": { "buttons": \(buttons) }, "b": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [ \(onLaunch) ] } ] },
        "script": [ \(script) ] }
      """
    let scenario = try ScenarioLoader().load(Array(file.utf8), path: "question.json5")
    return CheckRun.findings(in: Runner.runScript(scenario.compiled), checks: checks)
  }

  private static let orders: [any Check.Type] = [
    CallbackOrder.self, CallbackMissing.self, DoubleCallback.self, WrongIndex.self,
  ]

  // G37: killing the app is always possible, so nothing is worse.
  @Test func theWorstGradeIsKillingTheApp() throws {
    let findings = try findings(onLaunch: #"{ "show": "a" }"#, checks: [StuckUI.self])
    #expect(findings.map(\.grade) == [.killingTheApp])
    #expect(Grade.allCases.first == .killingTheApp)
  }

  // G39, F5: both dismiss callbacks without a willPresent are right for an alert that waits.
  @Test func anAlertThatWaitsMayBeDismissedWithoutWillPresent() throws {
    let findings = try findings(
      buttons: #"["OK"]"#, onLaunch: #"{ "show": "a" }, { "show": "b" }, { "dismiss": "b" }"#,
      checks: Self.orders)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  // G39, G3: so are the callbacks of a covered alert, if they are chosen for iOS 3.
  @Test func onIOS3CoveringCallbacksMayBeChosen() throws {
    for answer in ["didDismissOnly", "willAndDidDismiss"] {
      let findings = try findings(
        profile: "uialertview-ios3", knobs: #""coveredAlertCallbacks": "\#(answer)""#,
        buttons: #"["OK"]"#, onLaunch: #"{ "show": "a" }"#,
        script: #"{ "at": "1s", "do": [ { "show": "b" } ] }"#, checks: Self.orders)
      #expect(findings.isEmpty, "\(answer): \(findings.map(\.message))")
    }
  }
}
