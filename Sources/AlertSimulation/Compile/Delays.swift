package import SimulationKernel

/// A length of time that a scenario can observe, and what it belongs to.
package struct NamedDelay: Hashable, Sendable {
  /// What takes so long, such as `timer "auto"`.
  package let name: String
  package let length: TimeSpan
}

extension Compiled {
  /// Whether something that is armed may be due at once.
  package var hasDelayWithoutLength: Bool {
    rules.appear == .zero || rules.disappear == .zero || rules.suspendDelay == .zero
      || code.contains { $0.code == .startTimer && $0.number == 0 }
      || events.contains { $0.delay.upperBound == .zero }
  }

  /// Whether a suspension shifts timers, so that what they have left is no delay of the scenario.
  package var mayShiftTimers: Bool { !rules.timersCountSuspension && !timers.isEmpty }

  /// Every delay, window and bound that can matter for the order of events, but for those without length.
  package var delays: [NamedDelay] {
    var found = [
      NamedDelay(name: "the presentation's animation", length: rules.appear),
      NamedDelay(name: "the dismissal's animation", length: rules.disappear),
      NamedDelay(name: "the time until suspension", length: rules.suspendDelay),
    ]
    for instruction in code where instruction.code == .startTimer {
      found.append(
        NamedDelay(
          name: "timer \"\(timers[Int(instruction.subject)])\"",
          length: TimeSpan(microseconds: instruction.number)))
    }
    for event in events {
      found.append(NamedDelay(name: "event \"\(event.name)\"", length: event.delay.lowerBound))
      found.append(NamedDelay(name: "event \"\(event.name)\"", length: event.delay.upperBound))
    }
    for line in script {
      found.append(NamedDelay(name: "a line of the script", length: line.at - .zero))
    }
    // Patience is compared with the times of timers only.
    if found.contains(where: { $0.name.hasPrefix("timer") }) {
      found.append(NamedDelay(name: "people's patience", length: scenario.patience))
    }
    return found.filter { $0.length > .zero }
  }
}
