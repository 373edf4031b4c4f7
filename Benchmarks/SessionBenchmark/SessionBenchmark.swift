import AllocationCounter
import AlertSimulation
import Glibc
import SimulationKernel

/// Measures how fast the engine runs alert sessions, on the workload of the peer programs.
@main
struct SessionBenchmark {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments)
      let compiled = try SessionScenario.make().compiled()
      if options.wantsDigest {
        printDigest(compiled, options)
      } else {
        printSizes()
        printAllocations(compiled, options)
        printSpeed(compiled, options)
      }
    } catch {
      print("session-benchmark: \(error)")
      exit(2)
    }
  }

  private static func printSizes() {
    print("sizes: World \(MemoryLayout<World>.size) B, Event \(MemoryLayout<Event>.size) B")
  }

  private static func printDigest(_ compiled: Compiled, _ options: Options) {
    var run = SessionRun(compiled, seed: options.seed)
    var hasher = StableHasher()
    run.run(until: options.sessions, feeding: &hasher)
    print("digest: \(hasher.fingerprint.hex) of \(run.statistics.events) events")
  }

  // By the difference between two lengths of one run, which leaves out what is set up once.
  private static func printAllocations(_ compiled: Compiled, _ options: Options) {
    var run = SessionRun(compiled, seed: options.seed)
    run.run(until: 100_000)
    let before = allocation_count()
    run.run(until: 200_000)
    let count = allocation_count() - before
    print("allocations in 100,000 sessions: \(count)")
  }

  private static func printSpeed(_ compiled: Compiled, _ options: Options) {
    var run = SessionRun(compiled, seed: options.seed)
    let clock = ContinuousClock()
    let start = clock.now
    run.run(until: options.sessions)
    let duration = clock.now - start
    print(SessionReport(run, duration: duration).text)
  }
}
