import AlertModel
import SimulationKernel

extension World {
  /// Tells that something happened.
  mutating func record(
    _ kind: Event.Kind, subject: Int, detail: UInt8 = 0, extra: UInt8 = 0, index: Int = 0,
    _ events: inout EventBuffer
  ) {
    let isAlert = subject < Capacity.alerts
    events.record(
      Event(
        at: now, index: Int32(truncatingIfNeeded: index),
        presentation: isAlert ? alerts.machines[subject].presentation : 0,
        kind: kind, subject: UInt8(subject), detail: detail, extra: extra, depth: turn.depth))
  }

  /// Tells an alert's new phase.
  mutating func recordPhase(_ alert: Int, _ events: inout EventBuffer) {
    let machine = alerts.machines[alert]
    record(
      .phase, subject: alert, detail: machine.phase.rawValue,
      extra: machine.phase == .disappearing ? machine.exit.rawValue : 0,
      index: Int(machine.index), &events)
  }

  /// Tells that an operation had no effect.
  mutating func ignore(
    _ diagnostic: Diagnostic, _ operation: Operation, subject: Int, index: Int = 0,
    _ events: inout EventBuffer
  ) {
    record(
      .ignored, subject: subject, detail: diagnostic.rawValue, extra: operation.rawValue,
      index: index, &events)
  }

  /// Tells that an operation on which the app may count had no effect.
  mutating func refuse(
    _ diagnostic: Diagnostic, _ operation: Operation, subject: Int, _ events: inout EventBuffer
  ) {
    record(
      .refused, subject: subject, detail: diagnostic.rawValue, extra: operation.rawValue, &events)
  }

  /// Raises as UIKit does: the process ends, unless the knob `exceptions` lets the call have no effect.
  mutating func raise(
    _ exception: ExceptionName, subject: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    record(.exception, subject: subject, detail: exception.rawValue, &events)
    if exception.alwaysEndsProcess || compiled.rules.exceptionsEndProcess { endProcess(&events) }
  }

  /// The process is gone, and with it everything that was going to happen.
  mutating func endProcess(_ events: inout EventBuffer) {
    life.state = .ended
    turn = Turn()
    schedule = Schedule()
    touch.lift()
    record(.processEnded, subject: Int(Event.noSubject), &events)
  }

  /// Puts work on top; without room for it, the app is called back too deeply, which is told and dropped.
  mutating func push(
    _ kind: Turn.Item.Kind, subject: Int, place: UInt16, presentation: UInt16,
    _ events: inout EventBuffer
  ) {
    let item = Turn.Item(
      kind: kind, subject: UInt8(subject), place: place, presentation: presentation)
    if !turn.items.append(item) { ignore(.limitReached, .show, subject: subject, &events) }
  }

  /// Makes the handlers of a trigger run next, in their order.
  mutating func runHandlers(
    _ trigger: Int, index: Int32, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let range = compiled.handlers.range(trigger)
    if range.isEmpty { return }
    if range.count == 1 {
      let entry = compiled.handlers.entries[range.lowerBound]
      if takesRun(entry, index) {
        push(.program, subject: 0, place: entry.start, presentation: 0, &events)
      }
      return
    }
    // Those that run are chosen in order, and lie on the work list the other way round.
    var chosen = FixedList<16, UInt16>(filler: 0)
    for place in range {
      let entry = compiled.handlers.entries[place]
      if takesRun(entry, index), !chosen.append(entry.start) {
        ignore(.limitReached, .show, subject: Int(Event.noSubject), &events)
      }
    }
    var place = Int(chosen.count)
    while place > 0 {
      place -= 1
      push(.program, subject: 0, place: chosen.places[place], presentation: 0, &events)
    }
  }

  /// Whether a handler runs for an index; one of its limited runs is then used up.
  private mutating func takesRun(_ entry: HandlerTable.Entry, _ index: Int32) -> Bool {
    guard entry.index == HandlerTable.anyIndex || entry.index == index else { return false }
    guard entry.counter != HandlerTable.unlimited else { return true }
    guard app.runsLeft[Int(entry.counter)] > 0 else { return false }
    app.runsLeft[Int(entry.counter)] -= 1
    return true
  }
}
