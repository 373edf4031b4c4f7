import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// What a scenario may not ask for is an error when it is compiled, and never a trap in a run.
@Suite struct LimitTests {
  private func compile(_ change: (inout Scenario) throws -> Void) throws {
    var scenario = try SampleScenarios.empty("uialertcontroller")
    try change(&scenario)
    _ = try scenario.compiled()
  }

  @Test func moreTextFieldsThanAWorldHasRoomForAreAnError() throws {
    func alert(_ fields: Int) -> AlertDefinition {
      var alert = AlertDefinition("a", kind: .alertController)
      alert.style = .standard
      alert.textFields = fields
      return alert
    }
    try compile { $0.alerts = [alert(10)] }
    #expect(throws: ScenarioError.self) { try compile { $0.alerts = [alert(11)] } }
    #expect(throws: ScenarioError.self) { try compile { $0.alerts = [alert(-1)] } }
  }

  @Test func textFieldsAddedBeyondTheLimitLeaveTheOtherEditsAlone() throws {
    var scenario = try SampleScenarios.empty("uialertcontroller")
    var alert = AlertDefinition("a", kind: .alertController)
    alert.style = .standard
    alert.buttons = SampleScenarios.usual
    alert.textFields = 9
    scenario.alerts = [alert]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched), [.addTextField("a"), .addTextField("a"), .show("a", on: nil)])
    ]
    let compiled = try scenario.compiled()
    var run = ScenarioRun(compiled)
    run.system(.launch, at: 0)
    run.finish(at: 1_000)
    #expect(run.diagnostics == ["0 limit.reached"])
    run.input(.type(alert: 0, field: 9, text: 0), at: 1_000)
    run.input(.type(alert: 0, field: 10, text: 0), at: 1_000)
    #expect(run.diagnostics == ["0 limit.reached", "1000 input.ignored"])
    #expect(run.world.value(of: .numberOfButtons, alert: 0, in: compiled) == .integer(2))
    #expect(run.world.value(of: .textFieldCount, alert: 0, in: compiled) == .integer(10))
  }

  // A3: text-field styles exist from iOS 5 on.
  @Test func aTextFieldStyleBeforeIOSFiveIsAnError() throws {
    for profile in ["uialertview-ios3", "uialertview-ios4"] {
      var scenario = try SampleScenarios.empty(profile)
      scenario.alerts = [SampleScenarios.view("a", SampleScenarios.usual)]
      _ = try scenario.compiled()
      scenario.alerts[0].style = .plain
      #expect(throws: ScenarioError.self) { try scenario.compiled() }
    }
  }

  @Test func aTimerThatRepeatsTooSeldomIsAnErrorAndOneThatFiresOnceIsNot() throws {
    func timer(_ repeats: Bool) -> HandlerDefinition {
      HandlerDefinition(
        on: .app(.launched), [.startTimer("t", after: .seconds(7_200), repeats: repeats)])
    }
    try compile { $0.handlers = [timer(false)] }
    #expect(throws: ScenarioError.self) { try compile { $0.handlers = [timer(true)] } }
  }

  @Test func numbersBeyondAVariablesRoomAreAnError() throws {
    #expect(throws: ScenarioError.self) {
      try compile { $0.variables = [VariableDefinition("v", range: 0...40_000)] }
    }
    for statement in [Statement.add("v", .max), .assign("v", .min)] {
      #expect(throws: ScenarioError.self) {
        try compile {
          $0.variables = [VariableDefinition("v", range: 0...3)]
          $0.handlers = [HandlerDefinition(on: .app(.launched), [statement])]
        }
      }
    }
  }

  // C1, C3: a field is empty at first, which is also a text that a delegate may wait for.
  @Test func anUntouchedFieldIsTheEmptyText() throws {
    var scenario = try SampleScenarios.empty("uialertview-ios6")
    var alert = SampleScenarios.view("a", SampleScenarios.usual)
    alert.style = .plain
    alert.delegate = DelegateDefinition(
      methods: [.standard, DelegateMethods(.shouldEnable)], enables: .whenField(0, equals: ""))
    scenario.alerts = [alert]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    scenario.script = [
      ScriptLine(at: .zero + .seconds(1), .type(alert: "a", field: 0, text: "x")),
      ScriptLine(at: .zero + .seconds(2), .type(alert: "a", field: 0, text: "")),
    ]
    let compiled = try scenario.compiled()
    var run = ScenarioRun(compiled)
    run.system(.launch, at: 0)
    run.input(compiled.script[0].action, at: 1_000)
    run.input(.tap(alert: 0, button: 1), at: 1_100)
    #expect(run.diagnostics == ["1100 input.ignored"])
    run.input(compiled.script[1].action, at: 2_000)
    run.input(.tap(alert: 0, button: 1), at: 2_100)
    #expect(run.names.last == "a.willDismiss(1)")
  }
}
