import AlertModel
import AlertSimulation

// What starts handlers: `launched`, `app.NAME`, `timer.NAME`, `event.NAME`, `ALERT.CALLBACK`.
extension ScenarioReader {
  /// Reads what starts a handler.
  mutating func trigger(_ site: ValueSite) -> Trigger? {
    guard let text = ValueShape.string.read(site) else { return nil }
    if text == "launched" { return .app(.launched) }
    guard let dot = text.firstIndex(of: ".") else {
      let head = ["launched"] + names.alerts
      site.report(
        "must be \"launched\" or have a dot, as in \"a.didPresent\", found "
          + EscapedText.quoted(text),
        hint: NearestName.find(text, in: head).map {
          $0 == "launched" ? "did you mean \"launched\"?" : "did you mean an event of \"\($0)\"?"
        })
      return nil
    }
    let head = String(text[..<dot])
    let tail = String(text[text.index(after: dot)...])
    switch head {
    case "app": return appTrigger(tail, site)
    case "timer":
      timerUses.append((tail, site.node.range.lowerBound))
      return .timer(tail)
    case "event":
      guard names.hasEvent(tail) else {
        report("there is no event \(EscapedText.quoted(tail))", site) {
          KnownNames.hint(tail, in: names.events, of: "event")
        }
        return nil
      }
      return .event(tail)
    default: return alertTrigger(head, tail, site)
    }
  }

  private func appTrigger(_ name: String, _ site: ValueSite) -> Trigger? {
    let callbacks = AppCallback.allCases.filter { $0 != .launched }
    if let callback = callbacks.first(where: { $0.name == name }) { return .app(callback) }
    report("the app has no event \(EscapedText.quoted("app." + name))", site) {
      name == "launched"
        ? "did you mean \"launched\"?" : nearest("app", name, callbacks.map(\.name))
    }
    return nil
  }

  private func alertTrigger(_ alert: String, _ name: String, _ site: ValueSite) -> Trigger? {
    guard alert != "root" else { return rootTrigger(name, site) }
    guard names.hasAlert(alert) else {
      report("there is no alert \(EscapedText.quoted(alert))", site) {
        KnownNames.hint(alert, in: names.alerts + ["app", "timer", "event"], of: "alert")
      }
      return nil
    }
    let callback = Callback.allCases.first { $0.name == name }
    guard let callback else {
      report("alerts have no event \(EscapedText.quoted(name))", site) {
        nearest(alert, name, Self.callbacks(of: toolkit).map(\.name))
      }
      return nil
    }
    guard let toolkit, !Self.callbacks(of: toolkit).contains(callback) else {
      return .callback(callback, of: alert)
    }
    let others = Self.callbacks(of: toolkit).map(\.name).joined(separator: ", ")
    report("\(toolkit.plural) have no event \"\(name)\"", site) { "they have \(others)" }
    return nil
  }

  private func rootTrigger(_ name: String, _ site: ValueSite) -> Trigger? {
    if name == Callback.dismissCompletion.name, toolkit?.isPresented != false {
      return .callback(.dismissCompletion, of: "root")
    }
    report("there is no event \(EscapedText.quoted("root." + name))", site) {
      toolkit.flatMap { !$0.isPresented ? "\($0.plural) are not presented from controllers" : nil }
        ?? "the only event of root is \"root.dismissCompletion\""
    }
    return nil
  }

  /// The callbacks that a toolkit's alerts send.
  private static func callbacks(of toolkit: AlertKind?) -> [Callback] {
    toolkit?.callbacks ?? Callback.allCases
  }

  private func nearest(_ head: String, _ name: String, _ all: [String]) -> String? {
    NearestName.find(name, in: all).map { "did you mean \"\(head).\($0)\"?" }
  }

  private func report(_ message: String, _ site: ValueSite, hint: () -> String?) {
    problems.report(at: site.node.range.lowerBound, message, hint: hint())
  }
}
