package import AlertModel
package import SimulationKernel

/// One line of app logic; names are those of the scenario's alerts, timers, variables and events.
package indirect enum Statement: Hashable, Sendable {
  /// Shows an alert, from a presenter where the toolkit presents controllers ("root" is the window's).
  case show(String, on: String?)
  /// Dismisses an alert by code, or whatever a controller presents.
  case dismiss(String, index: Int, animated: Bool)
  case startTimer(String, after: TimeSpan, repeats: Bool)
  case cancelTimer(String)
  /// Expects an outside event from now on.
  case expect(String)
  case addButton(String, title: String?, role: ButtonRole)
  case addTextField(String)
  case set(String, Setting)
  case setDelegate(String, DelegateDefinition?)
  /// The delegate object is freed.
  case releaseDelegate(String)
  /// The delegate's class gains a method after it was assigned (contract:A7).
  case implement(String, Callback)
  case read(String, Property, position: Int)
  case assign(String, Int)
  case add(String, Int)
  case `if`(String, Comparison, Int, then: [Statement], otherwise: [Statement])
  case `repeat`(Int, [Statement])

  /// A property of an alert that app code changes.
  package enum Setting: Hashable, Sendable {
    case title(String?)
    case message(String?)
    case style(AlertStyle)
    case cancelButtonIndex(Int)
    case preferred(Int)
    case enabled(button: Int, Bool)
  }

  /// How a variable is compared with a number.
  package enum Comparison: String, CaseIterable, Sendable {
    case equals, isNot, isBelow, isAbove
  }
}

extension Statement.Comparison {
  /// Whether the comparison holds between two numbers.
  @inline(__always)
  package func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .equals: left == right
    case .isNot: left != right
    case .isBelow: left < right
    case .isAbove: left > right
    }
  }
}

/// A property that app code reads.
package enum Property: UInt8, CaseIterable, Sendable {
  case visible, numberOfButtons, cancelButtonIndex, firstOtherButtonIndex, destructiveButtonIndex
  case title, message, buttonTitles, styleRaw, textFieldCount, text0, text1, delegateIsNil
  case layout, drawOrder, emphasised, publicDismissCalls, presented, isPresented
  case buttonTitleAt, textFieldAt

  /// The name used in files and reports.
  package var name: String {
    switch self {
    case .visible: "visible"
    case .numberOfButtons: "numberOfButtons"
    case .cancelButtonIndex: "cancelButtonIndex"
    case .firstOtherButtonIndex: "firstOtherButtonIndex"
    case .destructiveButtonIndex: "destructiveButtonIndex"
    case .title: "title"
    case .message: "message"
    case .buttonTitles: "buttonTitles"
    case .styleRaw: "styleRaw"
    case .textFieldCount: "textFieldCount"
    case .text0: "text0"
    case .text1: "text1"
    case .delegateIsNil: "delegateIsNil"
    case .layout: "layout"
    case .drawOrder: "drawOrder"
    case .emphasised: "emphasised"
    case .publicDismissCalls: "publicDismissCalls"
    case .presented: "presented"
    case .isPresented: "isPresented"
    case .buttonTitleAt: "buttonTitleAt"
    case .textFieldAt: "textFieldAt"
    }
  }
}
