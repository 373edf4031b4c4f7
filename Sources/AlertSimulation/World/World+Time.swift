package import SimulationKernel

// What a search of all interleavings asks about time.
extension World {
  /// Lets time pass in which nothing happens.
  ///
  /// - Parameter moment: not later than anything that the running process has to do.
  @inline(__always)
  package mutating func pass(to moment: Instant) {
    clocks.advance(to: moment)
  }

  /// Whether the platform has something to do at the present moment, so that time cannot pass.
  package func isBusy(_ compiled: Compiled) -> Bool {
    nextFireTime(compiled) <= now
  }

  /// The next moment after the present one at which time by itself changes something; "never" when none is ahead.
  ///
  /// Something becomes due, the window of an outside event opens, or, of a suspended process, something becomes
  /// overdue, which matters for the order of things on resume, or a late repeating timer moves on along its grid.
  ///
  /// - Parameters:
  ///   - compiled: the scenario.
  ///   - quantum: the step in which time passes; what is due now in a suspended process is overdue one step later.
  /// - Returns: the moment.
  @inline(__always)
  package func nextChange(_ compiled: Compiled, quantum: TimeSpan) -> Instant {
    guard life.isRunning else { return .never }
    var next = Instant.never
    for slot in 0..<compiled.slots.count {
      let due = schedule.due[slot]
      guard due != .never, due != Schedule.hasArrived else { continue }
      switch compiled.slots.owner(of: slot) {
      // On resume a transition ends whatever is left of it (contract:G26).
      case .transition, .suspension: if clocks.isFrozen { continue }
      case .timer(let timer):
        if clocks.isFrozen, !compiled.rules.timersCountSuspension { continue }
        // Where a late one stands on its grid decides when it fires next after the resume (contract:T2).
        if schedule.intervals[timer] > 0, due < now { next = min(next, now + quantum) }
      case .event(let event):
        let opening = opens(event, compiled)
        if opening > now { next = min(next, opening) }
      }
      if due > now { next = min(next, due) }
      if due == now { next = min(next, now + quantum) }
    }
    return next
  }

  /// Whether the process is suspended with something armed, which goes on when the person returns.
  package func waitsForReturn(_ compiled: Compiled) -> Bool {
    guard life.isRunning, clocks.isFrozen else { return false }
    return (0..<compiled.slots.suspension).contains { schedule.due[$0] != .never }
  }

  /// Calls `body` with how long it is until each thing that is armed is due, and until each window opens.
  package func forEachPending(_ compiled: Compiled, _ body: (TimeSpan) -> Void) {
    for slot in 0..<compiled.slots.count {
      let due = schedule.due[slot]
      guard due != .never, due >= now else { continue }
      switch compiled.slots.owner(of: slot) {
      // What is left of a transition at suspension is part of no state (contract:G26).
      case .transition, .suspension: if clocks.isFrozen { continue }
      case .timer: break
      case .event(let event):
        let opening = opens(event, compiled)
        if opening > now { body(opening - now) }
      }
      body(due - now)
    }
  }

  /// When the window of an outside event that is expected opens.
  func opens(_ event: Int, _ compiled: Compiled) -> Instant {
    let window = compiled.events[event].delay
    let width = window.upperBound.microseconds - window.lowerBound.microseconds
    return schedule.due[compiled.slots.slot(event: event)] + TimeSpan(microseconds: -width)
  }
}
