package import AlertModel
package import SimulationKernel

/// One thing that can happen to the world, at its resolved time.
package struct Move: Hashable, Sendable {
  package var action: Action
  package var at: Instant

  /// Makes a move.
  package init(_ action: Action, at: Instant) {
    self.action = action
    self.at = at
  }

  /// Who makes it happen.
  package var actor: Actor { action.actor }
}

/// Who acts.
package enum Actor: UInt8, CaseIterable, Sendable {
  case person, system, outside, app, platform

  /// The name used in reports.
  package var name: String {
    switch self {
    case .person: "person"
    case .system: "system"
    case .outside: "outside"
    case .app: "app"
    case .platform: "platform"
    }
  }
}

/// What happens in a move.
package enum Action: Hashable, Sendable {
  case tap(alert: UInt8, button: Int16)
  case touchDown(alert: UInt8, button: Int16)
  case touchUp(alert: UInt8)
  case tapOutside(alert: UInt8)
  case escape(alert: UInt8)
  case swipe(alert: UInt8)
  case type(alert: UInt8, field: UInt8, text: Int16)
  case pressReturn(alert: UInt8)
  case system(SystemOperation)
  /// An outside event arrives.
  case event(UInt8)
  /// The app does something of its own accord.
  case perform(program: UInt16)
  /// Something that was armed is due: the end of a transition, a timer, a suspension, an event's last chance.
  case fire(slot: UInt8)

  /// Who makes it happen.
  package var actor: Actor {
    switch self {
    case .tap, .touchDown, .touchUp, .tapOutside, .type, .pressReturn, .escape, .swipe: .person
    case .system: .system
    case .event: .outside
    case .perform: .app
    case .fire: .platform
    }
  }
}
