import AlertChecks
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

@Suite("The first scenario")
struct FirstScenarioTests {
  private func findings(_ text: String) throws -> [Finding] {
    let loaded = try load(text)
    return CheckRun.findings(
      in: Runner.runScript(loaded.compiled), levels: loaded.levels.byCheck)
  }

  @Test("it has the finding that it tells of")
  func finding() throws {
    let found = try findings(FirstScenario.text)
    #expect(found.map(\.check) == ["stuck-ui"])
    #expect(found.first?.grade?.rawValue == "killingTheApp")
    #expect(found.first?.at.microseconds == 1_000_000)
  }

  @Test("its advice mends it")
  func mended() throws {
    #expect(FirstScenario.mended != FirstScenario.text)
    #expect(try findings(FirstScenario.mended).isEmpty)
  }
}
