import AlertModel
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

/// Part G's questions about alert controllers; `a` is presented on launch, unless the test says otherwise.
@Suite struct ControllerQuestionTests {
  private func run(
    changing changes: [(Knob, String)] = [], _ alerts: [AlertDefinition],
    _ handlers: [HandlerDefinition]
  ) throws -> ScenarioRun {
    try ScenarioRun.question("uialertcontroller", changing: changes, alerts, handlers)
  }

  private let both = [Question.controller("a"), Question.controller("b")]

  // G30, U11, U12: while `a` comes and when it is there, the refusal is the same.
  @Test func aBusyPresenterRefusesInOneWay() throws {
    var run = try run(
      both,
      [
        Question.onLaunch(
          .show("a", on: nil), .show("b", on: nil),
          .startTimer("later", after: .seconds(1), repeats: false)),
        HandlerDefinition(on: .timer("later"), [.show("b", on: nil)]),
      ])
    run.finish(at: 9_000)
    #expect(run.diagnostics == ["0 present.busy", "1000 present.busy"])
    #expect(run.ofAlerts == ["500 a.presentCompletion"])
  }

  // G31, U15: the exception, though its presenter is busy as well.
  @Test func presentingThePresentedAgainRaises() throws {
    var run = try run([Question.controller("a")], Question.afterASecond(.show("a", on: nil)))
    run.finish(at: 9_000)
    #expect(run.trace.suffix(2) == ["1000 NSInvalidArgumentException", "1000 ended"])
    #expect(run.diagnostics.isEmpty)
  }

  // G32, U12: what still comes presents nothing, and a dropped dismissal never completes.
  @Test func aControllerThatComesNeitherPresentsNorGoes() throws {
    var run = try run(
      both,
      [
        Question.onLaunch(
          .show("a", on: nil), .startTimer("soon", after: .milliseconds(100), repeats: false)),
        HandlerDefinition(
          on: .timer("soon"), [.show("b", on: "a"), .dismiss("a", index: -1, animated: true)]),
      ])
    run.finish(at: 9_000)
    #expect(run.diagnostics == ["100 present.busy", "100 dismiss.busy"])
    #expect(run.ofAlerts == ["500 a.presentCompletion"])
  }

  // G33, U13: refused, and what lies below is usable again, unless the other answer freezes it.
  @Test func whatAGoingControllerPresentsNeverComes() throws {
    let alerts = both + [AlertDefinition("v", kind: .viewController)]
    let handlers = [
      Question.onLaunch(.show("b", on: nil)),
      Question.on(.presentCompletion, of: "b", .show("v", on: "b")),
      Question.on(
        .presentCompletion, of: "v", .dismiss("v", index: -1, animated: true), .show("a", on: "v")),
    ]
    for (changes, diagnostic, end) in [
      ([], "1000 present.presenterGoing", "3250 b.handler(1)"),
      ([(Knob.presenterGoingFreezes, "yes")], "3000 input.ignored", "1250 v.dismissCompletion"),
    ] {
      var run = try run(changing: changes, alerts, handlers)
      run.input(.tap(alert: 1, button: 1), at: 3_000)
      run.finish(at: 9_000)
      #expect(run.diagnostics == [diagnostic])
      #expect(run.ofAlerts.last == end)
      #expect(!run.names.contains("a.presentCompletion"))
    }
  }

  // G33, U13: by the other answer it takes the whole app's input, so that nothing else comes either.
  @Test func whatFrozeKeepsOthersOut() throws {
    let scenario = try ScenarioLoader().load(
      Array(
        """
        { "scenario": "s", "profile": "uialertcontroller",
          "knobs": { "presenterGoingFreezes": "yes" },
          "alerts": { "page": { "kind": "viewController" }, "a": { "buttons": ["OK"] },
            "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [{ "show": "page" }] },
            { "event": "page.presentCompletion", "do": [{ "dismiss": "page" },
              { "show": "a", "on": "page" }] },
            { "event": "root.dismissCompletion", "do": [{ "show": "b" }] },
            { "event": "page.dismissCompletion", "do": [{ "show": "b" }] } ] } }
        """.utf8), path: "frozen.json5")
    let line = Notation.line(of: Runner.runScript(scenario.compiled))
    #expect(line.hasSuffix("a.show · page.dismissCompletion · refused:b.show"), "\(line)")
  }

  // G34, U20: the presentation that hung completes right after the app is active again.
  @Test func whatHungCompletesOnReturn() throws {
    var alert = Question.controller("a")
    alert.neverAppears = true
    var run = try run([alert], [Question.onLaunch(.show("a", on: nil))])
    run.input(.tap(alert: 0, button: 1), at: 5_000)
    #expect(run.diagnostics == ["5000 input.ignored"])
    run.system(.home, at: 6_000)
    run.system(.return, at: 8_000)
    run.finish(at: 8_000)
    #expect(run.trace.suffix(2) == ["8000 app.didBecomeActive", "8000 a.presentCompletion"])
    run.input(.tap(alert: 0, button: 1), at: 9_000)
    run.finish(at: 9_900)
    #expect(run.names.last == "a.handler(1)")
  }

  // G35, U7: without a preferred action Return does nothing.
  @Test func returnWithoutAPreferredActionDoesNothing() throws {
    var alert = Question.controller("a")
    alert.textFields = 1
    var run = try run([alert], [Question.onLaunch(.show("a", on: nil))])
    run.input(.pressReturn(alert: 0), at: 1_000)
    run.finish(at: 9_000)
    #expect(run.diagnostics == ["1000 input.ignored"])
    #expect(run.ofAlerts == ["500 a.presentCompletion"])
  }

  // G36, U10: the process ends even where other exceptions only undo the call.
  @Test func aSheetWithoutAnAnchorEndsTheProcess() throws {
    var sheet = Question.controller("a")
    sheet.style = .actionSheet
    var run = try ScenarioRun.question(
      "uialertcontroller", changing: [(.exceptions, "opHasNoEffect")], on: .pad, [sheet],
      [Question.onLaunch(.show("a", on: nil))])
    run.finish(at: 9_000)
    #expect(run.names.suffix(2) == ["NSGenericException", "ended"])
  }

  // G45, U6: a diagnostic, and the completion never runs.
  @Test(arguments: ["a", "root"]) func dismissingNothingCompletesNever(target: String) throws {
    var run = try run(
      [Question.controller("a")],
      [Question.onLaunch(.dismiss(target, index: -1, animated: true))])
    run.finish(at: 9_000)
    #expect(run.ofAlerts.isEmpty)
    #expect(run.diagnostics.count == 1)
  }
}
