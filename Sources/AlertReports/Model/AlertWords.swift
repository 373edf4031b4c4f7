import AlertModel
import AlertSimulation
import SimulationKernel

/// What an alert looked like around an event, in a few words.
enum AlertWords {
  /// The alert's name in quotes; nil for what is no alert.
  static func name(_ alert: Int, _ record: RunRecord) -> String? {
    guard alert < record.compiled.alerts.count else { return nil }
    return "\"\(record.compiled.alerts[alert].name)\""
  }

  /// Title and buttons.
  static func looks(_ alert: Int, _ event: Int, _ record: RunRecord) -> String {
    let title = text(world(at: event, record).value(of: .title, alert: alert, in: record.compiled))
    let buttons = buttons(alert, event, record)
    let shown = buttons.prefix(3).map { "\"\(TextSafety.brief($0, 24))\"" }
    let more = buttons.count > 3 ? " and \(buttons.count - 3) more" : ""
    let list = buttons.isEmpty ? "no buttons" : shown.joined(separator: ", ") + more
    return (title.isEmpty ? "no title" : "\"\(TextSafety.brief(title, 40))\"")
      + (buttons.isEmpty ? ", " : ", buttons ") + list
  }

  /// The titles of the alert's buttons, by index.
  static func buttons(_ alert: Int, _ event: Int, _ record: RunRecord) -> [String] {
    guard alert < record.compiled.alerts.count,
      case .list(let titles) = world(at: event, record)
        .value(of: .buttonTitles, alert: alert, in: record.compiled)
    else { return [] }
    return titles.map(text)
  }

  /// The world after the move that an event belongs to.
  private static func world(at event: Int, _ record: RunRecord) -> World {
    guard let move = record.firstEvents.lastIndex(where: { $0 <= event }) else {
      return World(record.compiled)
    }
    return record.worlds[move]
  }

  private static func text(_ value: PropertyValue?) -> String {
    if case .text(let text) = value { return text }
    return ""
  }
}

extension Array {
  /// The element at a place, if there is one.
  func element(_ place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}
