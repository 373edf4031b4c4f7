import AlertModel
import SimulationKernel

extension World {
  /// Does all the work of this turn; app code that keeps calling itself is told and stopped.
  mutating func drain(_ compiled: Compiled, _ events: inout EventBuffer) {
    var stepsLeft = Capacity.stepsPerTurn
    while !turn.isEmpty {
      step(compiled, &events)
      stepsLeft -= 1
      if stepsLeft == 0 {
        turn = Turn()
        ignore(.limitReached, .show, subject: Int(Event.noSubject), &events)
      }
    }
  }

  /// Does one piece of work: the next step or instruction of the topmost item.
  @inline(__always)
  private mutating func step(_ compiled: Compiled, _ events: inout EventBuffer) {
    let position = Int(turn.items.count) - 1
    let item = turn.items.places[position]
    switch item.kind {
    case .program:
      let instruction = compiled.code[Int(item.place)]
      guard instruction.code != .end else {
        turn.items.removeLast()
        return
      }
      turn.items.places[position].place &+= 1
      execute(instruction, at: position, compiled, &events)
    case .steps:
      let code = compiled.tables.code[Int(item.place)]
      turn.items.places[position].place &+= 1
      switch code {
      case .end: turn.items.removeLast()
      case .life(let step): execute(step, compiled, &events)
      case .alert(let step): execute(step, item, at: position, compiled, &events)
      }
    }
  }

  /// Does one step of an alert's coming or going.
  @inline(__always)
  private mutating func execute(
    _ step: Step, _ item: Turn.Item, at position: Int, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    let alert = Int(item.subject)
    switch step {
    // Whoever waits gets its turn even when this alert is already on its way again.
    case .handOver:
      handOver(compiled, &events)
      return
    case .bringBackBelow:
      bringBackBelow(compiled, &events)
      return
    default: break
    }
    guard alerts.machines[alert].presentation == item.presentation else {
      // Something began this alert's next presentation in between.
      ignore(.staleEffect, .show, subject: alert, &events)
      return
    }
    switch step {
    case .call(let callback, let source):
      deliver(callback, source, alert, compiled, &events)
    case .admit: admit(alert, at: position, compiled, &events)
    case .appear: startTransition(alert, appearance(of: alert, compiled), position, &events)
    case .settle: settle(alert, &events)
    case .disappear:
      let isAnimated = alerts.machines[alert].flags.contains(.isAnimated)
      startTransition(alert, isAnimated ? compiled.rules.disappear : .zero, position, &events)
    case .disappearAtOnce: endDisappearing(alert, &events)
    case .coverApp: coverApp(compiled, &events)
    case .uncoverApp: uncoverApp(compiled, &events)
    case .dropBelow: drop(below: alert, compiled, &events)
    case .coverBelow: tellCovered(below: alert, compiled, &events)
    case .publicDismiss: alerts.countPublicDismiss(alert)
    case .beginPendingExit: beginPendingExit(alert, compiled, &events)
    case .raise(let exception): raise(exception, subject: alert, compiled, &events)
    case .handOver, .bringBackBelow: break
    }
  }
}
