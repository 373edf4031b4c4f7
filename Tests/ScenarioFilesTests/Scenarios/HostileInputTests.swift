import AlertModel
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

@Suite("More than there is room for")
struct HostileInputTests {
  private func scenario(_ change: (inout Scenario) -> Void) -> Scenario {
    let family = ProfileCatalogue.all.first { $0.id == "uialertview-ios7" }
    var scenario = Scenario(profile: (family ?? ProfileCatalogue.all[0]).profile())
    scenario.alerts = [AlertDefinition("a", kind: .alertView)]
    change(&scenario)
    return scenario
  }

  private func error(_ change: (inout Scenario) -> Void) -> String {
    do {
      _ = try scenario(change).compiled()
      return "none"
    } catch {
      return error.description
    }
  }

  private func doing(_ body: [Statement]) -> [HandlerDefinition] {
    [HandlerDefinition(on: .app(.launched), body)]
  }

  @Test("many of something")
  func many() {
    #expect(
      error { $0.alerts = (0..<300).map { AlertDefinition("a\($0)", kind: .alertView) } }
        == "too many alerts: a scenario has room for 8")
    #expect(
      error { $0.variables = (0..<300).map { VariableDefinition("v\($0)") } }
        == "too many variables: a scenario has room for 8")
    #expect(
      error {
        $0.handlers = doing((0..<300).map { .startTimer("t\($0)", after: .zero, repeats: false) })
      } == "too many alerts, timers and events together: a scenario has room for 13")
    #expect(
      error { $0.handlers = doing((0..<40_000).map { .set("a", .title("\($0)")) }) }
        == "too many different texts: a scenario has room for 32767")
    #expect(
      error {
        $0.handlers = doing(
          (0..<300).map {
            .setDelegate("a", .init(methods: [], enables: .whenField(0, equals: "\($0)")))
          })
      } == "too many different delegates: a scenario has room for 127")
    #expect(
      error { $0.handlers = (0..<300).map { _ in .init(on: .app(.launched), times: 1, []) } }
        == "too many handlers with \"times\": a scenario has room for 10")
    #expect(
      error { $0.handlers = (0..<70_000).map { _ in .init(on: .app(.launched), []) } }
        == "too many statements after repetition: a scenario has room for 65534")
  }

  @Test("large numbers")
  func large() {
    let index = "must be from -32768 to 32767"
    #expect(error { $0.alerts[0].assignedCancelIndex = .max }.hasSuffix(index))
    #expect(error { $0.alerts[0].preferred = .min }.hasSuffix(index))
    #expect(error { $0.handlers = doing([.read("a", .title, position: .max)]) }.hasSuffix(index))
    #expect(error { $0.handlers = [.init(on: .app(.launched), index: .max, [])] }.hasSuffix(index))
    #expect(error { $0.handlers = [.init(on: .app(.launched), times: 256, [])] } != "none")
    #expect(
      error { $0.variables = [VariableDefinition("v", range: .min ... .max)] }.hasSuffix(index))
    #expect(
      error {
        $0.variables = [VariableDefinition("v")]
        $0.handlers = doing([.add("v", .max)])
      }.hasSuffix(index))
    #expect(error { $0.alerts[0].textFields = 300 }.hasSuffix("must be from 0 to 10"))
    #expect(
      error { $0.script = [.init(at: .zero, .type(alert: "a", field: -1, text: ""))] }
        .hasSuffix("must be from 0 to 9"))
    #expect(
      error { $0.handlers = doing([.startTimer("t", after: .seconds(5_000), repeats: true)]) }
        == "timer \"t\" has an interval of more than 4294 seconds")
    #expect(
      error { $0.profile.timing.appear = TimeSpan(microseconds: -1) }.hasSuffix("below zero"))
  }

  @Test("repetitions of nothing end")
  func repetitions() throws {
    var body: [Statement] = []
    for _ in 0..<40 { body = [.repeat(100, body)] }
    #expect(error { $0.handlers = doing(body) } == "none")
    body = [.show("a", on: nil)]
    for _ in 0..<40 { body = [.repeat(100, body)] }
    #expect(error { $0.handlers = doing(body) } != "none")
  }

  @Test("a file with very many texts gets a place, not a trap")
  func texts() {
    let titles = (0..<33_000).map { "{ \"set\": \"a\", \"title\": \"\($0)\" }" }
    let text = """
      { "scenario": "s", "profile": "uialertview-ios7", "alerts": { "a": {} },
      "app": { "on": [{ "event": "launched", "do": [\(titles.joined(separator: ",\n"))] }] } }
      """
    #expect(
      loadProblems(text) == ["2:8 too many different texts: a scenario has room for 32767"])
  }
}
