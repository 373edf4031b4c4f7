import AlertChecks
import AlertModel
package import AlertSimulation
import SimulationKernel

extension Exploration.Counterexample {
  /// The scenario with the story as its script, and whether running that shows the finding again.
  ///
  /// A script takes ties in the usual order. A story that needs another one is only repeated by its token.
  package var scripted: (scenario: Scenario, showsFinding: Bool)? {
    let record = outcome.record
    var scenario = record.compiled.scenario
    var script: [ScriptLine] = []
    var moves = record.moves[...]
    if scenario.start == .launches, moves.first?.action == .system(.launch) { moves.removeFirst() }
    for move in moves where move.actor != .platform {
      guard let input = record.compiled.input(of: move.action) else { return nil }
      script.append(ScriptLine(at: move.at, input))
    }
    // What would come afterwards is another story, but a timer that only it starts has to be there.
    scenario.script =
      script
      + scenario.script.filter { $0.at > record.finalWorld.now && $0.startsTimers }
    scenario.end = record.finalWorld.now
    guard let compiled = try? scenario.compiled() else { return nil }
    let findings = CheckRun.findings(in: Runner.runScript(compiled))
    let isShown = findings.contains {
      $0.check == check && $0.alert == alert && $0.grade == grade
    }
    return (scenario, isShown)
  }
}

extension ScriptLine {
  fileprivate var startsTimers: Bool {
    guard case .app(let body) = input else { return false }
    return body.contains(where: \.startsTimers)
  }
}

extension Statement {
  fileprivate var startsTimers: Bool {
    switch self {
    case .startTimer: true
    case .if(_, _, _, let then, let otherwise): (then + otherwise).contains(where: \.startsTimers)
    case .repeat(_, let body): body.contains(where: \.startsTimers)
    default: false
    }
  }
}

extension Compiled {
  /// How a script writes an action; nil for what it cannot say.
  fileprivate func input(of action: Action) -> ScriptLine.Input? {
    func name(_ alert: UInt8) -> String { alerts[Int(alert)].name }
    switch action {
    case .tap(let alert, let button): return .tap(alert: name(alert), button: Int(button))
    case .touchDown(let alert, let button):
      return .touchDown(alert: name(alert), button: Int(button))
    case .touchUp(let alert): return .touchUp(alert: name(alert))
    case .escape(let alert): return .escape(alert: name(alert))
    case .swipe(let alert): return .swipe(alert: name(alert))
    case .tapOutside(let alert): return .tapOutside(alert: name(alert))
    case .pressReturn(let alert): return .pressReturn(alert: name(alert))
    case .type(let alert, let field, let text):
      // A text that nothing waits for has no number.
      let words = text < 0 ? "" : texts[Int(text)]
      return .type(alert: name(alert), field: Int(field), text: words)
    case .system(let operation): return .system(operation)
    case .event(let event): return .event(events[Int(event)].name)
    case .perform:
      let place = script.firstIndex { $0.action == action }
      return place.map { scenario.script[$0].input }
    case .fire: return nil
    }
  }
}
