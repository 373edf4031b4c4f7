import AlertModel
package import SimulationKernel

extension World {
  /// Lets a move happen, with everything that follows from it in the same turn.
  ///
  /// - Parameters:
  ///   - move: a move whose time has come: nothing that is armed is due before it.
  ///   - compiled: the scenario.
  ///   - events: gets what happens.
  /// - Returns: what the platform does next by itself, as `nextFire` tells; here it costs no copy of the world.
  @discardableResult
  package mutating func apply(
    _ move: Move, in compiled: Compiled, _ events: inout EventBuffer
  ) -> Move? {
    clocks.advance(to: move.at)
    switch move.action {
    case .fire(let slot): fire(Int(slot), compiled, &events)
    case .tap(let alert, let button):
      input(.tap, Int(alert), button: button, compiled, &events)
    case .tapOutside(let alert): input(.tapOutside, Int(alert), compiled, &events)
    case .escape(let alert): input(.escape, Int(alert), compiled, &events)
    case .swipe(let alert): input(.swipe, Int(alert), compiled, &events)
    case .pressReturn(let alert): input(.pressReturn, Int(alert), compiled, &events)
    case .type(let alert, let field, let text):
      type(Int(alert), field: Int(field), text: text, compiled, &events)
    case .touchDown(let alert, let button):
      touchDown(Int(alert), button: button, compiled, &events)
    case .touchUp(let alert): touchUp(Int(alert), compiled, &events)
    case .system(let operation): system(operation, compiled, &events)
    case .event(let event): arrive(Int(event), compiled, &events)
    case .perform(let program): perform(program, compiled, &events)
    }
    drain(compiled, &events)
    return nextFire(compiled)
  }

  /// The move that the platform makes next by itself, in canonical order, if anything is armed.
  @inline(__always)
  package func nextFire(_ compiled: Compiled) -> Move? {
    guard life.isRunning, !clocks.isFrozen else { return nil }
    let slots = compiled.slots
    guard let first = schedule.due.firstDue(among: slots.count) else { return nil }
    // What is overdue happens now: transitions before timers, timers by fire date (contract:G25).
    guard first.at < now else { return Move(.fire(slot: UInt8(first.slot)), at: first.at) }
    var chosen = first.slot
    for slot in 0..<slots.alerts where schedule.due[slot] <= now {
      chosen = slot
      break
    }
    return Move(.fire(slot: UInt8(chosen)), at: now)
  }

  /// When the platform acts next by itself; "never" when nothing is armed or the process is frozen.
  @inline(__always)
  package func nextFireTime(_ compiled: Compiled) -> Instant {
    guard life.isRunning, !clocks.isFrozen else { return .never }
    return max(now, schedule.due.earliest(among: compiled.slots.count))
  }

  // MARK: What the platform does by itself

  private mutating func fire(_ slot: Int, _ compiled: Compiled, _ events: inout EventBuffer) {
    let due = schedule.due[slot]
    precondition(due <= now, "fired before it was due")
    schedule.due[slot] = .never
    switch compiled.slots.owner(of: slot) {
    case .transition(let alert): endTransition(alert, &events)
    case .timer(let timer): fireTimer(timer, due: due, compiled, &events)
    case .event(let event): expire(event, due: due, compiled, &events)
    case .suspension: clocks.freeze()
    }
  }

  private mutating func fireTimer(
    _ timer: Int, due: Instant, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let interval = Int64(schedule.intervals[timer])
    if interval > 0 {
      // Missed firings collapse into this one; the next is on the original grid (contract:T2).
      let missed = (now - due).microseconds / interval
      schedule.due[compiled.slots.slot(timer: timer)] =
        due + TimeSpan(microseconds: (missed + 1) * interval)
    }
    record(.timerFired, subject: timer, &events)
    let numbers = compiled.triggers
    runHandlers(numbers.timer(timer), index: HandlerTable.anyIndex, compiled, &events)
  }

  // One that reached the frozen process is delivered now; one that must come comes at its latest; one that may not
  // can no longer come.
  private mutating func expire(
    _ event: Int, due: Instant, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard due == Schedule.hasArrived || !compiled.events[event].mayNeverCome else {
      record(.eventMissed, subject: event, &events)
      return
    }
    deliver(event: event, compiled, &events)
  }

  private mutating func arrive(
    _ event: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let slot = compiled.slots.slot(event: event)
    guard life.isRunning, schedule.due[slot] != .never, schedule.due[slot] != Schedule.hasArrived
    else {
      ignore(.staleEffect, .show, subject: event, &events)
      return
    }
    // A suspended process gets it when it runs again (contract:L3).
    guard !clocks.isFrozen else {
      schedule.due[slot] = Schedule.hasArrived
      return
    }
    schedule.due[slot] = .never
    deliver(event: event, compiled, &events)
  }

  private mutating func deliver(
    event: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    record(.eventArrived, subject: event, &events)
    runHandlers(
      compiled.triggers.event(event), index: HandlerTable.anyIndex, compiled, &events)
  }

  private mutating func perform(
    _ program: UInt16, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard life.isRunning, !clocks.isFrozen else { return }
    push(.program, subject: 0, place: program, presentation: 0, &events)
  }
}
