import AlertModel
import SimulationKernel

extension Compiler {
  /// Refuses times and variables with which the world could not count.
  func checkNumbers() throws(ScenarioError) {
    let timing = scenario.profile.timing
    for span in [timing.appear, timing.disappear, timing.suspendDelay, scenario.patience]
    where span < .zero {
      throw .notSupported("a transition, \"suspendDelay\" or \"patience\" is below zero")
    }
    if scenario.script.contains(where: { $0.at < .zero }) {
      throw .notSupported("a script line has a time below zero")
    }
    for event in scenario.events where event.delay.lowerBound < .zero {
      throw .notSupported("event \"\(event.name)\" has a delay below zero")
    }
    for variable in scenario.variables {
      _ = try constant(variable.range.lowerBound, "\"from\" of \"\(variable.name)\"")
      _ = try constant(variable.range.upperBound, "\"to\" of \"\(variable.name)\"")
      guard variable.range.contains(variable.initial) else {
        throw .outOfRange(
          "\"initial\" of \"\(variable.name)\"", variable.initial, variable.range)
      }
    }
  }
}
