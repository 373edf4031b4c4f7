import AlertChecks
import AlertModel
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

/// The scenario of a text that is expected to be in order.
func load(_ text: String, checks: [String]? = nil) throws -> LoadedScenario {
  try ScenarioLoader(checks: checks).load(Array(text.utf8), path: "t")
}

@Suite("Scenario files in order")
struct GoodFileTests {
  @Test("the samples load", arguments: Samples.all.indices)
  func samples(_ index: Int) {
    #expect(loadProblems(Samples.all[index].text) == [])
  }

  @Test("the samples have every key that any table has")
  func everyKey() throws {
    var keys: Set<String> = []
    for sample in Samples.all { Self.collect(try value(sample.text), into: &keys) }
    let tables =
      [
        TopLevelTable.table, TopLevelTable.timing, AlertTables.alert, AlertTables.button,
        AlertTables.delegate, AlertTables.condition, LogicTables.variable, LogicTables.event,
        LogicTables.app, LogicTables.handler, ExpectationTables.expectation,
        ExpectationTables.finding, ExpectationTables.read, UseTables.exception,
      ] + StatementVerbs.all.map(\.table) + ScriptVerbs.all.map(\.table)
    for table in tables {
      for rule in table.rules {
        #expect(keys.contains(rule.key), "\(table.label): \(rule.key)")
        #expect(rule.help.hasSuffix("."), "\(rule.key)")
      }
    }
  }

  private static func collect(_ value: JSONValue, into keys: inout Set<String>) {
    switch value {
    case .object(let members):
      for member in members {
        keys.insert(member.key)
        collect(member.value, into: &keys)
      }
    case .array(let elements): for element in elements { collect(element, into: &keys) }
    default: break
    }
  }

  @Test("the least file has every default")
  func defaults() throws {
    let loaded = try load("{ \"scenario\": \"s\", \"profile\": \"uialertview-ios7\" }")
    let scenario = loaded.scenario
    #expect(scenario.name == "s" && scenario.profile.id == "uialertview-ios7")
    #expect(scenario.device == .phone && scenario.start == .launches && scenario.end == nil)
    #expect(scenario.patience == .seconds(10) && scenario.alerts.isEmpty)
    #expect(loaded.expectation == nil && loaded.levels.isEmpty && loaded.path == "t")
    #expect(scenario.profile.timing.appear == .milliseconds(300))
  }

  @Test("an alert view has what its file says")
  func view() throws {
    let loaded = try load(Samples.view)
    let scenario = loaded.scenario
    let login = scenario.alerts[0]
    #expect(scenario.device == .pad && scenario.start == .running)
    #expect(scenario.end == Instant(microseconds: 120_000_000))
    #expect(scenario.profile.knobs[.timerClock] == "asleep")
    #expect(scenario.profile.timing.suspendDelay == .seconds(5))
    #expect(login.title == "Log in" && login.message == nil && login.style == .login)
    #expect(login.source == SourceLine(line: 14, column: 5))
    #expect(login.buttons[1] == ButtonDefinition("OK"))
    #expect(login.buttons[2] == ButtonDefinition(nil))
    #expect(login.buttons[3] == ButtonDefinition("Later", isAddedLater: true))
    #expect(login.buttons[4] == ButtonDefinition("Delete", role: .destructive, isEnabled: false))
    #expect(login.delegate?.enables == .whenField(1, equals: "secret"))
    #expect(login.delegate?.methods.contains(.didPresent) == false)
    #expect(scenario.alerts[1].delegate == nil)
    #expect(scenario.script[3].input == .touchDown(alert: "login", button: 1))
    #expect(scenario.script[6].input == .tap(alert: "login", button: 3))
    #expect(loaded.levels.map(\.level) == [.off, .warning])
    #expect(loaded.levels.map(\.position.line) == [52, 52])
  }

