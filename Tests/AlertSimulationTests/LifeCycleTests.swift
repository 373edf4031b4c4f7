import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// The application's callbacks for what the system and the device's user do (contract:7.1, L1–L3).
@Suite struct LifeCycleTests {
  /// A row of contract:7.1 for some generations.
  struct Row: Sendable, CustomTestStringConvertible {
    let profiles: [String]
    let operations: [SystemOperation]
    let callbacks: [AppCallback]
    var ends = false

    init(
      _ profiles: [String], _ operations: [SystemOperation], _ callbacks: [AppCallback],
      ends: Bool = false
    ) {
      self.profiles = profiles
      self.operations = operations
      self.callbacks = callbacks
      self.ends = ends
    }

    var testDescription: String {
      "\(profiles.joined(separator: ",")): \(operations.map(\.name).joined(separator: ", "))"
    }
  }

  static let first = ["uialertview-ios3"]
  static let fourth = ["uialertview-ios4"]
  static let later = [
    "uialertview-ios6", "uialertview-ios7", "uialertview-ios8", "uialertview-ios12",
    "uialertcontroller",
  ]
  static let multitasking = fourth + later
  static let all = first + multitasking

  static let rows = [
    Row(all, [], []),
    // Home and return
    Row(first, [.home], [.willResignActive, .willTerminate], ends: true),
    Row(first, [.home, .return], [.willResignActive, .willTerminate], ends: true),
    Row(multitasking, [.home], [.willResignActive, .didEnterBackground]),
    Row(
      multitasking, [.home, .return],
      [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]),
    // Lock and unlock
    Row(first + fourth, [.lock], [.willResignActive]),
    Row(first + fourth, [.lock, .unlock], [.willResignActive, .didBecomeActive]),
    Row(later, [.lock], [.willResignActive, .didEnterBackground]),
    Row(
      later, [.lock, .unlock],
      [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]),
    Row(
      later, [.lock, .return],
      [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]),
    Row(later, [.home, .unlock], [.willResignActive, .didEnterBackground]),
    // The app switcher
    Row(first, [.switcherShown], []),
    Row(multitasking, [.switcherShown, .switcherClosed], [.willResignActive, .didBecomeActive]),
    Row(
      multitasking, [.switcherShown, .switcherOtherApp], [.willResignActive, .didEnterBackground]),
    Row(
      multitasking, [.switcherShown, .switcherOtherApp, .return],
      [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]),
    // Calls and system alerts (G-2, F7)
    Row(all, [.callShown, .callIgnored], [.willResignActive, .didBecomeActive]),
    Row(all, [.systemAlertShown, .systemAlertClosed], [.willResignActive, .didBecomeActive]),
    Row(
      first, [.callShown, .callAccepted], [.willResignActive, .willTerminate], ends: true),
    Row(multitasking, [.callShown, .callAccepted], [.willResignActive, .didEnterBackground]),
    Row(
      multitasking, [.callShown, .callAccepted, .return],
      [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]),
    // One thing over another: active again only when nothing is left.
    Row(all, [.callShown, .systemAlertShown, .callIgnored], [.willResignActive]),
    Row(
      all, [.callShown, .systemAlertShown, .callIgnored, .systemAlertClosed],
      [.willResignActive, .didBecomeActive]),
    // What ends has to be there.
    Row(multitasking, [.systemAlertShown, .callAccepted], [.willResignActive]),
    Row(multitasking, [.callShown, .switcherOtherApp], [.willResignActive]),
    Row(all, [.callIgnored], []),
    // Panels and banners
    Row(first + fourth, [.panelShown], []),
    Row(later, [.panelShown, .panelClosed], [.willResignActive, .didBecomeActive]),
    Row(all, [.banner], []),
    Row(all, [.rotate], []),
    Row(all, [.memoryWarning], [.didReceiveMemoryWarning]),
    // The end
    Row(all, [.kill], [], ends: true),
    Row(all, [.forceQuit], [], ends: true),
    Row(all, [.shutdown], [.willTerminate], ends: true),
    Row(
      multitasking, [.home, .kill], [.willResignActive, .didEnterBackground], ends: true),
    Row(
      multitasking, [.home, .shutdown], [.willResignActive, .didEnterBackground], ends: true),
    Row(all, [.kill, .launch, .return], [], ends: true),
  ]

  @Test(arguments: rows) func aSystemOperationSendsTheCallbacksOfItsRow(row: Row) throws {
    for profile in row.profiles {
      var run = ScenarioRun(try SampleScenarios.empty(profile).compiled())
      run.system(.launch, at: 0)
      #expect(run.appCallbacks == ["didFinishLaunching", "didBecomeActive"])
      for (place, operation) in row.operations.enumerated() {
        run.system(operation, at: Int64(place + 1) * 10_000)
      }
      #expect(run.appCallbacks.dropFirst(2) == row.callbacks.map(\.name)[...], "\(profile)")
      #expect((run.world.life.state == .ended) == row.ends, "\(profile)")
    }
  }

