/// What can be asked of an alert; every one may be issued in every phase, and the profile says what comes of it.
@frozen
@usableFromInline
package enum Operation: UInt8, CaseIterable, Sendable {
  case show, dismiss, systemCancel, tap, tapOutside, pressReturn, type
  /// Esc on a keyboard, Back or Menu on a remote, the two-finger scrub of VoiceOver.
  case escape
  /// The alert itself is swiped off the screen.
  case swipe

  /// Whether a person does it.
  package var isInput: Bool { rawValue >= Operation.tap.rawValue }

  /// The name used in tables, traces and reports.
  package var name: String {
    switch self {
    case .show: "show"
    case .dismiss: "dismiss"
    case .systemCancel: "systemCancel"
    case .tap: "tap"
    case .tapOutside: "tapOutside"
    case .pressReturn: "pressReturn"
    case .type: "type"
    case .escape: "escape"
    case .swipe: "swipe"
    }
  }
}

/// The ways in which a presentation ends.
@frozen
@usableFromInline
package enum Exit: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case tap, tapOutside, code, codeWhileCovered, codeWhileWaiting, systemCancel, withPresenter
  case replaced

  /// The name used in tables and reports.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .tapOutside: "tapOutside"
    case .code: "code"
    case .codeWhileCovered: "codeWhileCovered"
    case .codeWhileWaiting: "codeWhileWaiting"
    case .systemCancel: "systemCancel"
    case .withPresenter: "withPresenter"
    case .replaced: "replaced"
    }
  }
}

/// Why an operation had no effect; such operations leave an event, because that is where bugs are.
@frozen
@usableFromInline
package enum Diagnostic: UInt8, CaseIterable, Sendable {
  case showDuplicate, dismissNotShown, dismissRepeated, inputIgnored, buttonAddedWhileVisible
  case presentBusy, presentNotInHierarchy, dismissBusy, unavailable, cancelNotShown
  case staleEffect, systemOperationIgnored, limitReached
  case showNoWindow, presenterGoing, presentShadowed

  /// The code used in traces and reports.
  package var code: String {
    switch self {
    case .showDuplicate: "show.duplicate"
    case .dismissNotShown: "dismiss.notShown"
    case .dismissRepeated: "dismiss.repeated"
    case .inputIgnored: "input.ignored"
    case .buttonAddedWhileVisible: "button.addedWhileVisible"
    case .presentBusy: "present.busy"
    case .presentNotInHierarchy: "present.notInHierarchy"
    case .dismissBusy: "dismiss.busy"
    case .unavailable: "unavailable"
    case .cancelNotShown: "cancel.notShown"
    case .staleEffect: "effect.stale"
    case .systemOperationIgnored: "system.ignored"
    case .limitReached: "limit.reached"
    case .showNoWindow: "show.noWindow"
    case .presenterGoing: "present.presenterGoing"
    case .presentShadowed: "present.shadowed"
    }
  }
}

/// What comes of an operation in a phase.
@frozen
@usableFromInline
package enum Disposition: Hashable, Sendable {
  /// It takes effect: a show presents, everything else ends the presentation by the exit.
  case apply(Exit?)
  /// The running presentation transition ends at once, with its callbacks; then the exit begins (contract:G23).
  case finishThen(Exit)
  /// It is kept and takes effect when the running transition ends.
  case queue
  /// It has no effect, by design.
  case ignore(Diagnostic)
  /// It has no effect although the app may count on it; the toolkit logs a warning.
  case refuse(Diagnostic)
  /// The toolkit raises.
  case illegal(ExceptionName)
}
