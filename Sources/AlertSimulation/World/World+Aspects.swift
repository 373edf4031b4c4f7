import AlertModel
import SimulationKernel

/// Something in a world that has a name and can have many values.
package struct WorldAspect: Hashable, Sendable {
  /// Such as `variable "tries"`.
  package let name: String
  /// What is counted, such as `values`.
  package let unit: String
  package let value: Int64
}

extension World {
  /// What can make worlds differ without end: variables, and how much is left of what is armed.
  package func aspects(_ compiled: Compiled) -> [WorldAspect] {
    var aspects: [WorldAspect] = []
    for (place, variable) in compiled.variables.enumerated() {
      aspects.append(
        WorldAspect(
          name: "variable \"\(variable.name)\"", unit: "values",
          value: Int64(app.variables[place])))
    }
    for slot in 0..<compiled.slots.count {
      let due = schedule.due[slot]
      let name =
        switch compiled.slots.owner(of: slot) {
        case .transition(let alert): "the transition of \"\(compiled.alerts[alert].name)\""
        case .timer(let timer): "timer \"\(compiled.timers[timer])\""
        case .event(let event): "event \"\(compiled.events[event].name)\""
        case .suspension: "suspension"
        }
      aspects.append(
        WorldAspect(
          name: name, unit: "remaining times",
          value: due == .never ? -1 : (due - now).microseconds))
    }
    return aspects
  }
}
