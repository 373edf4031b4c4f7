import AlertSimulation
import SimulationKernel

/// One thing that happened, as the JSON report tells it.
struct WireEvent: Encodable {
  /// How many a report holds of one scenario.
  static let maximum = 10_000

  let atMicroseconds: Int64
  let actor: String
  let token: String
  /// The number, counted from 0, of the event in this list that brought it about.
  let cause: Int?

  /// The events that the notation shows, and how many of them are too many.
  static func all(in record: RunRecord) -> (events: [WireEvent], leftOut: Int) {
    let shown = Notation.shown(in: record)
    // Where an event of the record stands among the shown ones.
    var places = [Int?](repeating: nil, count: record.events.count)
    for (place, token) in shown.enumerated() { places[token.event] = place }
    let events = shown.prefix(maximum).map { token in
      let event = record.events[token.event]
      return WireEvent(
        atMicroseconds: event.at.microseconds, actor: StoryTeller.actor(of: event),
        token: token.token, cause: cause(of: token.event, in: record, places))
    }
    return (events, shown.count - events.count)
  }

  // Phases and started timers are not shown; what brought them about stands for them.
  private static func cause(of event: Int, in record: RunRecord, _ places: [Int?]) -> Int? {
    var event = record.causes[event]
    while event >= 0 {
      if let place = places[event] { return place }
      event = record.causes[event]
    }
    return nil
  }
}
