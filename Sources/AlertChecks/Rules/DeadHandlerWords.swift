import AlertModel
import AlertSimulation

/// Why a handler never runs, in a sentence and by the contract's rules.
struct DeadHandlerWords {
  let message: String
  let clauses: [String]
  /// The event without the alert's name, with the index: what stays when a scenario's names change.
  let kind: String

  init(_ handler: DeadHandler, _ compiled: Compiled) {
    let definition = compiled.scenario.handlers[handler.number]
    let alert = handler.alert ?? compiled.root
    let index = definition.index.map { " with index \($0)" } ?? ""
    let teller = Teller(
      compiled: compiled, alert: alert, name: compiled.name(ofAlert: alert),
      trigger: definition.trigger, index: definition.index)
    message =
      "the handler of \"\(definition.trigger.name)\"\(index) never runs: "
      + teller.reason(handler.cause)
    clauses = teller.clauses(handler.cause)
    kind = teller.event + (definition.index.map { "/\($0)" } ?? "")
  }
}

/// What a sentence about a handler needs to know.
private struct Teller {
  let compiled: Compiled
  let alert: Int
  let name: String
  let trigger: Trigger
  let index: Int?

  private var isController: Bool {
    alert < compiled.alerts.count
      ? compiled.alerts[alert].isPresented : compiled.profile.alertKind.isPresented
  }

  /// The event, without names of the scenario.
  var event: String {
    switch trigger {
    case .callback(let callback, _): callback.name
    case .app(let callback): callback.name
    case .timer: "timer"
    case .event: "event"
    }
  }

  func reason(_ cause: DeadHandler.Cause) -> String {
    switch cause {
    case .neverShown:
      alert < compiled.alerts.count
        ? "nothing that can run shows \"\(name)\"" : "nothing that can run shows an alert"
    case .noDelegate: "\"\(name)\" never has a delegate"
    case .notImplemented: "no delegate of \"\(name)\" implements \(event)"
    case .noOtherTitles: "the initializer of \"\(name)\" gets no other titles"
    case .noTextFields: "\"\(name)\" never has a text field to ask about"
    case .noButton: "\"\(name)\" never has a button \(index ?? 0)"
    case .noField: "\"\(name)\" never has " + (index.map { "a text field \($0)" } ?? "a text field")
    case .noActionHandler: "action \(index ?? 0) of \"\(name)\" has no handler"
    case .neverTaken: "nothing ends \"\(name)\" with index \(index ?? 0)"
    case .neverSent(.clicked): "\"\(name)\" never has a button that can be tapped"
    case .neverSent(.handler): "\"\(name)\" never has an action with a handler that can be taken"
    case .neverSent: "\"\(name)\" never sends it"
    case .neverDismissed: "nothing that can run calls the dismiss method of \"\(name)\""
    case .notTold: "from where the scenario starts, \(compiled.profile.id) never sends it"
    case .timerNeverStarted: "nothing that can run starts the timer"
    case .eventNeverAwaited: "the statements that await the event cannot run"
    }
  }

  // That a timer which nobody starts does not fire needs no rule of UIKit's.
  func clauses(_ cause: DeadHandler.Cause) -> [String] {
    switch cause {
    case .neverShown: isController ? ["U4"] : ["D1"]
    case .noDelegate: ["E16"]
    case .notImplemented: gainsMethod ? ["E17", "A7"] : ["E17"]
    case .noOtherTitles: ["C4"]
    case .noTextFields: ["C3"]
    case .noButton: isController ? ["U1"] : ["B1"]
    case .noField: ["U9"]
    case .noActionHandler: ["U5"]
    case .neverTaken: isController ? [isHiddenCancel ? "U18" : "U7"] : ["E1", "E6"]
    case .neverSent(.clicked): ["E1", "E19"]
    case .neverSent(.handler): ["U5", "U19"]
    case .neverSent(.presentCompletion): ["U10"]
    case .neverSent(.textChanged): ["U9"]
    case .neverSent: isController ? ["U4"] : ["E6"]
    case .neverDismissed: ["U6"]
    case .notTold: ["7.1"]
    case .timerNeverStarted, .eventNeverAwaited: []
    }
  }

  // A method that the delegate's class gains after the assignment is never seen.
  private var gainsMethod: Bool {
    guard case .callback(let callback, _) = trigger else { return false }
    return compiled.gainsMethod(callback, of: alert)
  }

  private var isHiddenCancel: Bool {
    guard compiled.scenario.device == .pad, let index else { return false }
    let buttons = compiled.alerts[alert].buttons
    return buttons.indices.contains(index) && buttons[index].role == .cancel
  }
}
