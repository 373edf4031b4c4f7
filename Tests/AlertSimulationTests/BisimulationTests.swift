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

  /// A world read back from its encoding is encoded alike and has the same future, at whatever time it is read.
  @Test(arguments: SampleScenarios.names)
  func aWorldReadBackFromItsEncodingHasTheSameFuture(name: String) throws {
    let now = Instant(microseconds: 1 << 40)
    var compared = 0
    for (world, compiled) in try EncodingGuardTests.worlds(name, walks: 12, steps: 60) {
      let encoding = Twins.encoding(of: world, compiled)
      let copy = encoding.withUnsafeBytes { bytes in
        var reader = StateReader(bytes)
        let copy = World(from: &reader, now: now, in: compiled)
        #expect(reader.isAtEnd)
        return copy
      }
      #expect(Twins.encoding(of: copy, compiled) == encoding)
      let twins = Twins(compiled: compiled)
      var place = compared
      let problem = twins.difference(world, copy, steps: 8) { count in
        place += 1
        return place % count
      }
      #expect(problem == nil)
      compared += 1
    }
    #expect(compared > 100)
  }
}
