import AlertChecks
import AlertModel
package import AlertSimulation
import SimulationKernel

/// What happened in a run, in lines that a person can follow.
package struct Story: Sendable {
  /// One line: when, who, and what.
  package struct Line: Hashable, Sendable {
    package let at: String
    package let actor: String
    package let what: String
  }

  package let lines: [Line]
  /// How many lines were left out in the middle.
  package let leftOut: Int

  /// Tells a run; of a long one, the beginning and the end.
  package init(_ record: RunRecord, maximumLines: Int = 24) {
    let all = record.events.compactMap { Self.line(of: $0, in: record.compiled) }
    guard all.count > maximumLines else {
      lines = all
      leftOut = 0
      return
    }
    let half = maximumLines / 2
    lines = Array(all.prefix(half)) + Array(all.suffix(maximumLines - half))
    leftOut = all.count - maximumLines
  }

  private static func line(of event: Event, in compiled: Compiled) -> Line? {
    guard let token = Notation.token(of: event, in: compiled) else { return nil }
    return Line(
      at: Seconds.text(event.at), actor: actor(of: event), what: sentence(token, event, compiled))
  }

  private static func actor(of event: Event) -> String {
    switch event.kind {
    case .operation:
      switch Operation(rawValue: event.detail) {
      case .show, .dismiss: "app"
      case .systemCancel: "system"
      default: "person"
      }
    case .ignored, .refused:
      Operation(rawValue: event.extra)?.isInput == true ? "person" : "app"
    case .callback: "alert"
    case .appCallback, .system: "system"
    case .touch: "person"
    case .timerFired: "timer"
    case .eventArrived: "outside"
    case .exception, .processEnded: "system"
    default: "app"
    }
  }

  private static func sentence(
    _ token: String, _ event: Event, _ compiled: Compiled
  ) -> String {
    let alert = Int(event.subject)
    let name = alert < compiled.alerts.count ? " \"\(compiled.alerts[alert].name)\"" : ""
    switch event.kind {
    case .operation where event.detail == Operation.show.rawValue: return "shows\(name)"
    case .operation where event.detail == Operation.dismiss.rawValue:
      return "dismisses\(name)" + (event.extra == 1 ? ", which waits for its appearance" : "")
    case .operation where event.detail == Operation.tap.rawValue:
      return "taps button \(event.index) of\(name)"
    case .operation where event.detail == Operation.systemCancel.rawValue:
      return "cancels\(name)"
    case .ignored where Operation(rawValue: event.extra) == .tap:
      return "taps button \(event.index) of\(name): nothing happens"
    case .processEnded: return "the app's process ends"
    case .exception: return "raises \(token)"
    case .timerFired: return "\"\(compiled.timers[Int(event.subject)])\" fires"
    default: return token
    }
  }
}