  // G-4, G42: an app that opts out of multitasking behaves as before iOS 4.
  @Test func anAppThatExitsOnSuspendTerminatesWhenItIsLeft() throws {
    for operations: [SystemOperation] in [
      [.home], [.callShown, .callAccepted], [.switcherShown, .switcherOtherApp],
    ] {
      var scenario = try SampleScenarios.empty("uialertview-ios6", [(.exitsOnSuspend, "yes")])
      scenario.alerts = [SampleScenarios.view("a", SampleScenarios.usual)]
      scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
      var run = ScenarioRun(try scenario.compiled())
      run.system(.launch, at: 0)
      for (place, operation) in operations.enumerated() {
        run.system(operation, at: Int64(place + 1) * 1_000)
      }
      #expect(
        run.names.suffix(5) == [
          "a.clicked(0)", "a.willDismiss(0)", "a.didDismiss(0)", "app.willTerminate", "ended",
        ])
    }
  }

  // 7.1, G-3, F7: an alert is told nothing of all this, and is still there afterwards.
  @Test func anAlertGetsNoCallbacksFromWhatCoversTheApp() throws {
    var scenario = try SampleScenarios.empty("uialertview-ios7")
    scenario.alerts = [SampleScenarios.view("a", SampleScenarios.usual)]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    let operations: [SystemOperation] = [
      .home, .return, .lock, .unlock, .callShown, .callIgnored, .switcherShown, .switcherClosed,
      .panelShown, .panelClosed, .banner, .rotate, .memoryWarning,
    ]
    for (place, operation) in operations.enumerated() {
      run.system(operation, at: Int64(place + 1) * 1_000)
    }
    #expect(run.names.filter { $0.hasPrefix("a.") } == ["a.willPresent", "a.didPresent"])
    #expect(run.world.alerts.machines[0].phase == .shown)
  }

  private func shown(_ profile: String = "uialertview-ios7") throws -> ScenarioRun {
    var scenario = try SampleScenarios.empty(profile)
    scenario.alerts = [SampleScenarios.view("a", SampleScenarios.usual)]
    scenario.handlers = [
      HandlerDefinition(
        on: .app(.launched),
        [.show("a", on: nil), .startTimer("t", after: .seconds(3), repeats: false)]),
      HandlerDefinition(on: .timer("t"), [.dismiss("a", index: 0, animated: true)]),
    ]
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    run.finish(at: 600)
    return run
  }

  // L1
  @Test func aHalfPressedButtonGivesNoClickAfterAnInterruption() throws {
    var run = try shown()
    run.input(.touchDown(alert: 0, button: 1), at: 700)
    run.system(.callShown, at: 800)
    run.system(.callIgnored, at: 900)
    run.input(.touchUp(alert: 0), at: 1_000)
    #expect(run.diagnostics == ["1000 input.ignored"])
    #expect(!run.names.contains("a.clicked(1)"))
    run.input(.touchDown(alert: 0, button: 1), at: 1_100)
    run.input(.touchUp(alert: 0), at: 1_200)
    #expect(run.names.contains("a.clicked(1)"))
  }

  // L2
  @Test func aTimerFiresUnderASystemAlertWhileTouchesDoNotCount() throws {
    var run = try shown()
    run.system(.systemAlertShown, at: 1_000)
    run.input(.tap(alert: 0, button: 1), at: 2_000)
    #expect(run.diagnostics == ["2000 input.ignored"])
    run.finish(at: 4_000)
    #expect(
      run.trace.suffix(3) == ["3000 timer.t", "3000 a.willDismiss(0)", "3250 a.didDismiss(0)"])
    #expect(run.world.life.state == .inactive)
  }

  // L3
  @Test func aSuspendedProcessRunsNoCodeAndHearsOfItsReturnBeforeAnyTouch() throws {
    var run = try shown()
    run.system(.home, at: 1_000)
    run.finish(at: 60_000)
    #expect(run.names.last == "app.didEnterBackground")
    run.system(.cancelAlerts, at: 60_500)
    #expect(run.names.last == "app.didEnterBackground", "a frozen process cannot be told anything")
    run.system(.return, at: 61_000)
    run.input(.tap(alert: 0, button: 1), at: 61_000)
    #expect(
      run.trace.suffix(4) == [
        "61000 app.willEnterForeground", "61000 app.didBecomeActive", "61000 timer.t",
        "61000 a.willDismiss(0)",
      ])
  }

  // The seed, G-4, G23: the system can cancel at any time, in every toolkit.
  @Test func aSystemCancelDuringThePresentationEndsItAndThenTheAlert() throws {
    for profile in Self.all {
      var scenario = try SampleScenarios.empty(profile)
      var alert = SampleScenarios.view("a", SampleScenarios.usual)
      alert.kind = scenario.profile.alertKind
      alert.style = .standard
      scenario.alerts = [alert]
      scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
      var run = ScenarioRun(try scenario.compiled())
      run.system(.launch, at: 0)
      run.system(.cancelAlerts, at: 100)
      #expect(run.world.alerts.machines[0].phase == .gone, "\(profile)")
      let expected =
        profile == "uialertcontroller"
        ? ["100 a.presentCompletion"]
        : ["100 a.didPresent", "100 a.clicked(0)", "100 a.willDismiss(0)", "100 a.didDismiss(0)"]
      #expect(run.trace.suffix(expected.count) == expected[...], "\(profile)")
    }
  }
}
