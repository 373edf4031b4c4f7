import AlertModel

extension Compiled {
  /// What happens in an action, in a few words.
  package func words(of action: Action) -> String {
    func name(_ alert: UInt8) -> String { alerts[Int(alert)].name }
    switch action {
    case .tap(let alert, let button): return "tap \(name(alert))(\(button))"
    case .touchDown(let alert, let button): return "touch \(name(alert))(\(button))"
    case .touchUp(let alert): return "let go of \(name(alert))"
    case .escape(let alert): return "escape from \(name(alert))"
    case .swipe(let alert): return "swipe \(name(alert))"
    case .tapOutside(let alert): return "tap outside \(name(alert))"
    case .pressReturn(let alert): return "Return in \(name(alert))"
    case .type(let alert, let field, _): return "type into \(name(alert))(\(field))"
    case .system(let operation): return operation.name
    case .event(let event): return "\(events[Int(event)].name) arrives"
    case .perform: return "script"
    case .fire(let slot):
      switch slots.owner(of: Int(slot)) {
      case .transition(let alert): return "\(name(UInt8(alert)))'s animation ends"
      case .timer(let timer): return "timer \(timers[timer])"
      case .event(let event): return "\(events[event].name) stays away"
      case .suspension: return "suspended"
      }
    }
  }
}
