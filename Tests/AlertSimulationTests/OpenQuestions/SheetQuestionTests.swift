import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Part G's questions about action sheets.
@Suite struct SheetQuestionTests {
  // S2: the cancel title comes last.
  private func sheet(_ name: String) -> AlertDefinition {
    var sheet = SampleScenarios.view(
      name,
      [ButtonDefinition("One"), ButtonDefinition("Two"), ButtonDefinition("Cancel", role: .cancel)])
    sheet.kind = .actionSheet
    return sheet
  }

  // G14, S7: the dismissal tells the index that was tapped.
  @Test func afterADoubleClickTheDismissalTellsTheTappedIndex() throws {
    for (changes, index) in [([], 1), ([(Knob.sheet8Index, "cancel")], 2)] {
      var run = try ScenarioRun.question(
        "uiactionsheet-ios8.0", changing: changes, on: .pad, [sheet("a")],
        [Question.onLaunch(.show("a", on: nil))])
      run.input(.tap(alert: 0, button: 1), at: 1_000)
      run.finish(at: 9_000)
      #expect(
        run.ofAlerts.suffix(4) == [
          "1000 a.clicked(1)", "1000 a.clicked(2)", "1000 a.willDismiss(\(index))",
          "1250 a.didDismiss(\(index))",
        ])
    }
  }

  // G28, D4, E9, E10: shown twice, dismissed twice while it comes.
  @Test func aSheetFollowsTheMachineOfAlertViews() throws {
    var run = try ScenarioRun.question(
      "uiactionsheet-ios7", [sheet("a")],
      [
        Question.onLaunch(
          .show("a", on: nil), .show("a", on: nil), .dismiss("a", index: 0, animated: true),
          .dismiss("a", index: 1, animated: true))
      ])
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts == [
        "0 a.willPresent", "500 a.didPresent", "500 a.willDismiss(0)", "750 a.didDismiss(0)",
      ])
    #expect(run.diagnostics == ["0 show.duplicate", "0 dismiss.repeated"])
  }

  // G28, D3, E13: another one waits, and who dismisses in the click changes nothing.
  @Test func aSheetWaitsForAnotherOne() throws {
    var run = try ScenarioRun.question(
      "uiactionsheet-ios7", [sheet("a"), sheet("b")],
      [
        Question.onLaunch(.show("a", on: nil)),
        Question.on(
          .clicked, of: "a", .show("b", on: nil), .dismiss("a", index: 0, animated: false)),
      ])
    run.input(.tap(alert: 0, button: 1), at: 1_000)
    run.finish(at: 9_000)
    #expect(
      run.ofAlerts.suffix(5) == [
        "1000 a.clicked(1)", "1000 a.willDismiss(1)", "1250 a.didDismiss(1)", "1250 b.willPresent",
        "1750 b.didPresent",
      ])
    #expect(run.diagnostics == ["1000 dismiss.repeated"])
  }

  // G29, S6: refused, and nothing is raised.
  @Test func aSheetInAViewWithoutAWindowIsRefused() throws {
    var homeless = sheet("a")
    homeless.isHosted = false
    var run = try ScenarioRun.question(
      "uiactionsheet-ios7", [homeless], [Question.onLaunch(.show("a", on: nil))])
    run.finish(at: 9_000)
    #expect(run.ofAlerts.isEmpty)
    #expect(run.diagnostics == ["0 show.noWindow"])
    #expect(run.world.life.state == .active)
  }

  // S9: the betas' defect is left out: what was presented below a popover stays.
  @Test func aPopoverLeavesTheControllerBelowAlone() throws {
    let below = AlertDefinition("v", kind: .viewController)
    var run = try ScenarioRun.question(
      "uiactionsheet-ios8.0", on: .pad, [below, sheet("a")],
      [
        Question.onLaunch(
          .show("v", on: nil), .startTimer("later", after: .seconds(1), repeats: false)),
        HandlerDefinition(on: .timer("later"), [.show("a", on: nil)]),
        Question.on(.didDismiss, of: "a", .read("root", .presented, position: 0)),
      ])
    run.input(.tapOutside(alert: 1), at: 2_000)
    run.finish(at: 9_000)
    #expect(run.ofAlerts.last == "2250 a.didDismiss(2)")
    #expect(run.reads == ["2250 root.presented=\"v\""])
  }
}
