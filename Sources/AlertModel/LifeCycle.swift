/// What the system, or a person using the device, does to the whole app (contract:7.1).
@frozen
@usableFromInline
package enum SystemOperation: UInt8, CaseIterable, Sendable {
  case launch, home, `return`, lock, unlock
  case callShown, callIgnored, callAccepted
  case systemAlertShown, systemAlertClosed
  case switcherShown, switcherClosed, switcherOtherApp
  case panelShown, panelClosed
  case banner, memoryWarning, rotate
  case kill, forceQuit, shutdown
  case cancelAlerts

  /// The name used in files, traces and reports.
  package var name: String {
    switch self {
    case .launch: "launch"
    case .home: "home"
    case .return: "return"
    case .lock: "lock"
    case .unlock: "unlock"
    case .callShown: "callShown"
    case .callIgnored: "callIgnored"
    case .callAccepted: "callAccepted"
    case .systemAlertShown: "systemAlertShown"
    case .systemAlertClosed: "systemAlertClosed"
    case .switcherShown: "switcherShown"
    case .switcherClosed: "switcherClosed"
    case .switcherOtherApp: "switcherOtherApp"
    case .panelShown: "panelShown"
    case .panelClosed: "panelClosed"
    case .banner: "banner"
    case .memoryWarning: "memoryWarning"
    case .rotate: "rotate"
    case .kill: "kill"
    case .forceQuit: "forceQuit"
    case .shutdown: "shutdown"
    case .cancelAlerts: "cancelAlerts"
    }
  }

  /// The operation with a name, if there is one.
  package static func named(_ name: String) -> SystemOperation? {
    allCases.first { $0.name == name }
  }
}

/// Where the app stands in its life.
@frozen
@usableFromInline
package enum LifeState: UInt8, CaseIterable, Sendable {
  case notRunning, active, inactive, background, ended

  /// The name used in reports.
  package var name: String {
    switch self {
    case .notRunning: "notRunning"
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .ended: "ended"
    }
  }
}

/// Things that lie over the app and keep it inactive.
@frozen
@usableFromInline
package struct Obscurers: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let call = Obscurers(rawValue: 1)
  package static let systemAlert = Obscurers(rawValue: 2)
  package static let switcher = Obscurers(rawValue: 4)
  package static let panel = Obscurers(rawValue: 8)
  package static let lockScreen = Obscurers(rawValue: 16)
  /// Not something that lies over the app: it has no window yet (contract:D5).
  package static let noWindow = Obscurers(rawValue: 32)
  /// A question that the system asks for the app.
  package static let prompt = Obscurers(rawValue: 64)
}

/// One step of what a system operation does to the app.
package enum LifeStep: Hashable, Sendable {
  /// Changes the state; leaving `active` cancels touches in progress (contract:L1).
  case become(LifeState)
  /// Sends an application callback.
  case call(AppCallback)
  /// Something comes to lie over the app.
  case obscure(Obscurers)
  /// It goes away again.
  case reveal(Obscurers)
  /// Everything that lay over the app goes away.
  case revealAll
  /// Comes first: the operation is possible only while this lies over the app.
  case needs(Obscurers)
  /// Goes on only if nothing lies over the app any more.
  case stopIfObscured
  /// The process will be suspended after the profile's delay (contract:L3, T1).
  case scheduleSuspension
  /// The process runs again; the time it was frozen is accounted for (contract:T2, T3).
  case resume
  /// The system cancels the topmost alert (contract:E3–E5, G22).
  case cancelTopAlert
  /// An alert that waited for the app's window comes (contract:D5).
  case presentWaiting
}

/// A row of the life-cycle table: what an operation does when the app is in one of some states.
package struct LifeRule: Hashable, Sendable {
  package let operation: SystemOperation
  package let from: [LifeState]
  package let steps: [LifeStep]

  /// Makes a row.
  package init(_ operation: SystemOperation, from: [LifeState], _ steps: [LifeStep]) {
    self.operation = operation
    self.from = from
    self.steps = steps
  }
}
