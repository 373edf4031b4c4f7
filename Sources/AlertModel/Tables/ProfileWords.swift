import SimulationKernel

// The words for a profile's tables in print.

extension Phase {
  /// The name used in tables and reports.
  package var name: String {
    switch self {
    case .hidden: "hidden"
    case .requested: "requested"
    case .appearing: "appearing"
    case .shown: "shown"
    case .covered: "covered"
    case .disappearing: "disappearing"
    case .gone: "gone"
    }
  }
}

extension Arrangement {
  var words: String {
    switch self {
    case .sharedStack: "one stack for the app; a show waits while another alert moves"
    case .presenterChain: "each is presented from a controller, which can present one at a time"
    case .oneElseRefused: "one at a time; another one is refused"
    case .oneElseQueued: "one at a time; others wait until it is gone"
    case .oneElseReplaced: "one at a time; a new one takes the place of the one that is there"
    }
  }
}

extension TimeSpan {
  fileprivate var milliseconds: Int64 { microseconds / 1_000 }

  var words: String { "\(milliseconds) ms" }
}

extension Disposition {
  /// The disposition in words, for the column of an operation.
  func words(for operation: Operation) -> String {
    switch self {
    case .apply(nil): operation == .show ? "is presented" : "takes effect"
    // An input's exit depends on its own rules, printed in a table of their own.
    case .apply where operation.isInput: "by input rules"
    case .apply(let exit?): "ends by \(exit.name)"
    case .finishThen(let exit): "appears, ends by \(exit.name)"
    case .queue: "kept"
    case .ignore(let diagnostic): diagnostic.code
    case .refuse(let diagnostic): "refused \(diagnostic.code)"
    case .illegal(let exception): "raises \(exception.name)"
    }
  }
}

extension Guard {
  var words: String {
    switch self {
    case .implements(let callback): "the delegate implements \(callback.name)"
    case .hasCancelButton: "has a cancel button"
    case .onPad: "on a pad"
    case .onPhone: "on a phone"
    case .inPopover: "sheets are popovers"
    case .inNoPopover: "sheets are no popovers"
    case .isSheet: "a sheet"
    case .isNotSheet: "no sheet"
    case .hasNoAnchor: "without an anchor"
    case .buttonIsEnabled: "the button is enabled"
    case .buttonIsDrawn: "the button is drawn"
    case .cancelIsEnabled: "which is enabled"
    case .hasPreferredButton: "has a preferred button"
    case .preferredIsEnabled: "which is enabled"
    case .hasTextField: "has a text field"
    case .hasNoTextField: "has no text field"
    case .fieldAllowsReturn: "the app does not block Return"
    }
  }
}

extension [Guard] {
  var words: String { isEmpty ? "always" : map(\.words).joined(separator: ", ") }
}

extension Step {
  var words: String {
    switch self {
    case .call(let callback, .none): callback.name
    case .call(let callback, .exit): "\(callback.name)(index)"
    case .call(let callback, .cancelButton): "\(callback.name)(cancel index)"
    case .appear: "[appears]"
    case .settle: "[is there]"
    case .disappear: "[disappears]"
    case .disappearAtOnce: "[disappears at once]"
    case .coverBelow: "[tells the one below]"
    case .publicDismiss: "[calls the public dismiss]"
    case .admit: "[is presented or waits]"
    case .beginPendingExit: "[kept dismissal begins]"
    case .handOver: "[next: waiting, else below]"
    case .bringBackBelow: "[brings back the one below]"
    case .coverApp: "[lies over the app: willResignActive]"
    case .uncoverApp: "[lies over it no more: didBecomeActive]"
    case .dropBelow: "[takes those below along]"
    case .raise(let exception): "raises \(exception.name)"
    }
  }
}

extension [Step] {
  var words: String { isEmpty ? "nothing" : TextTable.sequence(map(\.words)) }
}

extension InputRule.Button {
  var words: String {
    switch self {
    case .touched: "with the touched button's index"
    case .cancel: "with the cancel button's index"
    case .preferred: "with the preferred button's index"
    case .none: "with no index"
    }
  }
}

extension LifeStep {
  var words: String {
    switch self {
    case .become(let state): "[\(state.name)]"
    case .call(let callback): callback.name
    case .obscure(.noWindow): "[no window yet]"
    case .reveal(.noWindow): "[the first window is key]"
    case .obscure(let obscurer): "[\(obscurer.words) lies over the app]"
    case .reveal(let obscurer): "[\(obscurer.words) goes away]"
    case .revealAll: "[nothing lies over the app]"
    case .needs(let obscurer): "[only under \(obscurer.words)]"
    case .stopIfObscured: "[only if nothing else lies over it]"
    case .scheduleSuspension: "[will be suspended]"
    case .resume: "[runs again]"
    case .cancelTopAlert: "[cancels the top alert]"
    case .presentWaiting: "[what waited comes]"
    }
  }
}

extension Obscurers {
  fileprivate var words: String {
    switch self {
    case .call: "a call"
    case .systemAlert: "a system alert"
    case .switcher: "the switcher"
    case .panel: "a panel"
    case .lockScreen: "the lock screen"
    case .prompt: "a question of the system"
    default: "something"
    }
  }
}
