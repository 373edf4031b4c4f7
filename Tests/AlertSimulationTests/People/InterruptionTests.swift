import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct InterruptionTests {
  /// The times of a system operation in runs of an app in which nothing happens.
  private static func moves(
    _ rates: [InterruptionRate], hours: Int64, runs: Int, persona: Persona = .nobody
  ) throws -> [[Move]] {
    try PersonRuns(persona, count: runs, interruptions: rates) { scenario in
      scenario.handlers = []
      scenario.end = .zero + .seconds(hours * 3_600)
    }.runs.map { $0.record.moves.filter { $0.actor == .system && $0.action != .system(.launch) } }
  }

  @Test func timesBetweenInterruptionsHaveTheirMean() throws {
    let rate = try #require(InterruptionRate(.banner, mean: .seconds(60)))
    let moves = try Self.moves([rate], hours: 40, runs: 2)
    let gaps = moves.flatMap { moves in
      zip(moves, moves.dropFirst()).map { ($1.at - $0.at).microseconds }
    }
    #expect(gaps.count > 4_400)
    let found = Double(gaps.reduce(0, +)) / Double(gaps.count)
    let expected = 60e6 * mean(.standardExponential)
    // The deviation of an exponential time is its mean.
    #expect(abs(found - expected) < 4 * expected / Double(gaps.count).squareRoot())
  }

  @Test(arguments: InterruptionCatalogue.all.filter { $0.ends != nil }.map(\.id))
  func whatBeginsEnds(id: String) throws {
    let kind = try #require(InterruptionCatalogue.named(id))
    let ends = try #require(kind.ends)
    let rate = try #require(InterruptionRate(kind, mean: .seconds(30)))
    let moves = try Self.moves([rate], hours: 8, runs: 3)
    for moves in moves {
      #expect(moves.count > 10)
      for (place, move) in moves.enumerated() {
        let wanted = place % 2 == 0 ? kind.begins : ends.operation
        #expect(move.action == .system(wanted))
      }
    }
  }

  @Test func aCallRingsAsLongAsItsTableSays() throws {
    let rate = try #require(InterruptionRate(.call, mean: .seconds(30)))
    let moves = try Self.moves([rate], hours: 30, runs: 1).joined().map(\.at)
    let rings = stride(from: 0, to: moves.count - 1, by: 2).map {
      (moves[$0 + 1] - moves[$0]).microseconds
    }.sorted()
    #expect(rings.count > 2_500)
    #expect((7_700_000...8_300_000).contains(rings[rings.count / 2]))
  }

  // Home finds the app elsewhere while the screen is locked, and is drawn again.
  @Test func nothingInterruptsAnAppThatIsNotInFront() throws {
    let home = try #require(InterruptionRate(.home, mean: .seconds(20)))
    let lock = try #require(InterruptionRate(.lock, mean: .seconds(20)))
    for run in try PersonRuns(.nobody, count: 20, interruptions: [home, lock]).runs {
      #expect(!run.record.events.contains { $0.kind == .ignored })
    }
  }

  // A stream of its own for each kind: one more interruption changes nothing about the others.
  @Test func interruptionsDoNotDisturbEachOtherOrDependOnThePerson() throws {
    let banner = try #require(InterruptionRate(.banner, mean: .seconds(60)))
    let rotate = try #require(InterruptionRate(.rotate, mean: .seconds(45)))
    func banners(_ rates: [InterruptionRate], _ persona: Persona) throws -> [[Instant]] {
      try Self.moves(rates, hours: 1, runs: 5, persona: persona).map { moves in
        moves.filter { $0.action == .system(.banner) }.map(\.at)
      }
    }
    let alone = try banners([banner], .nobody)
    #expect(alone.allSatisfy { $0.count > 20 } && Set(alone).count == 5)
    let withRotation = try banners([rotate, banner], .nobody)
    let withPerson = try banners([banner], .ordinary)
    #expect(alone == withRotation && alone == withPerson)
  }

  // Without an end of the scenario, the minute of a run is a minute with the app.
  @Test func whoIsAwayIsWaitedFor() throws {
    let rate = try #require(InterruptionRate(.home, mean: .seconds(10)))
    let runs = try PersonRuns(.nobody, count: 30, interruptions: [rate]).runs
    for run in runs {
      #expect(run.timeWithApp >= .seconds(59) && run.timeWithApp <= .seconds(60))
      #expect(run.record.finalWorld.life.state == .active)
    }
    #expect(runs.contains { $0.end > .zero + .seconds(600) })
  }

  @Test func onlySensibleMeansAreTaken() {
    #expect(InterruptionRate(.home, mean: .zero) == nil)
    #expect(InterruptionRate(.home, mean: TimeSpan(microseconds: .max)) == nil)
    #expect(InterruptionRate(.home, mean: .milliseconds(1)) != nil)
  }
}
