package import SimulationKernel

/// A toolkit's rules as data: what each operation does in each phase, and what each occasion sends.
package struct ToolkitProfile: Sendable {
  /// The name used in files, such as `uialertview-ios6`.
  package let id: String
  /// What it models, in a phrase.
  package let title: String
  /// What its alerts are called in files.
  package let alertKind: AlertKind
  /// The answers to the open questions, which the tables below already contain.
  package let knobs: KnobSettings
  /// The knobs that this profile listens to.
  package let relevantKnobs: [Knob]
  /// How long transitions take.
  package var timing: TransitionTiming
  /// What comes of each operation in each phase.
  package let operations: OperationTable
  /// How several alerts live together.
  package let arrangement: Arrangement
  /// What `show` runs before the alert is presented or has to wait.
  package let onRequest: [Step]
  /// What presenting an alert runs; the first rule whose conditions hold applies.
  package let entries: [EntryRule]
  /// What ending a presentation runs; the first rule whose conditions hold applies.
  package let exits: [ExitRule]
  /// What a person's input does on the topmost alert; the first rule whose conditions hold applies.
  package let inputs: [InputRule]
  /// What is sent to an alert that another one covers.
  package let covered: [Step]
  /// What is sent to an alert that comes back from below another one.
  package let reappear: [Step]
  /// What system operations do to the app.
  package let life: [LifeRule]
  /// The conditions under which an alert on screen keeps the root controller from presenting (contract:S8); nil where
  /// none does.
  package let occupiesRoot: [Guard]?
  package let buttons: ButtonRules
  /// Whether the text-field styles and the enable question exist (contract:A3).
  package let hasTextFieldStyles: Bool

  /// Makes a profile from its tables.
  package init(
    id: String, title: String, alertKind: AlertKind, knobs: KnobSettings, relevantKnobs: [Knob],
    timing: TransitionTiming, operations: OperationTable, arrangement: Arrangement,
    onRequest: [Step], entries: [EntryRule], exits: [ExitRule], inputs: [InputRule],
    covered: [Step], reappear: [Step], life: [LifeRule], occupiesRoot: [Guard]? = nil,
    buttons: ButtonRules = ButtonRules(), hasTextFieldStyles: Bool
  ) {
    self.id = id
    self.title = title
    self.alertKind = alertKind
    self.knobs = knobs
    self.relevantKnobs = relevantKnobs
    self.timing = timing
    self.operations = operations
    self.arrangement = arrangement
    self.onRequest = onRequest
    self.entries = entries
    self.exits = exits
    self.inputs = inputs
    self.covered = covered
    self.reappear = reappear
    self.life = life
    self.occupiesRoot = occupiesRoot
    self.buttons = buttons
    self.hasTextFieldStyles = hasTextFieldStyles
  }
}

extension ToolkitProfile {
  /// Whether a question is put to this profile and has this answer.
  package func answers(_ knob: Knob, _ value: String) -> Bool {
    relevantKnobs.contains(knob) && knobs.has(knob, value)
  }
}

/// The kinds of alert object.
package enum AlertKind: String, CaseIterable, Sendable {
  case alertView, actionSheet, alertController
  /// A plain controller: no alert, but alerts are presented from it and go with it (contract:U13, U14).
  case viewController
  /// A SwiftUI alert or confirmation dialog, which is there as long as its binding is true (contract:W1).
  case boundAlert
  /// An alert of a library, with actions, in a window of its own or in a shared view.
  case libraryAlert
  /// A view without buttons that keeps people waiting.
  case hud
  /// A question that the system asks for the app, above it.
  case systemPrompt
  /// A message that keeps nobody from anything.
  case message

  /// Whether it tells a delegate what happens, and is dismissed with a button's index.
  package var hasDelegate: Bool { self == .alertView || self == .actionSheet }

  /// Whether it is presented from a controller, which can present one at a time (contract:U11, U21).
  package var isPresented: Bool { self == .alertController || self == .viewController }

  /// Whether it has buttons.
  package var hasButtons: Bool { self != .viewController && self != .hud && self != .message }

  /// What it tells the app.
  package var callbacks: [Callback] {
    switch self {
    case .alertView, .actionSheet: Callback.allCases.filter(\.isDelegateMethod)
    case .alertController, .viewController:
      [.handler, .presentCompletion, .dismissCompletion, .textChanged]
    case .boundAlert: [.handler, .bindingCleared]
    case .libraryAlert: [.handler, .presentCompletion, .dismissCompletion]
    case .hud, .message: [.presentCompletion, .dismissCompletion]
    case .systemPrompt: [.handler]
    }
  }

  /// Whether it is an alert, which takes or withholds input.
  package var isAlert: Bool { self != .viewController && self != .message }
}

