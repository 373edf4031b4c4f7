import AlertModel
package import AlertSimulation
package import ScenarioFiles
import SimulationKernel

/// A scenario built in Swift: alerts, what the app does, and what a person and the system do.
///
/// It says what a scenario file says, in the same words (docs/SCENARIOS.md). What is wrong with it is told by the
/// expectation that uses it.
///
/// ```swift
/// let scenario = AlertScenario(profile: .uiAlertView(iOS: 6)) {
///   Alert("progress", title: "Uploading")
///   When(.launched) { Show("progress") }
///   When("progress", .didPresent) { StartTimer("auto", after: .seconds(3)) }
///   When(timer: "auto") { Dismiss("progress") }
///   At(.seconds(1), .home)
/// }
/// ```
public struct AlertScenario: Sendable {
  /// The scenario; nil when there is no such profile.
  package let scenario: Scenario?
  package let levels: [CheckSetting]
  /// What is wrong with it that its file could not show.
  package let flaws: [String]

  /// Builds a scenario; times are from 0 to 10000 hours, in whole microseconds.
  ///
  /// - Parameters:
  ///   - name: one sentence that says what the scenario shows; the calling function's name if left out.
  ///   - profile: the toolkit's rules.
  ///   - device: the kind of device.
  ///   - knobs: answers by name to questions that UIKit's documents leave open; the profile's if left out.
  ///   - timing: how long transitions take; the profile's times if left out.
  ///   - starts: how the run begins.
  ///   - end: when the run ends; if nil, when nothing is left to happen.
  ///   - patience: a timer later than this is no exit that a person would wait for.
  ///   - perceptionLimit: a fixed input was meant for what was on the screen this long before it.
  ///   - checks: levels of checks by id, such as `["unhandled-button": .off]`; each check's own if left out.
  ///   - lines: alerts, handlers, outside events, variables in any order; fixed inputs in order of time.
  public init(
    _ name: String = #function, profile: Profile, device: Device = .phone,
    knobs: [String: String] = [:], timing: Timing = Timing(), starts: Start = .launching,
    end: Duration? = nil, patience: Duration = .seconds(10),
    perceptionLimit: Duration = .milliseconds(150), checks: [String: CheckLevel] = [:],
    @ListBuilder<any ScenarioPart> _ lines: () -> [any ScenarioPart]
  ) {
    levels = checks.sorted { $0.key < $1.key }.map {
      CheckSetting(check: $0.key, level: $0.value.level)
    }
    var flaws: [String] = []
    guard let toolkit = profile.toolkit(knobs, &flaws) else {
      scenario = nil
      self.flaws = flaws
      return
    }
    var assembly = ScenarioAssembly(scenario: Scenario(profile: toolkit), flaws: flaws)
    timing.apply(to: &assembly)
    assembly.scenario.name = name
    assembly.scenario.device = device.device
    assembly.scenario.start = starts.start
    assembly.scenario.end = end.map { assembly.instant($0, "\"end\"") }
    assembly.scenario.patience = assembly.span(patience, "\"patience\"")
    assembly.scenario.perceptionLimit = assembly.span(perceptionLimit, "\"perceptionLimit\"")
    for line in lines() { line.contribution.add(&assembly) }
    scenario = assembly.finish()
    self.flaws = assembly.flaws
  }
}
