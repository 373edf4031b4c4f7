import AlertChecks
import AlertModel
import AlertSimulation
import Foundation
import ScenarioFiles
import SimulationKernel
import Testing

@Suite("Handlers that never run")
struct UnreachableHandlerTests {
  /// A scenario in which a handler that is said never to run would leave a trace.
  private func marked(_ scenario: Scenario, _ dead: [DeadHandler]) throws -> Compiled? {
    guard let alert = scenario.alerts.first else { return nil }
    var marked = scenario
    for handler in dead {
      // In front of what it does, so that all texts and timers keep their numbers.
      marked.handlers[handler.number].body.insert(
        .read(alert.name, .numberOfButtons, position: 0), at: 0)
    }
    return try marked.compiled()
  }

  /// Makes moves drawn from all that are possible, and again where handlers leave a trace.
  private func walk(_ compiled: Compiled, _ marked: Compiled, seed: UInt64, _ note: String) {
    var generator = SeededGenerator(seed: seed)
    var count = 0
    let record = Runner.run(compiled) { world in
      var list = MoveList<Move>()
      world.moves(compiled, into: &list)
      var moves = Array(list)
      count += 1
      // What people do reaches most handlers.
      let byPeople = moves.filter { $0.actor == .person }
      if !byPeople.isEmpty, generator.below(3) > 0 { moves = byPeople }
      guard count < 80, !moves.isEmpty else { return nil }
      return moves[Int(generator.below(UInt64(moves.count)))]
    }
    #expect(Runner.replay(record.moves, in: marked)?.events == record.events, "\(note)")
  }

  @Test("no handler of generated scenarios that runs is reported")
  func generated() throws {
    var dead = 0
    var alive = 0
    for seed in 0..<UInt64(isDebugBuild ? 600 : 20_000) {
      var generator = ScenarioGenerator(seed: seed)
      var scenario = generator.scenario()
      scenario.handlers.append(
        HandlerDefinition(on: .app(.launched), scenario.alerts.map { .show($0.name, on: nil) }))
      guard let compiled = try? scenario.compiled() else { continue }
      let found = compiled.deadHandlers()
      dead += found.count
      alive += scenario.handlers.count - found.count
      guard !found.isEmpty, let marked = try marked(scenario, found) else { continue }
      #expect(Runner.runScript(marked).events == Runner.runScript(compiled).events, "\(seed)")
      for walk in 0..<4 {
        self.walk(compiled, marked, seed: seed &* 4 &+ UInt64(walk), "seed \(seed)")
      }
    }
    #expect(dead > 300 && alive > 300, "\(dead) handlers cannot run, \(alive) can")
  }

