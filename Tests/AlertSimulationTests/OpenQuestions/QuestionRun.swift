import AlertModel
import AlertSimulation
import SimulationKernel

extension ScenarioRun {
  /// A run up to the launch, for a question of the contract; presentations take 500 ms, dismissals 250 ms.
  static func question(
    _ profile: String, changing changes: [(Knob, String)] = [], on device: Device = .phone,
    _ alerts: [AlertDefinition], _ handlers: [HandlerDefinition]
  ) throws -> ScenarioRun {
    var scenario = try SampleScenarios.empty(profile, changes)
    scenario.device = device
    scenario.alerts = alerts
    scenario.handlers = handlers
    var run = ScenarioRun(try scenario.compiled())
    run.system(.launch, at: 0)
    return run
  }

  /// What happened to the alerts, without the application's callbacks and the timers.
  var ofAlerts: [String] {
    trace.filter { !$0.contains(" app.") && !$0.contains(" timer.") }
  }
}

/// The scenarios' parts that many questions share.
enum Question {
  /// An alert view with Cancel (0) and OK (1).
  static func view(_ name: String) -> AlertDefinition {
    SampleScenarios.view(name, SampleScenarios.usual)
  }

  /// An alert controller with Cancel (0) and OK (1).
  static func controller(_ name: String) -> AlertDefinition {
    var alert = AlertDefinition(name, kind: .alertController)
    alert.buttons = SampleScenarios.usual
    return alert
  }

  static func onLaunch(_ body: Statement...) -> HandlerDefinition {
    HandlerDefinition(on: .app(.launched), body)
  }

  /// The app shows `a` on launch and does something a second later.
  static func afterASecond(_ body: Statement...) -> [HandlerDefinition] {
    [
      onLaunch(.show("a", on: nil), .startTimer("later", after: .seconds(1), repeats: false)),
      HandlerDefinition(on: .timer("later"), body),
    ]
  }

  static func on(_ callback: Callback, of alert: String, _ body: Statement...) -> HandlerDefinition
  {
    HandlerDefinition(on: .callback(callback, of: alert), body)
  }
}
