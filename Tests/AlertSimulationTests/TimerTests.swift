import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Timers and transitions across suspension (contract:T1–T5, T7).
@Suite struct TimerTests {
  /// A progress alert that a timer of three seconds dismisses; shown at 0, on screen at 500 ms.
  private func run(
    clock: String = "awake", suspendDelay: Int64 = 0, repeats: Bool = false, after: Int64 = 3_000
  ) throws -> ScenarioRun {
    var scenario = try SampleScenarios.empty("uialertview-ios7", [(.timerClock, clock)])
    scenario.profile.timing.suspendDelay = .milliseconds(suspendDelay)
    scenario.alerts = [SampleScenarios.view("a", [])]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [
          .show("a", on: nil), .startTimer("t", after: .milliseconds(after), repeats: repeats),
        ]),
      HandlerDefinition(on: .timer("t"), [.dismiss("a", index: 9, animated: true)]),
    ]
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    return run
  }

  private func fires(_ run: ScenarioRun) -> [String] {
    run.trace.filter { $0.hasSuffix("timer.t") }
  }

  // T1
  @Test func aTimerStillFiresBetweenTheBackgroundAndSuspension() throws {
    var run = try run(suspendDelay: 2_000)
    run.system(.home, at: 2_900)
    run.finish(at: 60_000)
    #expect(
      run.trace.suffix(3) == ["3000 timer.t", "3000 a.willDismiss(9)", "3250 a.didDismiss(9)"])
    #expect(run.world.clocks.isFrozen)
  }

  // T1
  @Test func aTimerDueAfterSuspensionDoesNotFireInTheBackground() throws {
    var run = try run(suspendDelay: 50)
    run.system(.home, at: 2_900)
    run.finish(at: 60_000)
    #expect(fires(run).isEmpty)
  }

  // L3, G38: nothing was frozen yet.
  @Test func aReturnBeforeSuspensionChangesNothingForTimers() throws {
    for clock in ["awake", "asleep"] {
      var run = try run(clock: clock, suspendDelay: 5_000)
      run.system(.home, at: 1_000)
      run.system(.return, at: 2_000)
      run.finish(at: 60_000)
      #expect(fires(run) == ["3000 timer.t"])
      #expect(!run.world.clocks.isFrozen, "the suspension was called off")
    }
  }

  // T2, T4, PB24: the device was awake, so the time away counts.
  @Test func anOverdueTimerFiresRightAfterTheReturn() throws {
    var run = try run(clock: "awake")
    run.system(.home, at: 1_000)
    run.system(.return, at: 10_000)
    run.finish(at: 60_000)
    #expect(
      run.trace.suffix(4) == [
        "10000 app.didBecomeActive", "10000 timer.t", "10000 a.willDismiss(9)",
        "10250 a.didDismiss(9)",
      ])
  }

  // T2: a timer that is not yet due on return keeps its fire date.
  @Test func anAwakeTimerKeepsItsFireDate() throws {
    var run = try run(clock: "awake")
    run.system(.home, at: 1_000)
    run.system(.return, at: 2_000)
    run.finish(at: 60_000)
    #expect(fires(run) == ["3000 timer.t"])
  }

  // T3, T4, PB24: the device slept, so what was left is left.
  @Test func aTimerOfASleepingDeviceResumesWithWhatWasLeft() throws {
    var run = try run(clock: "asleep")
    run.system(.home, at: 1_000)
    run.system(.return, at: 10_000)
    run.finish(at: 60_000)
    #expect(fires(run) == ["12000 timer.t"])
  }

  // T3, T1: only the frozen time does not count, not the delay before it.
  @Test func theDelayBeforeSuspensionCountsOnBothClocks() throws {
    var run = try run(clock: "asleep", suspendDelay: 500)
    run.system(.home, at: 1_000)
    run.system(.return, at: 10_000)
    run.finish(at: 60_000)
    #expect(fires(run) == ["11500 timer.t"])
  }

  // T3: twice away adds up.
  @Test func twoSleepsAddUp() throws {
    var run = try run(clock: "asleep")
    run.system(.home, at: 1_000)
    run.system(.return, at: 2_000)
    run.system(.lock, at: 3_000)
    run.system(.unlock, at: 7_000)
    run.finish(at: 60_000)
    #expect(fires(run) == ["8000 timer.t"])
  }

  // T2
  @Test func missedFiringsOfARepeatingTimerCollapseAndTheGridStays() throws {
    var run = try run(clock: "awake", repeats: true, after: 1_000)
    run.system(.home, at: 1_500)
    run.system(.return, at: 5_300)
    run.finish(at: 7_500)
    #expect(
      fires(run) == ["1000 timer.t", "5300 timer.t", "6000 timer.t", "7000 timer.t"])
  }

  // T3: on a clock that stopped, nothing was missed, and the grid moves.
  @Test func theGridOfARepeatingTimerMovesWithASleepingDevice() throws {
    var run = try run(clock: "asleep", repeats: true, after: 1_000)
    run.system(.home, at: 1_500)
    run.system(.return, at: 5_300)
    run.finish(at: 7_500)
    #expect(fires(run) == ["1000 timer.t", "5800 timer.t", "6800 timer.t"])
  }

  // T4
  @Test func aTimerThatTheAppInvalidatesOnBackgroundLeavesTheAlertStuck() throws {
    var scenario = try SampleScenarios.empty("uialertview-ios7")
    scenario.alerts = [SampleScenarios.view("a", [])]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [.show("a", on: nil), .startTimer("t", after: .seconds(3), repeats: false)]),
      HandlerDefinition(on: .app(.didEnterBackground), [.cancelTimer("t")]),
      HandlerDefinition(on: .timer("t"), [.dismiss("a", index: 0, animated: true)]),
    ]
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    run.system(.home, at: 1_000)
    run.system(.return, at: 5_000)
    run.finish(at: 600_000)
    #expect(run.world.alerts.machines[0].phase == .shown)
    #expect(run.world.nextFire(run.compiled) == nil)
  }

  // T5
  @Test func theForegroundCallbacksComeBeforeOverdueTimers() throws {
    var run = try run()
    run.system(.home, at: 1_000)
    run.system(.return, at: 10_000)
    run.finish(at: 10_000)
    let tail = run.names.suffix(4)
    #expect(
      tail == [
        "app.willEnterForeground", "app.didBecomeActive", "timer.t", "a.willDismiss(9)",
      ])
  }

  // A modal alert does not keep timers from firing; run-loop modes themselves there are none (T6).
  @Test func aTimerFiresWhileAnAlertIsUp() throws {
    var run = try run()
    run.finish(at: 3_000)
    #expect(fires(run) == ["3000 timer.t"])
  }

  // T7, G26: a transition in flight at suspension ends on resume, whatever was left of it, on both clocks.
  @Test func aTransitionInFlightEndsAtOnceOnResume() throws {
    for clock in ["awake", "asleep"] {
      var run = try run(clock: clock, after: 100_000)
      run.system(.home, at: 100)
      run.finish(at: 9_999)
      #expect(!run.names.contains("a.didPresent"))
      run.system(.return, at: 10_000)
      run.finish(at: 10_000)
      #expect(run.trace.suffix(2) == ["10000 app.didBecomeActive", "10000 a.didPresent"])
    }
  }

  // T7, T1, G26: before the suspension, animations go on.
  @Test func aTransitionGoesOnUntilSuspension() throws {
    var run = try run(suspendDelay: 5_000, after: 100_000)
    run.system(.home, at: 100)
    run.finish(at: 60_000)
    #expect(run.trace.last == "500 a.didPresent")
  }
}
