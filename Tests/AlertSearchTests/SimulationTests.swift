import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct SimulationTests {
  private static func cast(
    _ persona: Persona, home: TimeSpan? = nil,
    buttons: [ButtonDefinition] = [
      ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("Delete"),
    ], _ change: (inout Scenario) -> Void = { _ in }
  ) throws -> Cast {
    let family = try #require(ProfileCatalogue.named("uialertview-ios6"))
    var scenario = Scenario(profile: family.profile())
    var alert = AlertDefinition("a", kind: .alertView)
    alert.message = "Is this what you want?"
    alert.buttons = buttons
    scenario.alerts = [alert]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    change(&scenario)
    let rates = try home.map { [try #require(InterruptionRate(.home, mean: $0))] } ?? []
    return Cast(try scenario.compiled(), persona, rates)
  }

  @Test func resultsDoNotDependOnHowManyRunAtOnce() async throws {
    for persona in [Persona.impatientDoubleTapper, .childMonkey] {
      let cast = try Self.cast(persona, home: .seconds(5)) { $0.end = .zero + .seconds(8) }
      let simulation = Simulation(cast, seed: 3)
      let one = await simulation.run(.runs(300), jobs: 1)
      let three = await simulation.run(.runs(300), jobs: 3)
      #expect(one.statistics == three.statistics && one.digest == three.digest)
      #expect(one.findings.map(\.finding) == three.findings.map(\.finding))
      #expect(one.findings.map(\.runs) == three.findings.map(\.runs))
      #expect(one.statistics.runs == 300 && !one.isPartial)
    }
  }

  // The same bytes on every machine and in every release: a change of this number is a change of all results.
  @Test func theRunsAreThoseOfEveryRelease() async throws {
    let cast = try Self.cast(.ordinary, home: .seconds(5)) { $0.end = .zero + .seconds(60) }
    let simulation = Simulation(cast, seed: 1)
    let digest = await simulation.run(.runs(50)).digest.hex
    #expect(digest == "d598d01e3b9f84d67f54ae24074f51a0")
  }

  @Test func timeIsUsedUpAndNoMore() async throws {
    let simulation = Simulation(try Self.cast(.ordinary), seed: 3)
    let limit = TimeSpan.seconds(600)
    let one = await simulation.run(.time(limit), jobs: 1)
    let three = await simulation.run(.time(limit), jobs: 3)
    #expect(one.statistics == three.statistics && one.digest == three.digest && !one.isPartial)
    let count = one.statistics.runs
    #expect(count > 130 && one.statistics.time >= limit)
    let before = await simulation.run(.runs(count - 1))
    #expect(before.statistics.time < limit)
    #expect(await simulation.run(.runs(count)).digest == one.digest)
  }

  @Test func runsWithoutTimeEndToo() async throws {
    let cast = try Self.cast(.nobody) { $0.handlers = [] }
    let result = await Simulation(cast, seed: 0).run(.time(.milliseconds(200)), jobs: 2)
    #expect(result.statistics.runs == 200)
  }

  @Test func everyPresentationIsCountedOnce() async throws {
    let result = await Simulation(try Self.cast(.ordinary), seed: 2).run(.runs(200))
    let alert = result.statistics.alerts[0]
    #expect(alert.presentations == 200 && alert.runs == 200 && !alert.isRepeated)
    for metric in Metric.allCases {
      #expect(alert[metric].observed.count == 200 && alert[metric].censored.count == 0)
    }
    // On screen: 300 ms of appearing, the decision, 250 ms of disappearing; nothing else takes time.
    let onScreen = alert[.timeOnScreen].observed.sum
    #expect(onScreen == alert[.timeToDecision].observed.sum + 200 * 550_000)
    #expect(onScreen == alert[.blockedTime].observed.sum)
    #expect(result.statistics.blocked == result.statistics.foreground)
  }

  @Test func whatNobodyEndsIsCutOffAndStuck() async throws {
    let result = await Simulation(try Self.cast(.nobody, buttons: []), seed: 2).run(.runs(150))
    let alert = result.statistics.alerts[0]
    #expect(alert[.timeOnScreen].observed.count == 0)
    #expect(alert[.timeOnScreen].censored.count == 150)
    #expect(alert[.timeOnScreen].censored.least == 60_000_000)
    #expect(alert[.timeToDecision].kaplanMeierMedian == nil)
    // One finding, told once, however many runs show it.
    let stuck = try #require(result.findings.first)
    #expect(result.findings.count == 1 && stuck.runs == 150 && stuck.firstRun == 0)
    #expect(stuck.finding.check == "stuck-ui")
  }

  @Test func theFirstRunOfAFindingShowsItAgain() async throws {
    // Home takes the timer away that would end the alert: only some runs are stuck.
    let cast = try Self.cast(.nobody, home: .seconds(20), buttons: []) { scenario in
      scenario.end = .zero + .seconds(10)
      scenario.handlers += [
        HandlerDefinition(
          on: .callback(.didPresent, of: "a"),
          [.startTimer("t", after: .seconds(3), repeats: false)]),
        HandlerDefinition(on: .timer("t"), [.dismiss("a", index: -1, animated: true)]),
        HandlerDefinition(on: .app(.didEnterBackground), [.cancelTimer("t")]),
      ]
    }
    let result = await Simulation(cast, seed: 4).run(.runs(300), jobs: 2)
    let stuck = try #require(result.findings.first { $0.finding.check == "stuck-ui" })
    #expect(stuck.runs > 20 && stuck.runs < 280)
    let record = try #require(Runner.replay(stuck.moves, in: cast.compiled))
    #expect(CheckRun.findings(in: record).contains(stuck.finding))
    // 1 − exp(−3.3 s / 20 s) of the runs leave in time.
    let share = 1 - 0.8479
    let deviation = (300 * share * (1 - share)).squareRoot()
    #expect(abs(Double(stuck.runs) - 300 * share) < 4 * deviation)
  }

  @Test func whatComesAgainHasNoIndependentPresentations() async throws {
    let cast = try Self.cast(.ordinary) { scenario in
      scenario.handlers.append(
        HandlerDefinition(
          on: .callback(.didDismiss, of: "a"), times: 2, [.show("a", on: nil)]))
    }
    let alert = await Simulation(cast, seed: 1).run(.runs(50)).statistics.alerts[0]
    #expect(alert.presentations == 150 && alert.runs == 50 && alert.isRepeated)
  }

  @Test func stoppingTellsWhatWasDone() async throws {
    let result = await Simulation(try Self.cast(.ordinary), seed: 1).run(.runs(50)) { true }
    #expect(result.isPartial && result.statistics.runs == 0)
  }
}
