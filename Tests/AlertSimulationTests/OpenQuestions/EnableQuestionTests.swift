import AlertModel
import AlertSimulation
import Testing

/// Part G's questions about alertViewShouldEnableFirstOtherButton:.
@Suite struct EnableQuestionTests {
  private func asking(
    _ name: String, _ style: AlertStyle = .plain,
    _ enables: DelegateDefinition.EnableRule = .always
  ) -> AlertDefinition {
    var alert = Question.view(name)
    alert.style = style
    alert.delegate = DelegateDefinition(
      methods: [.standard, DelegateMethods(.shouldEnable)], enables: enables)
    return alert
  }

  // G12, D3: inside show, though the alert has to wait.
  @Test func anAlertThatWaitsAsksInsideShow() throws {
    let starts = [
      "atShow": ["0 a.willPresent", "0 b.shouldEnable", "500 a.didPresent", "500 b.willPresent"],
      "atPresentation": [
        "0 a.willPresent", "500 a.didPresent", "500 b.shouldEnable", "500 b.willPresent",
      ],
    ]
    func ofAlerts(_ changes: [(Knob, String)]) throws -> ArraySlice<String> {
      var run = try ScenarioRun.question(
        "uialertview-ios7", changing: changes, [Question.view("a"), asking("b")],
        [Question.onLaunch(.show("a", on: nil), .show("b", on: nil))])
      run.finish(at: 9_000)
      return run.ofAlerts.prefix(4)
    }
    #expect(try ofAlerts([]) == starts["atShow"]?[...])
    for (answer, start) in starts {
      #expect(try ofAlerts([(.enableQueued, answer)]) == start[...], "\(answer)")
    }
  }

  // G13, C3: not asked where there is nothing to type into.
  @Test func anAlertWithoutTextFieldsDoesNotAsk() throws {
    let silent = try ScenarioRun.question(
      "uialertview-ios7", [asking("a", .standard)], [Question.onLaunch(.show("a", on: nil))])
    #expect(silent.ofAlerts == ["0 a.willPresent"])
    let asked = try ScenarioRun.question(
      "uialertview-ios7", changing: [(.enableDefaultStyle, "yes")], [asking("a", .standard)],
      [Question.onLaunch(.show("a", on: nil))])
    #expect(asked.ofAlerts == ["0 a.shouldEnable", "0 a.willPresent"])
  }

  // G27, E18, C5: the last answer stays until the next edit, which nobody can forbid any more.
  @Test(arguments: [Statement.releaseDelegate("a"), .setDelegate("a", nil)])
  func theAnswerOfADelegateThatIsGoneStaysUntilTheNextEdit(goes: Statement) throws {
    var run = try ScenarioRun.question(
      "uialertview-ios12", [asking("a", .plain, .never)], Question.afterASecond(goes))
    run.input(.tap(alert: 0, button: 1), at: 2_000)
    #expect(run.diagnostics == ["2000 input.ignored"])
    #expect(run.world.alerts.machines[0].phase == .shown)
    run.input(.type(alert: 0, field: 0, text: 0), at: 3_000)
    run.input(.tap(alert: 0, button: 1), at: 4_000)
    run.finish(at: 9_000)
    #expect(run.diagnostics.count == 1)
    #expect(run.world.alerts.machines[0].phase == .gone)
  }

  // B10: the first other button is the one that takes no tap, wherever cancel is; a mimic's quirk is left out.
  @Test func theFirstOtherButtonIsDisabledWhereverCancelIs() throws {
    var alert = asking("a", .plain, .never)
    alert.buttons.append(ButtonDefinition("Later"))
    alert.assignedCancelIndex = 2
    var run = try ScenarioRun.question(
      "uialertview-ios6", [alert], [Question.onLaunch(.show("a", on: nil))])
    run.input(.tap(alert: 0, button: 1), at: 1_000)
    #expect(run.diagnostics == ["1000 input.ignored"])
    run.input(.tap(alert: 0, button: 0), at: 2_000)
    #expect(run.ofAlerts.suffix(2) == ["2000 a.clicked(0)", "2000 a.willDismiss(0)"])
  }
}
