import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

/// Whatever happens in a run, at whatever times, is a path of the graph that is explored.
@Suite struct PathTests {
  struct Tally {
    var runs = 0
    var moves = 0
    var problems: [String] = []

    mutating func add(_ moves: [Move], _ checker: PathChecker, _ name: String) {
      runs += 1
      self.moves += moves.count
      if let problem = checker.problem(moves) { problems.append("\(name): \(problem)") }
    }
  }

  private func report(_ tally: Tally, _ what: String, atLeast runs: Int) {
    print("paths, \(what): \(tally.runs) runs, \(tally.moves) moves")
    #expect(tally.runs >= runs)
    #expect(tally.problems.isEmpty, "\(tally.problems.count): \(tally.problems.prefix(5))")
  }

  @Test func scriptsArePaths() throws {
    var tally = Tally()
    for scenario in try ExploredScenario.all() {
      let moves = Runner.runScript(scenario.compiled).moves
      tally.add(moves, PathChecker(scenario.compiled), scenario.name)
    }
    report(tally, "scripts", atLeast: 50)
  }

  @Test(arguments: ProfileCatalogue.all.map(\.id))
  func scriptsMadeAtRandomArePaths(id: String) throws {
    let family = try #require(ProfileCatalogue.named(id))
    let generator = CaseGenerator(family.profile())
    var tally = Tally()
    for number in 0..<UInt64(300) {
      var choices = Choices<CaseLabel>(SeededGenerator(seed: 3, stream: number))
      let scenario = generator.scenario(&choices)
      guard let compiled = try? scenario.compiled() else { continue }
      tally.add(Runner.runScript(compiled).moves, PathChecker(compiled), "\(id) \(number)")
    }
    report(tally, id, atLeast: 200)
  }

  @Test func peoplesRunsArePaths() throws {
    var tally = Tally()
    let kinds: [InterruptionKind] = [.home, .lock, .call, .panel, .switcher, .cancelAlerts]
    for scenario in try ExploredScenario.all() {
      let checker = PathChecker(scenario.compiled)
      for persona in PersonaCatalogue.all {
        let rates = kinds.compactMap { InterruptionRate($0, mean: .seconds(8)) }
        for (rates, runs) in [([], 4), (rates, 8)] {
          let cast = Cast(scenario.compiled, persona, rates)
          for run in 0..<UInt64(runs) {
            var policy = SimulatePolicy(cast, seed: 1, run: run)
            var left = 40
            let record = Runner.run(scenario.compiled) { world in
              left -= 1
              guard left >= 0, let move = policy.nextMove(of: world),
                move.at <= .zero + .seconds(60)
              else { return nil }
              return move
            }
            tally.add(record.moves, checker, "\(scenario.name), \(persona.id), \(run)")
          }
        }
      }
    }
    report(tally, "people", atLeast: 3_000)
  }

  @Test func runsAtAnyTimesArePaths() throws {
    var tally = Tally()
    let kinds: [InterruptionKind] = [.home, .lock, .systemAlert, .cancelAlerts]
    for scenario in try ExploredScenario.all() {
      let used = scenario.interruptions.isEmpty ? kinds : scenario.interruptions
      let checker = PathChecker(scenario.compiled, used)
      for seed in 0..<UInt64(70) {
        let moves = RealTimeWalk.moves(scenario.compiled, used, seed: seed)
        tally.add(moves, checker, "\(scenario.name), \(seed)")
      }
    }
    report(tally, "any times", atLeast: 4_000)
  }
}
