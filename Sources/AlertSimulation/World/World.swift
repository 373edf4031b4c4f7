import AlertModel
package import SimulationKernel

/// The whole state of a run: a value that changes only by moves and knows nothing of people or chance.
///
/// Each part has its own file with its operations and its canonical encoding; only the world knows them all.
package struct World: Sendable {
  package internal(set) var clocks = Clocks()
  package internal(set) var alerts = Alerts()
  var edits = AlertEdits()
  package internal(set) var presenters = Presenters()
  package internal(set) var schedule = Schedule()
  package internal(set) var turn = Turn()
  var app = AppState()
  package internal(set) var life = Life()
  var delegates = Delegates()
  var touch = Touch()

  /// The world of a scenario before anything has happened.
  package init(_ compiled: Compiled) {
    for alert in compiled.alerts.indices {
      delegates.assign(compiled.alerts[alert].delegate, to: alert, of: compiled)
    }
    for place in compiled.variables.indices {
      app.variables[place] = Int16(clamping: compiled.variables[place].initial)
    }
    for place in compiled.handlers.limits.indices {
      app.runsLeft[place] = compiled.handlers.limits[place]
    }
    for event in compiled.startingEvents {
      schedule.due[compiled.slots.slot(event: event)] =
        .zero + compiled.events[event].delay.upperBound
    }
    if compiled.scenario.start == .running { life.state = .active }
  }

  /// The present moment.
  package var now: Instant { clocks.now }

  /// Writes everything the future depends on, and nothing else; made for worlds between moves.
  package func encode(_ compiled: Compiled, into bytes: inout StateBytes) {
    life.encode(into: &bytes)
    // A process that has ended has no future.
    guard life.state != .ended else { return }
    let alertCount = compiled.alerts.count
    clocks.encode(into: &bytes)
    alerts.encode(among: alertCount, into: &bytes)
    edits.encode(into: &bytes)
    if !compiled.rules.sharesOneStack { presenters.encode(among: alertCount, into: &bytes) }
    encodeSchedule(compiled, into: &bytes)
    turn.encode(into: &bytes)
    app.encode(
      variables: compiled.variables.count, limits: compiled.handlers.limits.count, into: &bytes)
    delegates.encode(among: alertCount, into: &bytes)
    touch.encode(into: &bytes)
  }

  // Remaining times: of a frozen clock from the freeze on, of all others from now on.
  private func encodeSchedule(_ compiled: Compiled, into bytes: inout StateBytes) {
    let slots = compiled.slots
    for slot in 0..<slots.count {
      let due = schedule.due[slot]
      guard due != .never else {
        bytes.append(0)
        continue
      }
      guard due != Schedule.hasArrived else {
        bytes.appendVariable(.max)
        continue
      }
      var isTimer = false
      if case .timer(let timer) = slots.owner(of: slot) {
        isTimer = true
        bytes.appendVariable(UInt64(schedule.intervals[timer]))
      }
      // Whatever is left of a transition at suspension, it ends on resume (contract:G26).
      if clocks.isFrozen, case .transition = slots.owner(of: slot) {
        bytes.append(1)
        continue
      }
      let stopped = clocks.isFrozen && isTimer && !compiled.rules.timersCountSuspension
      let left = due - (stopped ? clocks.frozenSince : now)
      // Zigzag plus one keeps 0 for empty slots.
      let zigzag = UInt64(bitPattern: (left.microseconds &<< 1) ^ (left.microseconds &>> 63))
      bytes.appendVariable(zigzag &+ 1)
    }
  }
}
