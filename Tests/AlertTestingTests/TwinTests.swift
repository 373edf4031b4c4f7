import AlertModel
import AlertSimulation
import AlertTesting
import ScenarioFiles
import SimulationKernel
import Testing

@Suite struct TwinTests {
  private func load(_ text: String) throws -> LoadedScenario {
    try ScenarioLoader().load(Array(text.utf8), path: "twin.json5")
  }

  @Test(arguments: Twins.all.indices) func swiftAndFileSayTheSame(place: Int) throws {
    let twin = Twins.all[place]
    let loaded = try load(twin.file)
    #expect(twin.built.flaws.isEmpty)
    let scenario = try #require(twin.built.scenario)
    #expect(try scenario.compiled().fingerprint == loaded.compiled.fingerprint)
    // Names and levels are no part of the fingerprint.
    let text = ScenarioPrinter.text(of: scenario, levels: twin.built.levels)
    #expect(
      text
        == ScenarioPrinter.text(
          of: loaded.scenario, levels: loaded.levels.sorted { $0.check < $1.check }))
    #expect(try load(text).compiled.fingerprint == loaded.compiled.fingerprint)
  }

  @Test func everythingThatAFileCanSayIsThere() {
    let files = Twins.all.map(\.file).joined()
    let words =
      StatementVerbs.all.map(\.name) + ScriptVerbs.all.map(\.name)
      + StatementVerbs.all.flatMap(\.operands).map(\.key)
      + ScriptVerbs.all.flatMap(\.operands).map(\.key) + ScriptVerbs.common.map(\.key)
      + AlertTables.alert.rules.map(\.key) + AlertTables.button.rules.map(\.key)
      + AlertTables.delegate.rules.map(\.key) + LogicTables.variable.rules.map(\.key)
      + LogicTables.event.rules.map(\.key) + LogicTables.handler.rules.map(\.key)
      + TopLevelTable.table.rules.map(\.key) + TopLevelTable.timing.rules.map(\.key)
    // What only files have: a kind that is the profile's anyway, what tests say by other means, and what is about
    // explorations.
    for word in Set(words).subtracting([
      "kind", "$schema", "expect", "allow", "people", "interruptions", "round",
    ]) {
      #expect(files.contains("\"\(word)\":"), "\(word)")
    }
    let values =
      SystemOperation.allCases.map(\.name) + Property.allCases.map(\.name)
      + ButtonRole.allCases.filter { $0 != .standard }.map(\.rawValue)
      + AlertStyle.allCases.filter { $0 != .standard }.map(\.rawValue)
    for value in values { #expect(files.contains("\"\(value)\""), "\(value)") }
    let events =
      Callback.allCases.map { ".\($0.name)\"" }
      + AppCallback.allCases.filter { $0 != .launched }.map { "\"app.\($0.name)\"" }
    for event in events { #expect(files.contains(event), "\(event)") }
  }
}
