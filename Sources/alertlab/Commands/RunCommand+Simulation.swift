import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

extension RunCommand {
  /// Runs scenarios many times with people and interruptions on top of their scripts.
  func simulations(
    of loaded: [LoadedScenario], _ options: SimulationOptions, _ settings: Settings
  ) async -> [ReportedSimulation] {
    var reported: [ReportedSimulation] = []
    for scenario in loaded where !Interruption.isRequested {
      var results: [SimulationResult] = []
      for persona in options.people ?? [.ordinary] where !Interruption.isRequested {
        let cast = Cast(scenario.compiled, persona, options.interruptions ?? [])
        let simulation = Simulation(
          cast, seed: settings.seed, levels: scenario.levels.byCheck)
        results.append(
          await simulation.run(options.amount, jobs: settings.jobs) {
            Interruption.isRequested
          })
      }
      reported.append(
        ReportedSimulation(
          path: scenario.path, compiled: scenario.compiled, results: results,
          threshold: settings.threshold, expectation: scenario.expectation))
    }
    return reported
  }
}
