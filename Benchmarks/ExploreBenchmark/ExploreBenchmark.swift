import AlertChecks
import AlertSearch
import AlertSimulation
import BenchmarkSupport
import Glibc
import LeanModel
import ScenarioFiles
import SimulationKernel

/// Measures how fast states are explored, and how much memory they take, in a small model and in scenarios' worlds.
@main
struct ExploreBenchmark {
  private static let loader = ScenarioLoader(checks: CheckCatalogue.all.map { $0.description.id })

  static func main() {
    do {
      let options = try ExploreOptions(CommandLine.arguments)
      if options.alerts > 0 { exploreLeanModel(options) }
      try exploreScenarios(options)
    } catch {
      print("explore-benchmark: \(error)")
      exit(2)
    }
  }

  private static func exploreLeanModel(_ options: ExploreOptions) {
    let (result, duration) = timed { LeanAlerts(alerts: options.alerts).explore() }
    print("\(options.alerts) alerts: \(result.states) states, \(result.transitions) transitions")
    printMemory(result)
    print("lean states/s=\(Figures.perSecond(result.states, duration))")
  }

  private static func exploreScenarios(_ options: ExploreOptions) throws {
    var states = (bare: 0, checked: 0)
    var durations = (bare: Duration.zero, checked: Duration.zero)
    for path in try ScenarioPaths.scenarioFiles(under: options.paths) {
      let scenario = try loader.load(try ScenarioPaths.bytes(of: path), path: path)
      let work = Work(scenario, options)
      let (result, bare) = timed { work.search.run() }
      print("\(path): \(result.states) states, \(result.transitions) transitions")
      printMemory(result)
      let scenes = work.search.system
      print(
        "  \(scenes.sceneCount) scenes in \(scenes.byteCount / max(1, result.states)) bytes a state"
      )
      states.bare += result.states
      durations.bare += bare
      let (exploration, checked) = timed { work.explorer.run() }
      print("  \(exploration.worlds) worlds graded, \(exploration.counterexamples.count) stories")
      states.checked += exploration.states
      durations.checked += checked
    }
    print("bare states/s=\(Figures.perSecond(states.bare, durations.bare))")
    print("checked states/s=\(Figures.perSecond(states.checked, durations.checked))")
  }

  private static func timed<Result>(_ body: () -> Result) -> (Result, Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    return (result, clock.now - start)
  }

  private static func printMemory(_ result: SearchResult) {
    let waiting = result.waitingPeak.bytes / max(1, result.waitingPeak.states)
    print(
      "  bytes at the peak: \(result.visited.peakBytesPerState) a state for the visited set and parents, "
        + "\(waiting) a waiting state (\(result.waitingPeak.states) at once)")
  }
}
