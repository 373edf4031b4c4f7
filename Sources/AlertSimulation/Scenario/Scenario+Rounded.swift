import AlertModel
package import SimulationKernel

extension Scenario {
  /// The scenario with every time taken to the nearest multiple of a step; what takes time still takes a step.
  package func rounded(to step: TimeSpan) -> Scenario {
    var scenario = self
    let timing = profile.timing
    scenario.profile.timing = TransitionTiming(
      appear: timing.appear.rounded(to: step), disappear: timing.disappear.rounded(to: step),
      suspendDelay: timing.suspendDelay.rounded(to: step))
    scenario.patience = patience.rounded(to: step)
    for place in events.indices {
      let delay = events[place].delay
      scenario.events[place].delay =
        delay.lowerBound.rounded(to: step)...delay.upperBound.rounded(to: step)
    }
    for place in handlers.indices {
      scenario.handlers[place].body = handlers[place].body.map { $0.rounded(to: step) }
    }
    for place in script.indices {
      scenario.script[place].at = .zero + (script[place].at - .zero).rounded(to: step)
      if case .app(let statements) = script[place].input {
        scenario.script[place].input = .app(statements.map { $0.rounded(to: step) })
      }
    }
    return scenario
  }
}

extension Statement {
  fileprivate func rounded(to step: TimeSpan) -> Statement {
    switch self {
    case .startTimer(let timer, let after, let repeats):
      .startTimer(timer, after: after.rounded(to: step), repeats: repeats)
    case .if(let variable, let comparison, let number, let then, let otherwise):
      .if(
        variable, comparison, number, then: then.map { $0.rounded(to: step) },
        otherwise: otherwise.map { $0.rounded(to: step) })
    case .repeat(let count, let body):
      .repeat(count, body.map { $0.rounded(to: step) })
    default: self
    }
  }
}

extension TimeSpan {
  fileprivate func rounded(to step: TimeSpan) -> TimeSpan {
    guard self > .zero else { return self }
    let steps = max((microseconds + step.microseconds / 2) / step.microseconds, 1)
    return TimeSpan(microseconds: steps * step.microseconds)
  }
}
