import AlertModel
import AlertSimulation
import SimulationKernel

/// A scenario while its lines are put together, and what is wrong with them.
struct ScenarioAssembly {
  var scenario: Scenario
  /// What outside events do by themselves; it comes before what handlers elsewhere do about them.
  var eventHandlers: [HandlerDefinition] = []
  var inputs: [(at: Instant, input: AlertScenario.Input)] = []
  var flaws: [String] = []

  /// The scenario of all lines.
  mutating func finish() -> Scenario {
    scenario.handlers = eventHandlers + scenario.handlers
    for (at, input) in inputs {
      guard let resolved = resolved(input) else { continue }
      scenario.script.append(ScriptLine(at: at, resolved))
    }
    return scenario
  }

  mutating func body(_ lines: [any AppStatement]) -> [Statement] {
    let code = AppCode(lines)
    flaws += code.flaws
    return code.body
  }

  mutating func instant(_ duration: Duration, _ what: String) -> Instant {
    Instant(microseconds: span(duration, what).microseconds)
  }

  mutating func span(_ duration: Duration, _ what: String) -> TimeSpan {
    TimeSpan(duration, what, &flaws)
  }

  // A title means the button that has it when the alert is set up, wherever the alert's line stands.
  private mutating func resolved(_ input: AlertScenario.Input) -> ScriptLine.Input? {
    switch input.kind {
    case .fixed(let input): return input
    case .titled(let alert, let title, let press):
      let buttons = scenario.alerts.first { $0.name == alert }?.buttons ?? []
      let places = buttons.indices.filter { buttons[$0].title == title }
      guard let place = places.first, places.count == 1 else {
        flaws.append(
          places.isEmpty
            ? "\"\(alert)\" has no button \"\(title)\""
            : "\(places.count) buttons of \"\(alert)\" are called \"\(title)\": give an index")
        return nil
      }
      return press.input(alert, place)
    }
  }
}
