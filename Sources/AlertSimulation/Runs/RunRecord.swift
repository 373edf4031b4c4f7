package import SimulationKernel

/// One run from its start to its end: the moves, what happened, and the world after each move.
package struct RunRecord: Sendable {
  package let compiled: Compiled
  package internal(set) var moves: [Move] = []
  package internal(set) var events: [Event] = []
  /// For each move, the number of its first event.
  package internal(set) var firstEvents: [Int] = []
  /// For each event, the number of the event that brought it about, or −1 when a move did.
  package internal(set) var causes: [Int] = []
  /// The world after each move.
  package internal(set) var worlds: [World] = []
  /// Why it ended.
  package internal(set) var ending = Ending.quiescent

  package enum Ending: UInt8, CaseIterable, Sendable {
    /// Nothing was left to happen.
    case quiescent
    /// The scenario's end, or a minute after the last line of its script.
    case horizon
    /// The process ended.
    case processEnded
    /// More moves than a run may have, or than may happen at one moment.
    case tooManyMoves
  }

  /// Makes an empty record.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// The world at the end.
  package var finalWorld: World { worlds.last ?? World(compiled) }

  /// The events of a move.
  package func events(ofMove move: Int) -> ArraySlice<Event> {
    let end = move + 1 < firstEvents.count ? firstEvents[move + 1] : events.count
    return events[firstEvents[move]..<end]
  }

  /// For each move, how many lines in which the script makes the app do something are done after it.
  package var appLinesDone: [Int] {
    var done = 0
    return moves.map { move in
      if move.actor == .app { done += 1 }
      return done
    }
  }

  /// The record with its last event told as if it had come a microsecond later, to try what notices it.
  package func altered() -> RunRecord {
    var copy = self
    guard let last = copy.events.indices.last else { return copy }
    copy.events[last].at = copy.events[last].at + TimeSpan(microseconds: 1)
    return copy
  }

  /// A number for everything that happened: equal runs have equal ones on every machine.
  package var digest: Fingerprint {
    var hasher = StableHasher()
    for event in events { event.feed(into: &hasher) }
    return hasher.fingerprint
  }
}

extension Event {
  /// Feeds every field.
  package func feed(into hasher: inout StableHasher) {
    hasher.feed(at.microseconds)
    hasher.feed(Int64(index))
    hasher.feed(UInt32(presentation))
    hasher.feed(kind.rawValue)
    hasher.feed(subject)
    hasher.feed(detail)
    hasher.feed(extra)
    hasher.feed(depth)
  }
}
