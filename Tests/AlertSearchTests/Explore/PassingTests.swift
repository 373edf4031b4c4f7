import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

/// Time that passes at once where nobody can do anything changes no verdict, and every story can be told again.
@Suite struct PassingTests {
  /// What makes two violations one, whatever story shows them.
  struct Violation: Hashable {
    let check: String
    let alert: String?
    let grade: Grade?
    /// What the simplest story takes, and when it comes to it.
    let cost: [Int]
    let at: Instant?
  }

  private static func violations(of exploration: Exploration) -> Set<Violation> {
    Set(
      exploration.counterexamples.map {
        Violation(
          check: $0.check, alert: $0.alert, grade: $0.grade,
          cost: [$0.interruptions, $0.inputs, $0.arrivals], at: $0.finding.at)
      })
  }

  @Test func jumpsAndSingleStepsComeToTheSameVerdicts() throws {
    var states = (jump: 0, plain: 0)
    var kinds: Set<String> = []
    for scenario in try ExploredScenario.all() {
      let jump = scenario.exploration(.jump)
      let plain = scenario.exploration(.plain)
      #expect(plain.isClosed && jump.isClosed, "\(scenario.name)")
      #expect(
        jump.verdicts.map { "\($0.check): \($0.verdict.name)" }
          == plain.verdicts.map { "\($0.check): \($0.verdict.name)" }, "\(scenario.name)")
      #expect(Self.violations(of: jump) == Self.violations(of: plain), "\(scenario.name)")
      #expect(jump.states <= plain.states, "\(scenario.name)")
      #expect(Set(jump.coverage.met) == Set(plain.coverage.met), "\(scenario.name)")
      states.jump += jump.states
      states.plain += plain.states
      kinds.formUnion(plain.counterexamples.map(\.check))
    }
    print("states with jumps: \(states.jump), step by step: \(states.plain)")
    print("violated: \(kinds.sorted())")
    #expect(states.jump < states.plain)
    // Nothing above passes for want of violations.
    #expect(kinds.count >= 7)
  }

  @Test(arguments: ["uialertview-ios6", "uialertcontroller"])
  func scenariosMadeAtRandomToo(id: String) throws {
    let family = try #require(ProfileCatalogue.named(id))
    let generator = CaseGenerator(family.profile())
    var states = (jump: 0, plain: 0)
    for number in 0..<UInt64(10) {
      var choices = Choices<CaseLabel>(SeededGenerator(seed: 5, stream: number))
      let scenario = generator.scenario(&choices)
      guard let compiled = try? scenario.compiled() else { continue }
      let explorations = [ExploreSystem.Passing.jump, .plain].map {
        Explorer(
          compiled, interruptions: [.home, .call],
          budgets: Budgets(inputs: 1, interruptions: 1), passing: $0,
          limits: SearchLimits(states: 3_000)
        ).run()
      }
      guard explorations.allSatisfy(\.isClosed) else { continue }
      #expect(
        Self.violations(of: explorations[0]) == Self.violations(of: explorations[1]),
        "\(id) \(number)")
      #expect(explorations[0].coverage.met == explorations[1].coverage.met, "\(id) \(number)")
      states.jump += explorations[0].states
      states.plain += explorations[1].states
    }
    print("\(id): states with jumps: \(states.jump), step by step: \(states.plain)")
  }

  @Test func everyStoryCanBeToldAgain() throws {
    var count = 0
    for scenario in try ExploredScenario.all() {
      for passing in [ExploreSystem.Passing.jump, .plain] {
        for example in scenario.exploration(passing).counterexamples {
          let record = example.outcome.record
          let what = "\(scenario.name): \(example.check) \(example.alert ?? "")"
          #expect(
            !example.finding.message.contains("a run of its story alone cannot tell"), "\(what)")
          let token = ReplayToken(
            path: scenario.name, scenario: Fingerprint(high: 1, low: 2), moves: record.moves)
          let moves = try ReplayToken(text: token.text).moves
          guard let again = Runner.replay(moves, in: scenario.compiled) else {
            Issue.record("\(what): the story cannot be replayed")
            continue
          }
          #expect(again.digest == record.digest, "\(what)")
          #expect(
            CheckRun.findings(in: again, levels: scenario.levels) == example.outcome.findings,
            "\(what)")
          count += 1
        }
      }
    }
    print("stories told again: \(count)")
    #expect(count > 40)
  }
}
