import AlertSearch
import AlertSimulation
import ScenarioFiles
import SimulationKernel

/// A scenario to explore: without checks, and as `alertlab explore` does it.
struct Work {
  let search: StateSearch<SceneSystem>
  let explorer: Explorer

  /// Prepares both; a scenario that lists no interruptions gets some, so that there is more to explore.
  init(_ scenario: LoadedScenario, _ options: ExploreOptions) {
    let listed = (scenario.interruptions ?? []).compactMap { InterruptionCatalogue.named($0.name) }
    let kinds = listed.isEmpty ? [.home, .lock, .call] : listed
    let budgets = Budgets(inputs: options.inputs, interruptions: options.interruptions)
    let system = SceneSystem(
      ExploreSystem(
        scenario.compiled, interruptions: kinds, budgets: budgets,
        quantum: Quantum(scenario.compiled).length))
    search = StateSearch(system, from: [system.start])
    explorer = Explorer(
      scenario.compiled, interruptions: kinds, levels: scenario.levels.byCheck, budgets: budgets)
  }
}
