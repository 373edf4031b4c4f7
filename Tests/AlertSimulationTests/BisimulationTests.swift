import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Equal encodings mean equal futures, whenever and however a world was reached (design 4).
@Suite struct BisimulationTests {
  /// What was seen of one scenario.
  struct Tally {
    var pairs = 0
    var problems: [String] = []
  }

  @Test(arguments: SampleScenarios.names)
  func worldsWithEqualEncodingsHaveEqualSuccessors(name: String) throws {
    let compiled = try SampleScenarios.compiled(name)
    let twins = Twins(compiled: compiled)
    var firsts: [[UInt8]: World] = [:]
    var tally = Tally()
    for seed in 0..<UInt64(60) {
      var walk = RandomWalk(compiled, seed: seed)
      for _ in 0..<60 {
        guard walk.step(), walk.world.life.state != .ended, tally.pairs < 400 else { break }
        let encoding = Twins.encoding(of: walk.world, compiled)
        guard let first = firsts[encoding] else {
          firsts[encoding] = walk.world
          continue
        }
        guard first.now != walk.world.now else { continue }
        tally.pairs += 1
        if let problem = twins.difference(first, walk.world) { tally.problems.append(problem) }
      }
    }
    #expect(tally.problems.isEmpty, "\(tally.problems.prefix(3).joined(separator: "\n"))")
    #expect(tally.pairs >= 150, "only \(tally.pairs) pairs of \(firsts.count) worlds were compared")
  }
}