  @Test("no handler of the shipped scenarios that runs is reported")
  func shipped() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["scenarios", "docs/examples"].map { root.appending(path: $0).path }
    var handlers = 0
    for path in try ScenarioPaths.scenarioFiles(under: folders) {
      let loaded = try ScenarioLoader().load(try ScenarioPaths.bytes(of: path), path: path)
      handlers += loaded.scenario.handlers.count
      let found = loaded.compiled.deadHandlers()
      guard let marked = try marked(loaded.scenario, found) else { continue }
      #expect(Runner.runScript(marked).events == Runner.runScript(loaded.compiled).events)
      for seed in 0..<10 { walk(loaded.compiled, marked, seed: UInt64(seed), path) }
    }
    #expect(handlers > 50, "scenarios are found")
  }

  @Test("a finding stands at its handler, from the start of the run")
  func place() throws {
    let loaded = try load(
      """
      { "scenario": "s", "profile": "uialertview-ios7", "alerts": { "a": { "buttons": ["OK"] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.clicked", "index": 4, "do": [] },
            { "event": "a.clicked", "index": 4, "do": [] } ] } }
      """)
    let findings = CheckRun.findings(
      in: Runner.runScript(loaded.compiled), checks: [UnreachableHandler.self])
    #expect(
      findings.map(\.source) == [SourceLine(line: 4, column: 5), SourceLine(line: 5, column: 7)])
    #expect(findings.allSatisfy { $0.at == .zero && $0.alert == "a" && $0.severity == .warning })
    #expect(
      findings.first?.message
        == "the handler of \"a.clicked\" with index 4 never runs: \"a\" never has a button 4")
    // Each has an identity of its own, so that a baseline with one does not hide the other.
    #expect(findings.first?.fingerprint != findings.last?.fingerprint)
  }

  /// Handlers of a scenario with an alert `a`, and what keeps each of those from running that cannot.
  private static let causes: [(profile: String, top: String, on: String, dead: [Dead])] = [
    // What only a dead handler starts is dead, too.
    (
      "uialertview-ios7", "",
      """
      { "event": "a.cancel", "do": [{ "startTimer": "t", "after": "1s" }] },
      { "event": "timer.t", "do": [{ "show": "b" }, { "await": "e" }] },
      { "event": "event.e", "do": [] },
      { "event": "b.willPresent", "do": [] }
      """,
      [
        Dead(0, .notImplemented), Dead(1, .timerNeverStarted), Dead(2, .eventNeverAwaited),
        Dead(3, .neverShown),
      ]
    ),
    // Conditions on what nothing changes are decided.
    (
      "uialertview-ios7", "\"vars\": { \"n\": { \"to\": 3 } },",
      """
      { "event": "launched", "do": [
        { "if": "n", "equals": 1, "then": [{ "show": "b" }], "else": [{ "show": "a" }] }] },
      { "event": "b.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] }
      """, [Dead(1, .neverShown)]
    ),
    // What is enabled later can be taken then.
    (
      "uialertcontroller", "",
      """
      { "event": "launched", "do": [{ "show": "off" }] },
      { "event": "off.presentCompletion", "do": [{ "set": "off", "button": 0, "enabled": true }] },
      { "event": "off.handler", "index": 0, "do": [] },
      { "event": "off.handler", "index": 1, "do": [] }
      """, [Dead(3, .neverTaken)]
    ),
    ("uialertview-ios7", "\"starts\": \"running\",", show("launched"), [Dead(0, .notTold)]),
    ("uialertview-ios3", "", show("app.didEnterBackground"), [Dead(0, .notTold)]),
    ("uialertview-ios6", "", show("app.didEnterBackground"), []),
    // The enable question came with the styles.
    (
      "uialertview-ios3", "\"script\": [{ \"at\": \"1s\", \"do\": [{ \"show\": \"asks\" }] }],",
      handler("asks.shouldEnable"), [Dead(0, .noTextFields)]
    ),
    (
      "uialertcontroller", "\"script\": [{ \"at\": \"1s\", \"do\": [{ \"show\": \"a\" }] }],",
      [
        handler("a.dismissCompletion"), handler("root.dismissCompletion"),
        handler("a.textChanged"), handler("a.handler"), handler("a.presentCompletion"),
      ].joined(separator: ","),
      [
        Dead(0, .neverDismissed), Dead(1, .neverDismissed), Dead(2, .noField),
        Dead(3, .neverSent(.handler)),
      ]
    ),
    // A popover has no cancel button, and by this answer a tap beside it tells nobody (contract:U18).
    (
      "uialertcontroller",
      """
      "device": "pad", "knobs": { "sheetPopoverCancelHandler": "no" },
      "script": [{ "at": "1s", "do": [{ "show": "sheet" }] }],
      """,
      "{ \"event\": \"sheet.handler\", \"index\": 0, \"do\": [] }", [Dead(0, .neverTaken)]
    ),
    (
      "uialertcontroller",
      "\"script\": [{ \"at\": \"1s\", \"do\": [{ \"show\": \"sheet\" }] }],",
      "{ \"event\": \"sheet.handler\", \"index\": 0, \"do\": [] }", []
    ),
  ]

  struct Dead: Hashable, Sendable {
    let number: Int
    let cause: DeadHandler.Cause

    init(_ number: Int, _ cause: DeadHandler.Cause) {
      self.number = number
      self.cause = cause
    }
  }

  private static func handler(_ event: String) -> String {
    "{ \"event\": \"\(event)\", \"do\": [] }"
  }

  private static func show(_ event: String) -> String {
    "{ \"event\": \"\(event)\", \"do\": [{ \"show\": \"a\" }] }"
  }

  @Test("what keeps a handler from running", arguments: causes.indices)
  func cause(_ place: Int) throws {
    let expected = Self.causes[place]
    let alerts =
      expected.profile == "uialertcontroller"
      ? """
      "a": {}, "b": {}, "off": { "buttons": [
        { "title": "Yes", "enabled": false }, { "title": "No", "enabled": false }] },
      "sheet": { "style": "actionSheet", "anchor": true,
        "buttons": [{ "title": "Cancel", "role": "cancel" }] }
      """
      : """
      "a": {}, "b": {}, "asks": { "buttons": ["OK"],
        "delegate": { "implements": ["shouldEnable"] } }
      """
    // Statements and handlers in dead places come first, so that the numbers are those of the list.
    let start =
      expected.on.contains("launched") || !expected.top.isEmpty ? "" : "," + Self.show("launched")
    let loaded = try load(
      """
      { "scenario": "s", "profile": "\(expected.profile)", \(expected.top)
        "alerts": { \(alerts) }, "events": { "e": { "after": "1s" } },
        "app": { "on": [\(expected.on)\(start)] } }
      """)
    #expect(loaded.compiled.deadHandlers().map { Dead($0.number, $0.cause) } == expected.dead)
  }
}
