import AlertModel

/// The one-line notation: `show · willPresent · didPresent · tap(1) · clicked(1) · …`.
package enum Notation {
  /// What stands between two tokens.
  package static let separator = " · "

  /// An event that the notation shows.
  package struct Shown: Sendable {
    /// The event's number in the record.
    package let event: Int
    package let token: String
  }

  /// A run in one line, without the automatic launch.
  package static func line(of record: RunRecord) -> String {
    shown(in: record).map(\.token).joined(separator: separator)
  }

  /// The events of a run that the notation shows, without the automatic launch.
  package static func shown(in record: RunRecord) -> [Shown] {
    var shown: [Shown] = []
    var launching = record.compiled.scenario.start == .launches
    for (number, event) in record.events.enumerated() {
      if launching, record.firstEvents.count > 1, number >= record.firstEvents[1] {
        launching = false
      }
      if launching, isLaunch(event) { continue }
      if let token = token(of: event, in: record.compiled) {
        shown.append(Shown(event: number, token: token))
      }
    }
    return shown
  }

  private static func isLaunch(_ event: Event) -> Bool {
    event.kind == .appCallback
      || (event.kind == .system && event.detail == SystemOperation.launch.rawValue)
  }

  /// An event's token; nil when the notation leaves it out.
  package static func token(of event: Event, in compiled: Compiled) -> String? {
    switch event.kind {
    case .operation:
      return named(event, compiled, operation(event, event.detail, compiled))
    case .ignored: return effectless("ignored", event, compiled)
    case .refused: return effectless("refused", event, compiled)
    case .callback:
      guard let callback = Callback(rawValue: event.detail) else { return nil }
      let index = callback.hasIndex ? "(\(event.index))" : ""
      return named(event, compiled, callback.name + index)
    case .appCallback:
      guard let callback = AppCallback(rawValue: event.detail), callback != .launched else {
        return nil
      }
      return "app.\(callback.name)"
    case .system: return SystemOperation(rawValue: event.detail)?.name
    case .touch:
      return named(
        event, compiled, (event.detail == 0 ? "touchDown" : "touchUp") + "(\(event.index))")
    case .timerFired: return "timer.\(compiled.timers[Int(event.subject)])"
    case .eventArrived: return "event.\(compiled.events[Int(event.subject)].name)"
    case .exception: return ExceptionName(rawValue: event.detail)?.name
    case .processEnded: return "processEnded"
    case .delegateFreed: return named(event, compiled, "delegateFreed")
    case .phase, .timerStarted, .timerCancelled, .eventExpected, .eventMissed, .read: return nil
    }
  }

  private static func operation(_ event: Event, _ raw: UInt8, _ compiled: Compiled) -> String {
    guard let operation = Operation(rawValue: raw) else { return "?" }
    switch operation {
    case .tap, .type: return "\(operation.name)(\(event.index))"
    case .dismiss where compiled.profile.alertKind.hasDelegate:
      return "\(operation.name)(\(event.index))"
    default: return operation.name
    }
  }

  private static func effectless(
    _ word: String, _ event: Event, _ compiled: Compiled
  ) -> String? {
    switch Diagnostic(rawValue: event.detail) {
    case .systemOperationIgnored:
      return "\(word):\(SystemOperation(rawValue: event.extra)?.name ?? "?")"
    case .limitReached: return "\(word):limit"
    case .staleEffect: return "\(word):stale"
    case .unavailable, .buttonAddedWhileVisible:
      return named(event, compiled, Diagnostic(rawValue: event.detail)?.code ?? "?")
    default:
      return "\(word):" + named(event, compiled, operation(event, event.extra, compiled))
    }
  }

  private static func named(_ event: Event, _ compiled: Compiled, _ token: String) -> String {
    let alert = Int(event.subject)
    guard alert <= compiled.root, compiled.alerts.count > 1 || alert == compiled.root else {
      return token
    }
    return "\(compiled.name(ofAlert: alert)).\(token)"
  }
}
