import AlertModel
import SimulationKernel
import Testing

@testable import AlertSimulation

/// Which moves a world offers.
@Suite struct MovesTests {
  @Test(arguments: SampleScenarios.names)
  func whatThePlatformDoesByItselfComesFirstAndTiesFollow(name: String) throws {
    var ties = 0
    for (world, compiled) in try EncodingGuardTests.worlds(name, walks: 10, steps: 50) {
      let moves = Twins.moves(of: world, compiled)
      let fires = moves.filter { $0.actor == .platform }
      #expect(moves.starts(with: fires))
      #expect(fires.first == world.nextFire(compiled))
      #expect(fires.allSatisfy { $0.at == world.nextFireTime(compiled) })
      #expect(Set(moves).count == moves.count, "no move is offered twice")
      let inputs = moves.filter { $0.actor != .platform && $0.actor != .outside }
      #expect(inputs.allSatisfy { $0.at == world.now })
      if fires.count > 1 { ties += 1 }
    }
    if name == "awakeTimer" { #expect(ties > 0, "two timers and transitions meet") }
  }

  @Test(arguments: SampleScenarios.names)
  func everyOfferedMoveTakesEffect(name: String) throws {
    for (world, compiled) in try EncodingGuardTests.worlds(name, walks: 6, steps: 40) {
      for move in Twins.moves(of: world, compiled) {
        var next = world
        var buffer = EventBuffer()
        next.apply(move, in: compiled, &buffer)
        // A suspension freezes the process, which the app does not see.
        guard let first = buffer.events.first else {
          #expect(next.clocks.isFrozen, "\(move.action) leaves no event")
          continue
        }
        #expect(first.kind != .ignored && first.kind != .refused, "\(move.action)")
      }
    }
  }

  @Test(arguments: SampleScenarios.names)
  func noMoveThatIsLeftOutHasAnEffect(name: String) throws {
    var leftOut = 0
    var problems: Set<String> = []
    for (world, compiled) in try EncodingGuardTests.worlds(name, walks: 3, steps: 40) {
      let offered = Set(Twins.moves(of: world, compiled).map(\.action))
      let before = Twins.encoding(of: world, compiled)
      for action in Self.imaginable(compiled) where !offered.contains(action) {
        if case .event(let event) = action, isAhead(Int(event), world, compiled) { continue }
        var next = world
        var buffer = EventBuffer()
        next.apply(Move(action, at: world.now), in: compiled, &buffer)
        leftOut += 1
        let isQuiet = buffer.events.allSatisfy { event in
          event.kind == .ignored || event.kind == .refused || event.kind == .system
        }
        // A finger already down can only go up, and typing is offered for the texts that matter.
        if case .touchDown = action, world.touch.isDown { continue }
        if case .type = action, !isQuiet { continue }
        if !isQuiet || Twins.encoding(of: next, compiled) != before { problems.insert("\(action)") }
      }
    }
    #expect(problems.isEmpty, "\(problems.sorted())")
    #expect(leftOut > 1_000)
  }

  // The window of an event that is expected opens later, or something else happens first.
  private func isAhead(_ event: Int, _ world: World, _ compiled: Compiled) -> Bool {
    world.schedule.due[compiled.slots.slot(event: event)] != .never
  }

  private static func imaginable(_ compiled: Compiled) -> [Action] {
    var actions = SystemOperation.allCases.map { Action.system($0) }
    for alert in compiled.alerts.indices {
      let number = UInt8(alert)
      actions += [
        .tapOutside(alert: number), .pressReturn(alert: number), .touchUp(alert: number),
      ]
      for button in Int16(-1)...4 {
        actions += [
          .tap(alert: number, button: button), .touchDown(alert: number, button: button),
        ]
      }
      for field in UInt8(0)...2 { actions.append(.type(alert: number, field: field, text: 0)) }
    }
    actions += compiled.events.indices.map { .event(UInt8($0)) }
    return actions
  }

  // T5: what is overdue on resume is tied, whatever its fire date; timers keep theirs (contract:G25).
  @Test func onResumeTransitionsAndTheEarliestTimerAreTied() throws {
    var scenario = try SampleScenarios.empty("uialertview-ios7")
    scenario.profile.timing.suspendDelay = .zero
    scenario.alerts = [SampleScenarios.view("a", SampleScenarios.usual)]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [
          .startTimer("late", after: .milliseconds(400), repeats: false),
          .startTimer("early", after: .milliseconds(300), repeats: false), .show("a", on: nil),
        ])
    ]
    let compiled = try scenario.compiled()
    var run = ScenarioRun(compiled)
    run.system(.launch, at: 0)
    run.system(.home, at: 100)
    run.system(.return, at: 5_000)
    let fires = Twins.moves(of: run.world, compiled).filter { $0.actor == .platform }
    #expect(fires.map(\.action) == [.fire(slot: 0), .fire(slot: 2)])
    run.finish(at: 5_000)
    #expect(run.trace.suffix(3) == ["5000 a.didPresent", "5000 timer.early", "5000 timer.late"])
  }

  @Test func anOutsideEventIsOfferedFromTheOpeningOfItsWindowOn() throws {
    var scenario = try SampleScenarios.empty("uialertview-ios7")
    scenario.events = [
      OutsideEventDefinition("reply", delay: .seconds(1)...(.seconds(3)), mayNeverCome: false)
    ]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched), [.startTimer("t", after: .milliseconds(500), repeats: true)])
    ]
    let compiled = try scenario.compiled()
    var run = ScenarioRun(compiled)
    run.system(.launch, at: 0)
    func arrivals() -> [Instant] {
      Twins.moves(of: run.world, compiled).filter { $0.actor == .outside }.map(\.at)
    }
    #expect(arrivals().isEmpty, "the timer comes before the window opens")
    run.finish(at: 500)
    #expect(arrivals() == [.zero + .seconds(1)], "it opens when the timer is due again")
    run.finish(at: 1_500)
    #expect(arrivals() == [.zero + .milliseconds(1_500)])
    run.system(.home, at: 1_600)
    run.finish(at: 2_100)
    #expect(arrivals().isEmpty, "nothing reaches a suspended process")
  }

  // E19, T4: with a timer that always comes, no reachable world keeps the alert for ever.
  @Test func aSearchOfTheWholeWorldEnds() throws {
    let compiled = try SampleScenarios.compiled("progress")
    let system = WorldSystem(compiled)
    let search = StateSearch(system, from: [system.start], limits: SearchLimits(states: 20_000))
    let result = search.run()
    #expect(result.ending == .exhausted)
    #expect(result.states > 100)
  }
}
