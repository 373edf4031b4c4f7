import AlertChecks
import AlertModel
package import AlertSimulation
import SimulationKernel

/// What happened in a run, in lines that a person can follow; the automatic launch is left out.
package struct Story: Sendable {
  /// One line: when, who, and what.
  package struct Line: Hashable, Sendable {
    /// The event's number in the record.
    package let event: Int
    package let at: String
    package let actor: String
    package let what: String
  }

  /// A line, or how many were left out in its place.
  package enum Entry: Hashable, Sendable {
    case line(Line)
    case leftOut(Int)
  }

  package let entries: [Entry]

  /// Tells a run; of a long one the beginning, what is near the marked events, and the end.
  package init(_ record: RunRecord, marking marked: [Int] = [], maximumLines: Int = 24) {
    let shown = Notation.shown(in: record)
    var kept = Set<Int>()
    for place in Self.order(of: shown, marked) where kept.count < maximumLines {
      kept.insert(place)
    }
    var entries: [Entry] = []
    var leftOut = 0
    for (place, token) in shown.enumerated() {
      guard kept.contains(place) else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { entries.append(.leftOut(leftOut)) }
      leftOut = 0
      entries.append(.line(StoryTeller.line(of: token, in: record)))
    }
    self.entries = entries + (leftOut > 0 ? [.leftOut(leftOut)] : [])
  }

  /// Places in the order in which they matter.
  private static func order(of shown: [Notation.Shown], _ marked: [Int]) -> [Int] {
    let places = shown.indices
    var order: [Int] = []
    for event in marked {
      guard let place = shown.lastIndex(where: { $0.event <= event }) else { continue }
      order += (place - 3...place + 1).reversed().filter(places.contains)
    }
    // The beginning counts twice as much as the end.
    var first = 0
    var last = shown.count - 1
    while first <= last {
      order += [first, first + 1, last]
      first += 2
      last -= 1
    }
    return order.filter(places.contains)
  }
}

/// Puts events into words.
enum StoryTeller {
  static func line(of shown: Notation.Shown, in record: RunRecord) -> Story.Line {
    let event = record.events[shown.event]
    return Story.Line(
      event: shown.event, at: Seconds.text(event.at), actor: actor(of: event),
      what: sentence(shown, event, record))
  }

  /// Who did it.
  static func actor(of event: Event) -> String {
    switch event.kind {
    case .operation, .ignored, .refused:
      if event.kind != .operation, isAboutSystem(event) { return "system" }
      return actor(of: Operation(rawValue: event.kind == .operation ? event.detail : event.extra))
    case .callback: return "alert"
    case .touch: return "person"
    case .timerFired: return "timer"
    case .eventArrived: return "outside"
    case .appCallback, .system, .exception, .processEnded: return "system"
    default: return "app"
    }
  }

  private static func refusal(_ event: Event, _ record: RunRecord) -> String {
    Diagnostic(rawValue: event.detail).map {
      record.compiled.reason($0, refusing: Int(event.subject))
    } ?? ""
  }

  private static func isAboutSystem(_ event: Event) -> Bool {
    Diagnostic(rawValue: event.detail) == .systemOperationIgnored
  }

  private static func actor(of operation: Operation?) -> String {
    if operation == .systemCancel { return "system" }
    return operation?.isInput == true ? "person" : "app"
  }

  private static func sentence(
    _ shown: Notation.Shown, _ event: Event, _ record: RunRecord
  ) -> String {
    switch event.kind {
    case .operation:
      return Operation(rawValue: event.detail)
        .flatMap { operation($0, event, shown.event, record) } ?? shown.token
    case .ignored
    where !isAboutSystem(event) && actor(of: Operation(rawValue: event.extra)) == "person":
      return operationWords(event, shown, record).map { "\($0): nothing happens" } ?? shown.token
    case .refused where event.extra == Operation.show.rawValue:
      let name = AlertWords.name(Int(event.subject), record)
      return name.map { "cannot present \($0): \(refusal(event, record))" }
        ?? shown.token
    case .refused
    where event.extra == Operation.dismiss.rawValue
      && event.detail == Diagnostic.unavailable.rawValue:
      return AlertWords.name(Int(event.subject), record).map {
        "cannot dismiss \($0): only a person can answer it"
      } ?? shown.token
    case .delegateFreed:
      return AlertWords.name(Int(event.subject), record).map { "frees the delegate of \($0)" }
        ?? shown.token
    case .processEnded: return "the app's process ends"
    case .exception: return "raises \(shown.token)"
    case .timerFired: return "\"\(record.compiled.timers[Int(event.subject)])\" fires"
    case .eventArrived: return "\"\(record.compiled.events[Int(event.subject)].name)\" arrives"
    default: return shown.token
    }
  }

  private static func operationWords(
    _ event: Event, _ shown: Notation.Shown, _ record: RunRecord
  ) -> String? {
    Operation(rawValue: event.extra).flatMap { operation($0, event, shown.event, record) }
  }

  private static func operation(
    _ operation: Operation, _ event: Event, _ number: Int, _ record: RunRecord
  ) -> String? {
    guard let name = AlertWords.name(Int(event.subject), record) else { return nil }
    switch operation {
    case .show: return "shows \(name): \(AlertWords.looks(Int(event.subject), number, record))"
    case .dismiss:
      return "dismisses \(name)" + (event.extra == 1 ? ", which waits for its appearance" : "")
    case .tap: return "taps \(button(event, number, record))"
    case .systemCancel: return "cancels \(name)"
    case .tapOutside: return "taps outside of \(name)"
    case .escape: return "escapes from \(name)"
    case .swipe: return "swipes \(name) away"
    case .pressReturn: return "presses Return in \(name)"
    case .type: return "types into field \(event.index) of \(name)"
    }
  }

  private static func button(_ event: Event, _ number: Int, _ record: RunRecord) -> String {
    let alert = Int(event.subject)
    let title = AlertWords.buttons(alert, number, record).element(Int(event.index))
    let label =
      title.map { "\"\(TextSafety.brief($0, 30))\" (\(event.index))" }
      ?? "button \(event.index)"
    return label + (AlertWords.name(alert, record).map { " of \($0)" } ?? "")
  }
}
