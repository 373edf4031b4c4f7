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

  /// The world that `encode` wrote when it was between moves, as if the present moment were another one.
  package init(from bytes: inout StateReader, now: Instant, in compiled: Compiled) {
    let alertCount = compiled.alerts.count
    life = Life(from: &bytes)
    guard life.state != .ended else {
      clocks.advance(to: now)
      return
    }
    clocks = Clocks(from: &bytes, now: now)
    alerts = Alerts(from: &bytes, among: alertCount)
    edits = AlertEdits(from: &bytes)
    if compiled.rules.hasPresenters { presenters = Presenters(from: &bytes, among: alertCount) }
    schedule = Schedule(from: &bytes, clocks, compiled)
    precondition(bytes.byte() == 0, "the world was not between moves")
    app = AppState(
      from: &bytes, variables: compiled.variables.count, limits: compiled.handlers.limits.count)
    delegates = Delegates(from: &bytes, among: alertCount)
    touch = Touch(from: &bytes)
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
    if compiled.rules.hasPresenters { presenters.encode(among: alertCount, into: &bytes) }
    schedule.encode(clocks, compiled, into: &bytes)
    turn.encode(into: &bytes)
    app.encode(
      variables: compiled.variables.count, limits: compiled.handlers.limits.count, into: &bytes)
    delegates.encode(among: alertCount, into: &bytes)
    touch.encode(into: &bytes)
  }
}
