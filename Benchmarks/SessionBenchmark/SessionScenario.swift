import AlertModel
import AlertSimulation
import SimulationKernel

/// The app of the workload: one alert that dismisses itself after three seconds and is shown again at once.
enum SessionScenario {
  /// The scenario; its only alert has number 0.
  static func make() -> Scenario {
    let name = "alert"
    var scenario = Scenario(profile: SessionProfile.profile)
    scenario.name = "Sessions of one alert, back to back"
    var alert = AlertDefinition(name, kind: .alertView)
    alert.title = "Delete?"
    alert.buttons = [ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("Delete")]
    alert.delegate = DelegateDefinition(
      methods: DelegateMethods.standard.union(DelegateMethods(.cancel)))
    scenario.alerts = [alert]
    let show = Statement.show(name, on: nil)
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [show]),
      HandlerDefinition(
        on: .callback(.didPresent, of: name),
        [.startTimer("auto", after: .seconds(3), repeats: false)]),
      HandlerDefinition(on: .callback(.willDismiss, of: name), [.cancelTimer("auto")]),
      HandlerDefinition(on: .timer("auto"), [.dismiss(name, index: -1, animated: true)]),
      HandlerDefinition(on: .callback(.didDismiss, of: name), [show]),
    ]
    return scenario
  }
}
