import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Part G's questions about what app code reads.
@Suite struct ReadingQuestionTests {
  private static let visible = Statement.read("a", .visible, position: 0)

  // G15, A4: true inside show, in every callback that it sends.
  @Test func anAlertIsVisibleWhileShowRuns() throws {
    var alert = Question.view("a")
    alert.style = .plain
    alert.delegate = DelegateDefinition(methods: [.standard, DelegateMethods(.shouldEnable)])
    let run = try ScenarioRun.question(
      "uialertview-ios7", [alert],
      [
        Question.onLaunch(Self.visible, .show("a", on: nil)),
        Question.on(.shouldEnable, of: "a", Self.visible),
        Question.on(.willPresent, of: "a", Self.visible),
      ])
    #expect(run.reads == ["0 a.visible=false", "0 a.visible=true", "0 a.visible=true"])
  }

  // G16, A4: still true in willDismiss, false in didDismiss.
  @Test func anAlertIsNoLongerVisibleInDidDismiss() throws {
    var run = try ScenarioRun.question(
      "uialertview-ios7", [Question.view("a")],
      [
        Question.onLaunch(.show("a", on: nil)),
        Question.on(.willDismiss, of: "a", Self.visible),
        Question.on(.didDismiss, of: "a", Self.visible),
      ])
    run.input(.tap(alert: 0, button: 0), at: 1_000)
    run.finish(at: 9_000)
    #expect(run.reads == ["1000 a.visible=true", "1250 a.visible=false"])
  }

  // G17, A4: true for an alert that waits (at 0 s) and for one that is covered (at 2 s).
  @Test(arguments: ["uialertview-ios3", "uialertview-ios6", "uialertview-ios12"])
  func anAlertIsVisibleWhileItWaitsOrIsCovered(profile: String) throws {
    var run = try ScenarioRun.question(
      profile, [Question.view("b"), Question.view("a"), Question.view("c")],
      [
        Question.onLaunch(
          .show("b", on: nil), .show("a", on: nil), Self.visible, .show("c", on: nil),
          .startTimer("later", after: .seconds(2), repeats: false)),
        HandlerDefinition(on: .timer("later"), [Self.visible]),
      ])
    run.finish(at: 9_000)
    #expect(run.reads == ["0 a.visible=true", "2000 a.visible=true"])
    #expect(run.world.alerts.machines[1].phase == .covered)
  }

  // G44, B9, U8: the cancel button, however many there are, unless an action is preferred.
  @Test func theCancelButtonIsEmphasised() throws {
    let emphasised = Statement.read("a", .emphasised, position: 0)
    for others in 1...2 {
      let buttons =
        [ButtonDefinition("Cancel", role: .cancel)]
        + (1...others).map { ButtonDefinition("\($0)") }
      var controller = Question.controller("a")
      controller.buttons = buttons
      var preferring = controller
      preferring.preferred = 1
      let trials = [
        ("uialertview-ios7", SampleScenarios.view("a", buttons), 0),
        ("uialertcontroller", controller, 0), ("uialertcontroller", preferring, 1),
      ]
      for (profile, alert, expected) in trials {
        let run = try ScenarioRun.question(
          profile, [alert], [Question.onLaunch(.show("a", on: nil), emphasised)])
        #expect(run.reads == ["0 a.emphasised=\(expected)"], "\(profile), \(others)")
      }
    }
  }
}
