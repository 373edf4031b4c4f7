import AlertChecks
import AlertSimulation
import Foundation
import ScenarioFiles
import SimulationKernel
import Testing

@Suite("Scenarios printed and loaded again")
struct PrinterTests {
  /// Checks that a scenario, printed and loaded, is the same, and printed again gives the same text.
  private func roundTrip(_ loaded: LoadedScenario, _ note: String) throws {
    try roundTrip(loaded.scenario, loaded.expectation, loaded.levels, note)
    let text = ScenarioPrinter.text(of: loaded)
    let again = try load(text)
    #expect(
      again.people == loaded.people
        && again.scenario.perceptionLimit == loaded.scenario.perceptionLimit)
    #expect(again.interruptions?.map(\.name) == loaded.interruptions?.map(\.name))
    #expect(again.interruptions?.map(\.mean) == loaded.interruptions?.map(\.mean))
    #expect(again.allowances.map(\.reason) == loaded.allowances.map(\.reason))
    #expect(again.allowances.map(\.until) == loaded.allowances.map(\.until))
    #expect(ScenarioPrinter.text(of: again) == text, "\(note)")
  }

  private func roundTrip(
    _ scenario: Scenario, _ expectation: AlertChecks.Expectation?, _ levels: [CheckSetting],
    _ note: String
  ) throws {
    let text = ScenarioPrinter.text(of: scenario, expectation: expectation, levels: levels)
    do {
      let again = try load(text)
      let compiled = try scenario.compiled()
      #expect(again.compiled.fingerprint == compiled.fingerprint, "\(note)\n\(text)")
      #expect(again.scenario.name == scenario.name)
      #expect(again.expectation == expectation, "\(note)\n\(text)")
      #expect(again.levels.map(\.check) == levels.map(\.check))
      #expect(again.levels.map(\.level) == levels.map(\.level))
      let second = ScenarioPrinter.text(
        of: again.scenario, expectation: again.expectation, levels: again.levels)
      #expect(second == text, "\(note)")
    } catch {
      Issue.record("\(note)\n\(text)\n\(error)")
    }
  }

  @Test("the samples", arguments: Samples.all.indices)
  func samples(_ index: Int) throws {
    let loaded = try load(Samples.all[index].text)
    try roundTrip(loaded, Samples.all[index].name)
  }

  @Test("generated scenarios")
  func generated() throws {
    for seed in 0..<UInt64(isDebugBuild ? 1_000 : 10_000) {
      var generator = ScenarioGenerator(seed: seed)
      try roundTrip(generator.scenario(), nil, [], "seed \(seed)")
    }
  }

  @Test("every file in the folder of scenarios")
  func shipped() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "scenarios").path
    guard FileManager.default.fileExists(atPath: folder) else { return }
    for path in try ScenarioPaths.scenarioFiles(under: [folder]) {
      let loaded = try ScenarioLoader().load(try ScenarioPaths.bytes(of: path), path: path)
      try roundTrip(loaded, path)
    }
  }

  @Test("defaults are left out and texts are readable")
  func text() throws {
    let loaded = try load(
      """
      { "scenario": "s", "profile": "uialertview-ios7", "device": "phone", "patience": "10s",
      "alerts": { "a": { "kind": "alertView", "style": "default", "delegate": {},
      "buttons": [{ "title": "OK", "enabled": true }, { "title": "No", "role": "cancel" }] } },
      "app": { "on": [{ "event": "launched", "do": [{ "dismiss": "a", "index": -1 }] }] } }
      """)
    #expect(
      ScenarioPrinter.text(of: loaded.scenario, comments: ["A case."]) == """
        // A case.
        {
          "scenario": "s",
          "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK", { "title": "No", "role": "cancel" }] } },
          "app": { "on": [{ "event": "launched", "do": [{ "dismiss": "a" }] }] }
        }

        """)
  }
}