  @Test("people, interruptions and exceptions are what their file says")
  func use() throws {
    let loaded = try load(Samples.view)
    #expect(loaded.scenario.perceptionLimit == .milliseconds(200))
    #expect(loaded.people == ["ordinary", "childMonkey"])
    #expect(
      loaded.interruptions == [
        .init(name: "call", mean: .seconds(300), position: .init(line: 51, column: 22)),
        .init(name: "home", mean: .seconds(60), position: .init(line: 51, column: 42)),
        .init(name: "memoryWarning", mean: .seconds(5_400), position: .init(line: 51, column: 63)),
      ])
    #expect(
      loaded.allowances == [
        .init(
          check: "no-exit", alert: "silent", reason: "Known: #12.",
          until: try CalendarDate("2026-12-31"), position: .init(line: 54, column: 5)),
        .init(
          check: "stuck-ui", reason: "Gone with 2.0.", until: try CalendarDate("2028-02-29"),
          position: .init(line: 55, column: 5)),
      ])
    let other = try load(Samples.logic)
    #expect(other.people == nil && other.interruptions == nil && other.allowances.isEmpty)
    #expect(other.scenario.perceptionLimit == .milliseconds(150))
    var changed = other.scenario
    changed.perceptionLimit = .milliseconds(151)
    #expect(try changed.compiled().fingerprint != other.compiled.fingerprint)
  }

  @Test("expectations have what their file says")
  func expectations() throws {
    let view = try #require(try load(Samples.view).expectation)
    #expect(view.findings == [] && view.trace == "login.show · login.willPresent")
    #expect(view.reads.count == 18)
    let first = Instant(microseconds: 1_000_000)
    #expect(
      view.reads.contains(
        ExpectedRead(at: first, alert: "login", property: .emphasised, value: .none)))
    #expect(
      view.reads.contains(
        ExpectedRead(
          at: first, alert: "login", property: .buttonTitles,
          value: .list([.text("Cancel"), .none]))))
    let controller = try #require(try load(Samples.controller).expectation)
    #expect(
      controller.findings == [
        ExpectedFinding(kind: "stuck-ui", alert: "a", grade: "killingTheApp", at: first),
        ExpectedFinding(kind: "leak"),
      ])
  }

  @Test("app logic is what its file says")
  func logic() throws {
    let scenario = try load(Samples.logic).scenario
    #expect(scenario.handlers[0].trigger == .event("uploadDone"))
    #expect(scenario.handlers[1].body == [.show("progress", on: nil), .expect("uploadDone")])
    #expect(
      scenario.handlers[2].body == [
        .startTimer("auto", after: .seconds(3), repeats: false),
        .startTimer("tick", after: .seconds(1), repeats: true),
      ])
    #expect(scenario.variables[0].range == -1...3 && scenario.variables[0].beyond == .wrap)
    #expect(scenario.events[1].delay == .milliseconds(1_500)...(.milliseconds(1_500)))
  }

  @Test("names of checks are looked up if there is a list")
  func checks() {
    let head = "{ \"scenario\": \"s\", \"profile\": \"uialertview-ios7\",\n"
    #expect(
      loadProblems(head + "\"checks\": { \"stuck-iu\": \"off\" } }", checks: ["stuck-ui"])
        == ["2:13 there is no check \"stuck-iu\" (did you mean \"stuck-ui\"?)"])
    #expect(
      loadProblems(
        head + "\"expect\": { \"findings\": [{ \"kind\": \"leaks\" }] } }", checks: ["leak"])
        == ["2:36 there is no check \"leaks\" (did you mean \"leak\"?)"])
    let allow =
      "\"allow\": [{ \"kind\": \"leaks\", \"reason\": \"x\", \"until\": \"2026-12-31\" }] }"
    #expect(
      loadProblems(head + allow, checks: ["leak"])
        == ["2:21 there is no check \"leaks\" (did you mean \"leak\"?)"])
  }

  /// Logic with a way out of the cycle, or in which time passes.
  static let harmless = [
    "{ \"event\": \"timer.t\", \"times\": 9, \"do\": [{ \"startTimer\": \"t\", \"after\": \"0s\" }] }",
    "{ \"event\": \"timer.t\", \"do\": [{ \"startTimer\": \"t\", \"after\": \"1us\" }] }",
    """
    { "event": "timer.t", "do": [
      { "startTimer": "t", "after": "0s" }, { "cancelTimer": "t" }] }
    """,
    """
    { "event": "timer.t", "do": [{ "startTimer": "t", "after": "0s" }] },
    { "event": "timer.t", "do": [{ "startTimer": "t", "after": "5s" }] }
    """,
    """
    { "event": "timer.t", "do": [{ "add": "n", "amount": 1 },
      { "if": "n", "isBelow": 3, "then": [{ "startTimer": "t", "after": "0s" }] }] }
    """,
    "{ \"event\": \"a.didDismiss\", \"do\": [{ \"show\": \"a\" }] }",
    """
    { "event": "a.didPresent", "do": [{ "show": "a" }] },
    { "event": "a.didDismiss", "do": [{ "dismiss": "a" }] }
    """,
    """
    { "event": "a.clicked", "do": [{ "dismiss": "a" }] },
    { "event": "a.didDismiss", "do": [{ "show": "a" }] }
    """,
    """
    { "event": "a.didPresent", "do": [{ "show": "b" }] },
    { "event": "b.didPresent", "do": [{ "show": "a" }] }
    """,
  ]

  @Test("a way out, or time that passes, makes a cycle harmless", arguments: harmless.indices)
  func noCycle(_ index: Int) {
    let text = """
      { "scenario": "s", "profile": "uialertview-ios7",
      "timing": { "appear": "0s", "disappear": "0s" }, "vars": { "n": { "to": 5 } },
      "alerts": { "a": {}, "b": {} }, "app": { "on": [\(Self.harmless[index])] } }
      """
    #expect(loadProblems(text) == [])
  }
}
