import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// The other answers to questions that few of the contract's cases touch (contract: Parts E and G).
@Suite struct OpenQuestionTests {
  private func run(
    _ changes: [(Knob, String)], _ alerts: [String], _ handlers: [HandlerDefinition]
  ) throws -> ScenarioRun {
    var scenario = try SampleScenarios.empty("uialertview-ios7", changes)
    scenario.alerts = alerts.map { SampleScenarios.view($0, SampleScenarios.usual) }
    scenario.handlers = handlers
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    return run
  }

  // G1, E13: the code's dismissal is the one that happens, and only the first of two.
  @Test func whoDismissesInTheButtonCallbackMayWin() throws {
    let handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(
        on: .callback(.clicked, of: "a"),
        [.dismiss("a", index: 7, animated: false), .dismiss("a", index: 8, animated: true)]),
    ]
    var tapped = try run([], ["a"], handlers)
    tapped.input(.tap(alert: 0, button: 1), at: 1_000)
    tapped.finish(at: 9_000)
    #expect(tapped.trace.suffix(2) == ["1000 a.willDismiss(1)", "1250 a.didDismiss(1)"])
    #expect(tapped.diagnostics == ["1000 dismiss.repeated", "1000 dismiss.repeated"])

    var code = try run([(.dismissInClick, "code")], ["a"], handlers)
    code.input(.tap(alert: 0, button: 1), at: 1_000)
    code.finish(at: 9_000)
    #expect(code.trace.suffix(2) == ["1000 a.willDismiss(7)", "1000 a.didDismiss(7)"])
    #expect(code.diagnostics == ["1000 dismiss.repeated"])
  }

  // G10, E9
  @Test func ofTwoDismissalsTheNewerMayWin() throws {
    let handlers = [
      HandlerDefinition(
        on: .app(.launched), [.show("a", on: nil), .dismiss("a", index: 4, animated: true)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "a"), [.dismiss("a", index: 5, animated: true)]),
    ]
    var first = try run([], ["a"], handlers)
    first.finish(at: 9_000)
    #expect(first.names.suffix(2) == ["a.willDismiss(4)", "a.didDismiss(4)"])
    #expect(first.diagnostics == ["500 dismiss.repeated"])

    var newest = try run([(.pendingVsNew, "newest")], ["a"], handlers)
    newest.finish(at: 9_000)
    #expect(newest.names.suffix(3) == ["a.didPresent", "a.willDismiss(5)", "a.didDismiss(5)"])
    #expect(newest.diagnostics.isEmpty)
  }

  // G6, F4, F8: A below, B goes while C waits.
  @Test func theAlertBelowMayComeBackBeforeTheWaitingOneIsPresented() throws {
    let handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil), .show("b", on: nil)]),
      HandlerDefinition(on: .callback(.clicked, of: "b"), [.show("c", on: nil)]),
    ]
    let ends = [
      "waitingFirst": ["b.didDismiss(1)", "c.willPresent", "c.didPresent"],
      "belowFirst": ["b.didDismiss(1)", "a.didPresent", "c.willPresent", "c.didPresent"],
    ]
    for (answer, end) in ends {
      var run = try run([(.queueVsHandover, answer)], ["a", "b", "c"], handlers)
      run.input(.tap(alert: 1, button: 1), at: 2_000)
      run.finish(at: 9_000)
      #expect(run.names.suffix(end.count) == end[...], "\(answer)")
      #expect(run.world.alerts.machines[0].phase == .covered)
      // When C goes, A comes back in either case.
      run.input(.tap(alert: 2, button: 0), at: 9_100)
      run.finish(at: 9_900)
      #expect(run.names.last == "a.didPresent")
    }
  }

  // G8, F5
  @Test func aWaitingAlertMayBeDroppedSilently() throws {
    let handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [.show("a", on: nil), .show("b", on: nil), .dismiss("b", index: 3, animated: true)])
    ]
    var told = try run([], ["a", "b"], handlers)
    told.finish(at: 9_000)
    #expect(
      told.names.dropFirst(2) == [
        "a.willPresent", "b.willDismiss(3)", "b.didDismiss(3)", "a.didPresent",
      ])
    var silent = try run([(.queuedDismiss, "silent")], ["a", "b"], handlers)
    silent.finish(at: 9_000)
    #expect(silent.names.dropFirst(2) == ["a.willPresent", "a.didPresent"])
  }

  // G11, E9: the whole tap follows the presentation.
  @Test func aTapDuringThePresentationMayBeKept() throws {
    let handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    var ignored = try run([], ["a"], handlers)
    ignored.input(.tap(alert: 0, button: 1), at: 100)
    ignored.finish(at: 9_000)
    #expect(ignored.names.last == "a.didPresent")
    var kept = try run([(.tapWhileAppearing, "kept")], ["a"], handlers)
    kept.input(.tap(alert: 0, button: 1), at: 100)
    kept.finish(at: 9_000)
    #expect(
      kept.trace.suffix(4) == [
        "500 a.didPresent", "500 a.clicked(1)", "500 a.willDismiss(1)", "750 a.didDismiss(1)",
      ])
  }

  // E5, G41
  @Test func theSystemCancelOfAButtonlessAlertMayClick() throws {
    for (answer, clicks) in [("noClick", false), ("clickMinusOne", true)] {
      var scenario = try SampleScenarios.empty(
        "uialertview-ios3", [(.buttonlessSystemCancel, answer)])
      scenario.alerts = [SampleScenarios.view("a", [])]
      scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
      var run = ScenarioRun(try scenario.compiled())
      run.system(.launch, at: 0)
      run.system(.home, at: 1_000)
      let expected =
        (clicks ? ["a.clicked(-1)"] : []) + [
          "a.willDismiss(-1)", "a.didDismiss(-1)", "app.willTerminate", "ended",
        ]
      #expect(run.names.suffix(expected.count) == expected[...])
      #expect(run.names.contains("a.clicked(-1)") == clicks)
    }
  }
}
