import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

extension RunCommand {
  /// Runs scenarios many times with people and interruptions on top of their scripts.
  func simulations(
    of loaded: [LoadedScenario], _ options: SimulationOptions, _ settings: Settings
  ) async throws -> [ReportedSimulation] {
    // What a file names is looked up for all files before the first is run.
    let rates = try loaded.map(options.rates)
    let people = try loaded.map(options.people)
    var reported: [ReportedSimulation] = []
    for (place, scenario) in loaded.enumerated() where !Interruption.isRequested {
      var results: [SimulationResult] = []
      for persona in people[place] where !Interruption.isRequested {
        let cast = Cast(scenario.compiled, persona, rates[place])
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
          gate: settings.gating.gate(of: scenario), expectation: scenario.expectation,
          source: scenario.bytes))
    }
    return reported
  }
}

extension SimulationOptions {
  /// The people of a scenario: the command's, else the file's, else the ordinary one.
  func people(of scenario: LoadedScenario) throws(InputError) -> [Persona] {
    if let people { return people }
    guard let names = scenario.people, !names.isEmpty else { return [.ordinary] }
    var people: [Persona] = []
    for name in names {
      guard let persona = PersonaCatalogue.named(name) else {
        throw InputError("\(scenario.path): nobody knows how \"\(name)\" behaves")
      }
      people.append(persona)
    }
    return people
  }

  /// The interruptions of a scenario: the command's, else the file's.
  func rates(of scenario: LoadedScenario) throws(InputError) -> [InterruptionRate] {
    if let interruptions { return interruptions }
    var rates: [InterruptionRate] = []
    for setting in scenario.interruptions ?? [] {
      guard let kind = InterruptionCatalogue.named(setting.name),
        let rate = InterruptionRate(kind, mean: setting.mean)
      else {
        throw InputError(
          "\(scenario.path):\(setting.position.line):\(setting.position.column): "
            + "\"\(setting.name)\" cannot interrupt every \(Seconds.text(setting.mean))")
      }
      rates.append(rate)
    }
    return rates
  }
}
