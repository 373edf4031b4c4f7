import AlertModel
import SimulationKernel

/// Something in a scenario's worlds that can have many values.
package struct WorldAspect: Hashable, Sendable {
  /// Such as `variable "tries"`.
  package let name: String
  /// What is counted, such as `values`.
  package let unit: String
}

extension Compiled {
  /// What can make worlds differ without end: variables, and how much is left of what is armed.
  package var aspects: [WorldAspect] {
    let numbers = variables.map {
      WorldAspect(name: "variable \"\($0.name)\"", unit: "values")
    }
    let times = (0..<slots.count).map { slot in
      let name =
        switch slots.owner(of: slot) {
        case .transition(let alert): "the transition of \"\(alerts[alert].name)\""
        case .timer(let timer): "timer \"\(timers[timer])\""
        case .event(let event): "event \"\(events[event].name)\""
        case .suspension: "suspension"
        }
      return WorldAspect(name: name, unit: "remaining times")
    }
    return numbers + times
  }
}

extension World {
  /// Calls `body` with the place of each of the scenario's aspects and its value.
  package func forEachAspect(_ compiled: Compiled, _ body: (Int, Int64) -> Void) {
    let variables = compiled.variables.count
    for place in 0..<variables { body(place, Int64(app.variables[place])) }
    for slot in 0..<compiled.slots.count {
      let due = schedule.due[slot]
      body(variables + slot, due == .never ? -1 : (due - now).microseconds)
    }
  }
}
