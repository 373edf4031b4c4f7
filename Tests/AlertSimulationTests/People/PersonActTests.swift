import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct PersonActTests {
  @Test func whoeverFindsNoWayOutTapsInRageAndLeaves() throws {
    let runs = try PersonRuns(.ordinary, count: 500) { $0.alerts[0].buttons = [] }
    var waits: [Int64] = []
    for run in runs.runs {
      let acts = run.record.moves.filter { $0.actor == .person || $0.action == .system(.home) }
      // A few are still patient at the horizon.
      guard let first = acts.first, acts.count == 5 else { continue }
      waits.append(first.at.microseconds)
      #expect(first.action == .tapOutside(alert: 0))
      #expect(acts[1...3].allSatisfy { $0.action == .tap(alert: 0, button: -1) })
      #expect(acts[4].action == .system(.home))
    }
    #expect(waits.count > 480)
    // Weibull: the median of the wait is 12 s · ln(2)^(2/3) = 9.4 s, after 0.3 s of transition and a reaction.
    let median = waits.sorted()[waits.count / 2]
    #expect((9_200_000...11_300_000).contains(median), "\(median)")
  }

  @Test func whoeverMustTypeTypesAndThenTaps() throws {
    let runs = try PersonRuns(.habituated, count: 200) { scenario in
      scenario.alerts[0].style = .plain
      scenario.alerts[0].buttons = [ButtonDefinition("OK")]
      scenario.alerts[0].delegate = DelegateDefinition(
        methods: [.standard, DelegateMethods(.shouldEnable)],
        enables: .whenField(0, equals: "sesame"))
    }
    for run in runs.runs {
      let acts = run.record.moves.filter { $0.actor == .person }
      guard case .type(0, 0, let text) = acts.first?.action else {
        Issue.record("nothing was typed")
        continue
      }
      #expect(run.record.compiled.texts[Int(text)] == "sesame")
      #expect(acts.dropFirst().first?.action == .tap(alert: 0, button: 0))
      #expect(run.record.ending == .quiescent)
    }
  }

  // U7: in a text field, Return takes even a disabled preferred action; nothing else works here.
  @Test func whoeverHasOnlyReturnPressesIt() throws {
    let runs = try PersonRuns(.ordinary, count: 50, profile: "uialertcontroller") { scenario in
      scenario.alerts[0].buttons = [ButtonDefinition("OK", isEnabled: false)]
      scenario.alerts[0].textFields = 1
      scenario.alerts[0].preferred = 0
    }
    #expect(runs.acts.allSatisfy { $0.map(\.action) == [.pressReturn(alert: 0)] })
  }

  @Test func whoeverComesBackNoticesAnew() throws {
    let runs = try PersonRuns(.ordinary, count: 100) { scenario in
      scenario.script = [
        ScriptLine(at: Instant(microseconds: 400_000), .system(.home)),
        ScriptLine(at: Instant(microseconds: 9_000_000), .system(.return)),
      ]
    }
    for moves in runs.acts {
      // The earliest decision after a return takes more than a reaction.
      #expect(moves.first.map { $0.at.microseconds > 9_150_000 } == true)
    }
  }

  @Test func aRunIsTheSameEveryTimeAndCanBeReplayed() throws {
    for persona in PersonaCatalogue.all {
      let rate = try #require(InterruptionRate(.home, mean: .seconds(5)))
      let once = try PersonRuns(persona, count: 12, interruptions: [rate])
      let twice = try PersonRuns(persona, count: 12, interruptions: [rate])
      let other = try PersonRuns(persona, count: 12, seed: 6, interruptions: [rate])
      let digests = once.runs.map(\.record.digest)
      #expect(digests == twice.runs.map(\.record.digest))
      #expect(digests != other.runs.map(\.record.digest))
      #expect(Set(digests).count > 6)
      for run in once.runs {
        let again = Runner.replay(run.record.moves, in: run.record.compiled)
        #expect(again?.digest == run.record.digest)
      }
    }
  }
}
