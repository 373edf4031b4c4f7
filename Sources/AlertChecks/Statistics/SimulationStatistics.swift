import AlertModel
package import AlertSimulation
package import SimulationKernel

/// What many runs of one scenario with one kind of person came to, in memory that does not grow with their number.
package struct SimulationStatistics: Hashable, Sendable {
  package private(set) var runs = 0
  package private(set) var moves = 0
  package private(set) var events = 0
  /// How often runs ended each way, by `RunRecord.Ending`.
  package private(set) var endings = [Int](repeating: 0, count: RunRecord.Ending.allCases.count)
  /// The virtual time of all runs.
  package private(set) var time = TimeSpan.zero
  /// How long the app was in front, and how long alerts withheld touches from it.
  package private(set) var foreground = TimeSpan.zero
  package private(set) var blocked = TimeSpan.zero
  /// By the alerts' numbers.
  package private(set) var alerts: [AlertStatistics]

  /// Makes empty statistics of a scenario.
  package init(_ compiled: Compiled) {
    alerts = compiled.alerts.map { _ in AlertStatistics() }
  }

  /// Adds a run.
  package mutating func add(_ run: SimulatedRun) {
    let record = run.record
    runs += 1
    moves += record.moves.count
    events += record.events.count
    endings[Int(record.ending.rawValue)] += 1
    time = time + (run.end - .zero)
    let before = alerts.map(\.presentations)
    var open = [ObservedPresentation?](repeating: nil, count: alerts.count)
    for move in record.moves.indices {
      for event in record.events(ofMove: move) { note(event, &open) }
      let next = move + 1 < record.moves.count ? record.moves[move + 1].at : run.end
      pass(next - record.moves[move].at, record.worlds[move], &open)
    }
    for alert in open.indices { close(alert, at: run.end, &open) }
    for alert in alerts.indices where alerts[alert].presentations > before[alert] {
      alerts[alert].countRun()
    }
  }

  /// Adds all runs of other statistics of the same scenario.
  package mutating func merge(_ other: SimulationStatistics) {
    runs += other.runs
    moves += other.moves
    events += other.events
    for place in endings.indices { endings[place] += other.endings[place] }
    time = time + other.time
    foreground = foreground + other.foreground
    blocked = blocked + other.blocked
    for alert in alerts.indices { alerts[alert].merge(other.alerts[alert]) }
  }

  private mutating func note(_ event: Event, _ open: inout [ObservedPresentation?]) {
    let alert = Int(event.subject)
    guard open.indices.contains(alert) else { return }
    switch event.kind {
    case .phase where event.detail == Phase.appearing.rawValue:
      close(alert, at: event.at, &open)
      open[alert] = ObservedPresentation(at: event.at)
    case .phase: open[alert]?.note(phase: event)
    case .ignored, .refused:
      if event.detail == Diagnostic.inputIgnored.rawValue,
        event.extra != Operation.type.rawValue
      {
        open[alert]?.noteIdleTap()
      }
    default: break
    }
  }

  // No time passes within a move, so the world after it tells what is there until the next.
  private mutating func pass(
    _ span: TimeSpan, _ world: World, _ open: inout [ObservedPresentation?]
  ) {
    guard world.life.state == .active else { return }
    foreground = foreground + span
    for alert in open.indices {
      let phase = world.alerts.machines[alert].phase
      // What is covered withholds nothing that the one above does not.
      guard phase.isOnScreen, phase != .covered else { continue }
      open[alert]?.block(for: span)
      blocked = blocked + span
    }
  }

  private mutating func close(
    _ alert: Int, at moment: Instant, _ open: inout [ObservedPresentation?]
  ) {
    guard var presentation = open[alert] else { return }
    open[alert] = nil
    presentation.finish(at: moment)
    alerts[alert].add(presentation)
  }
}
