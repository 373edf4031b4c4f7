import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles

extension RunCommand {
  /// Runs scenarios many times with people and interruptions on top of their scripts.
  func simulations(
    of productions: [Production], _ amount: SimulationAmount, _ settings: Settings
  ) async -> [ReportedSimulation] {
    var reported: [ReportedSimulation] = []
    for production in productions where !Interruption.isRequested {
      let scenario = production.scenario
      var results: [SimulationResult] = []
      for persona in production.people where !Interruption.isRequested {
        let cast = Cast(scenario.compiled, persona, production.rates)
        let simulation = Simulation(
          cast, seed: settings.seed, levels: scenario.levels.byCheck)
        results.append(
          await simulation.run(amount, jobs: settings.jobs) {
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

/// A scenario with those who play in it.
struct Production: Sendable {
  let scenario: LoadedScenario
  let people: [Persona]
  let rates: [InterruptionRate]
}

extension SimulationOptions {
  /// Looks up what files name, for all files before the first is run; a file that names nobody known is not run.
  func productions(of input: inout ScenarioInput.Loaded) -> [Production] {
    var productions: [Production] = []
    for scenario in input.scenarios {
      do throws(UnusableInput) {
        productions.append(
          Production(
            scenario: scenario, people: try people(of: scenario), rates: try rates(of: scenario)))
      } catch {
        input.unusable.append(error)
      }
    }
    input.scenarios = productions.map(\.scenario)
    return productions
  }

  /// The people of a scenario: the command's, else the file's, else the ordinary one.
  func people(of scenario: LoadedScenario) throws(UnusableInput) -> [Persona] {
    if let people { return people }
    guard let names = scenario.people, !names.isEmpty else { return [.ordinary] }
    var people: [Persona] = []
    for name in names {
      guard let persona = PersonaCatalogue.named(name) else {
        throw UnusableInput(
          path: scenario.path, flaws: [.init("nobody knows how \"\(name)\" behaves")])
      }
      people.append(persona)
    }
    return people
  }

  /// The interruptions of a scenario: the command's, else the file's.
  func rates(of scenario: LoadedScenario) throws(UnusableInput) -> [InterruptionRate] {
    if let interruptions { return interruptions }
    var rates: [InterruptionRate] = []
    for setting in scenario.interruptions ?? [] {
      guard let kind = InterruptionCatalogue.named(setting.name),
        let rate = InterruptionRate(kind, mean: setting.mean)
      else {
        let message = "\"\(setting.name)\" cannot interrupt every \(Seconds.text(setting.mean))"
        let place = SourceLine(line: setting.position.line, column: setting.position.column)
        throw UnusableInput(path: scenario.path, flaws: [.init(message, at: place)])
      }
      rates.append(rate)
    }
    return rates
  }
}