/// How several alerts of a toolkit live together.
package enum Arrangement: UInt8, Sendable {
  /// One stack for the app; a show waits while another alert moves (contract:D3, F1).
  case sharedStack
  /// Each alert is presented from a controller, which can present one at a time (contract:U11, U21).
  case presenterChain
  /// One at a time: a second one is refused.
  case oneElseRefused
  /// One at a time: others wait until it is gone.
  case oneElseQueued
  /// One at a time: the one that is there goes at once for the new one.
  case oneElseReplaced
}

/// How long the transitions of a profile take, and how long the process lives on in the background.
package struct TransitionTiming: Hashable, Sendable {
  /// An animated presentation (contract: Part C2).
  package var appear: TimeSpan
  /// An animated dismissal (contract: Part C2).
  package var disappear: TimeSpan
  /// From didEnterBackground to suspension (contract:T1).
  package var suspendDelay: TimeSpan

  /// Makes a timing.
  package init(appear: TimeSpan, disappear: TimeSpan, suspendDelay: TimeSpan = .zero) {
    self.appear = appear
    self.disappear = disappear
    self.suspendDelay = suspendDelay
  }
}

/// What a toolkit makes of the buttons that the app gives it.
package struct ButtonRules: Hashable, Sendable {
  /// The button that an alert without any gets (contract:W3).
  package var standIn: String?
  /// The cancel button that one without gets on a phone (contract:W8).
  package var cancelOnPhone: String?
  /// Of several cancel buttons only the last is drawn (contract:W4).
  package var drawsLastCancelOnly = false

  /// Takes buttons as they are.
  package init() {}
}

/// What presenting an alert runs when some conditions hold.
package struct EntryRule: Hashable, Sendable {
  package let conditions: [Guard]
  package let steps: [Step]

  /// Makes a rule.
  package init(_ conditions: [Guard], _ steps: [Step]) {
    self.conditions = conditions
    self.steps = steps
  }

  /// Makes a rule without conditions.
  package init(_ steps: [Step]) {
    self.init([], steps)
  }
}

/// What ending a presentation runs when some conditions hold.
package struct ExitRule: Hashable, Sendable {
  package let exit: Exit
  package let conditions: [Guard]
  package let steps: [Step]

  /// Makes a rule.
  package init(_ exit: Exit, _ conditions: [Guard], _ steps: [Step]) {
    self.exit = exit
    self.conditions = conditions
    self.steps = steps
  }

  /// Makes a rule without conditions.
  package init(_ exit: Exit, _ steps: [Step]) {
    self.init(exit, [], steps)
  }
}

/// What a person's input does when some conditions hold.
package struct InputRule: Hashable, Sendable {
  /// Which button's index the exit is begun with.
  package enum Button: UInt8, Sendable, BitwiseCopyable { case touched, cancel, preferred, none }

  package let input: Operation
  package let conditions: [Guard]
  package let exit: Exit
  package let button: Button

  /// Makes a rule.
  package init(_ input: Operation, _ conditions: [Guard], _ exit: Exit, _ button: Button) {
    self.input = input
    self.conditions = conditions
    self.exit = exit
    self.button = button
  }
}

/// What comes of each operation in each phase.
package struct OperationTable: Hashable, Sendable {
  private var cells: [Disposition]

  /// Makes a table from one row per operation, each with one entry per phase in the order of `Phase`.
  package init(_ rows: [Operation: [Disposition]]) {
    cells = []
    for operation in Operation.allCases {
      // What most toolkits do not know has no effect.
      let row =
        rows[operation]
        ?? Array(repeating: .ignore(.inputIgnored), count: Phase.allCases.count)
      precondition(row.count == Phase.allCases.count, "row \(operation.name) is incomplete")
      cells += row
    }
  }

  /// The entry for an operation in a phase.
  package subscript(operation: Operation, phase: Phase) -> Disposition {
    get { cells[Int(operation.rawValue) * Phase.allCases.count + Int(phase.rawValue)] }
    set { cells[Int(operation.rawValue) * Phase.allCases.count + Int(phase.rawValue)] = newValue }
  }
}
