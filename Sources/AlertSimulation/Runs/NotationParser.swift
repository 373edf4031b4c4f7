import AlertModel
import SimulationKernel

/// Reads the one-line notation back into events, one millisecond apart.
///
/// Besides what the notation prints, it reads phases: `shown`, `covered`, `uncovered`, `disappearing(EXIT)`, `gone`.
/// Such events are enough for checks that look at callbacks; there is no world behind them.
package struct NotationParser {
  /// Why a token cannot be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let alerts: [String]
  private var presentations: [UInt16]
  private var events: [Event] = []

  /// Reads a line about some alerts, the first of which is meant where a token names none.
  package static func events(
    _ line: String, alerts: [String]
  ) throws(Failure) -> [Event] {
    var parser = NotationParser(alerts: alerts)
    for token in line.split(separator: "·") {
      try parser.read(token.filter { $0 != " " })
    }
    return parser.events
  }

  private init(alerts: [String]) {
    self.alerts = alerts
    presentations = alerts.map { _ in 0 }
  }

  private mutating func read(_ token: String) throws(Failure) {
    var rest = token[...]
    var alert = 0
    if let dot = rest.firstIndex(of: "."),
      let named = alerts.firstIndex(of: String(rest[..<dot]))
    {
      alert = named
      rest = rest[rest.index(after: dot)...]
    }
    var operand = ""
    if let open = rest.firstIndex(of: "("), rest.last == ")" {
      operand = String(rest[rest.index(after: open)...].dropLast())
      rest = rest[..<open]
    }
    guard let event = event(String(rest), operand, alert) else {
      throw Failure(description: "\"\(token)\" is no token of the notation")
    }
    events.append(event)
  }

  private mutating func event(_ name: String, _ operand: String, _ alert: Int) -> Event? {
    if let callback = Callback.allCases.first(where: { $0.name == name }) {
      return make(.callback, alert, callback.rawValue, index: Int32(operand) ?? 0)
    }
    if let operation = Operation.allCases.first(where: { $0.name == name }) {
      if operation == .show { presentations[alert] += 1 }
      return make(.operation, alert, operation.rawValue, index: Int32(operand) ?? -1)
    }
    switch name {
    case "shown", "uncovered": return make(.phase, alert, Phase.shown.rawValue)
    case "covered": return make(.phase, alert, Phase.covered.rawValue)
    case "gone": return make(.phase, alert, Phase.gone.rawValue)
    case "disappearing":
      guard let exit = Exit.allCases.first(where: { $0.name == operand }) else { return nil }
      return make(.phase, alert, Phase.disappearing.rawValue, extra: exit.rawValue)
    default: return nil
    }
  }

  private func make(
    _ kind: Event.Kind, _ alert: Int, _ detail: UInt8, index: Int32 = 0, extra: UInt8 = 0
  ) -> Event {
    Event(
      at: Instant(microseconds: Int64(events.count) * 1_000), index: index,
      presentation: presentations[alert], kind: kind, subject: UInt8(alert), detail: detail,
      extra: extra, depth: 0)
  }
}
