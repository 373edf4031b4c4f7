import AlertModel
package import AlertSimulation
import SimulationKernel

/// Holds the order of an alert's callbacks against the contract's text.
///
/// The rules below are written from the contract, not from the profiles' tables, so that each tests the other.
package struct CallbackOrder: Check {
  package static let description = CheckDescription(
    id: "callback-order", severity: .error,
    summary: "A callback came after another one that must not precede it.",
    reason: "App code relies on the documented order, for example on didDismiss being the last.",
    usualFix: "Send or forward the callbacks in the documented order; do not call delegate "
      + "methods by hand.",
    clauses: ["D1", "E1", "E3", "E6"],
    flagging: [
      .trace("show · didPresent · willPresent", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · didPresent · tap(0) · willDismiss(0) · clicked(0) · didDismiss(0)",
        profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · didPresent · dismiss(0) · didDismiss(0) · willDismiss(0)",
        profile: "uialertview-ios6"),
      .trace(
        "show · willPresent · didPresent · systemCancel · willDismiss(0) · cancel · didDismiss(0)",
        profile: "uialertview-ios3"),
      .trace("willPresent", profile: "uialertview-ios7"),
      .trace(
        "show · willPresent · dismiss(0) · willDismiss(0) · didPresent",
        profile: "uialertview-ios7"),
    ],
    passing: [
      // E9: what is asked for before didPresent waits for it, also from the callback of the one that is covered (F2).
      .scenario(
        """
        { "scenario": "Dismissed by the one that it covers", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didPresent", "times": 1, "do": [ { "show": "b" } ] },
            { "event": "a.didDismiss", "do": [ { "dismiss": "b" } ] } ] } }
        """),
      // U6: the completion of a dismiss that took a child off comes before the alert's own answer.
      .scenario(
        """
        { "scenario": "The app takes b off a, then the person answers a", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.presentCompletion", "do": [ { "show": "b", "on": "a" } ] },
            { "event": "b.presentCompletion", "do": [ { "dismiss": "a" } ] } ] },
          "script": [ { "at": "3s", "tap": "a", "button": 0 } ] }
        """),
      .trace(
        "show · willPresent · didPresent · tap(1) · clicked(1) · willDismiss(1) · didDismiss(1)",
        profile: "uialertview-ios7"),
      .trace(
        "a.show · a.willPresent · a.didPresent · a.covered · a.didDismiss(0) · a.uncovered · "
          + "a.didPresent · a.tap(0) · a.clicked(0) · a.willDismiss(0) · a.didDismiss(0)",
        profile: "uialertview-ios6"),
      .trace(
        "show · willPresent · didPresent · systemCancel · cancel · willDismiss(0) · didDismiss(0)",
        profile: "uialertview-ios3"),
    ])

  /// A callback, those that must not precede it in the same presentation, and the clause.
  private struct Rule {
    let callback: Callback
    let after: [Callback]
    let clause: String
  }

  private static let rules: [Rule] = [
    // D1: before the animation and before the alert is on screen; after it.
    Rule(
      callback: .willPresent, after: [.didPresent, .clicked, .cancel, .willDismiss, .didDismiss],
      clause: "D1"),
    // E9: a dismissal waits for didPresent; D1: presented before anything is decided.
    Rule(
      callback: .didPresent, after: [.clicked, .cancel, .willDismiss, .didDismiss], clause: "E9"),
    // E1: the click is told first; E3: a system cancel has no click.
    Rule(callback: .clicked, after: [.willDismiss, .didDismiss], clause: "E1"),
    Rule(callback: .clicked, after: [.cancel], clause: "E3"),
    // E2: a tap on the cancel button is no system cancel; E3: cancel comes before both.
    Rule(callback: .cancel, after: [.clicked], clause: "E2"),
    Rule(callback: .cancel, after: [.willDismiss, .didDismiss], clause: "E3"),
    // E6: before the animation; after it.
    Rule(callback: .willDismiss, after: [.didDismiss], clause: "E6"),
    // U4: the handler runs when the alert is gone; U6: a dismissal by code runs no handler.
    Rule(callback: .handler, after: [.dismissCompletion], clause: "U6"),
    Rule(callback: .presentCompletion, after: [.handler, .dismissCompletion], clause: "U4"),
  ]

  private let compiled: Compiled

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// Holds a callback against the rules.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    if event.kind == .callback, let callback = Callback(rawValue: event.detail),
      let (alert, _) = context.monitor(for: event, in: compiled)
    {
      check(callback, event, number, alert, context, &findings)
    }
  }

  private func check(
    _ callback: Callback, _ event: Event, _ number: Int, _ alert: Int,
    _ context: CheckContext, _ findings: inout FindingList
  ) {
    let monitor = context[alert]
    let name = compiled.alerts[alert].name
    guard monitor.isPresented || callback == .dismissCompletion else {
      findings.report(
        Self.description, "\(callback.name) of \"\(name)\" came before the alert was shown",
        at: event.at, alert: alert, presentation: Int(event.presentation), clauses: ["D1"],
        evidence: [number])
      return
    }
    if monitor.isCoverCallback(callback) {
      checkCover(callback, event, number, alert, &findings)
      return
    }
    // W2: where the binding is cleared first.
    if callback == .bindingCleared, monitor.has(.handler),
      compiled.profile.knobs.has(.swiftUIBindingFirst, "yes")
    {
      findings.report(
        Self.description, "bindingCleared of \"\(name)\" came after its action", at: event.at,
        alert: alert, presentation: Int(event.presentation), clauses: ["W2"],
        evidence: context.last(.handler, of: alert) + [number])
    }
    for rule in Self.rules where rule.callback == callback {
      for earlier in rule.after where monitor.has(earlier) {
        findings.report(
          Self.description,
          "\(callback.name) of \"\(name)\" came after \(earlier.name)", at: event.at,
          alert: alert, presentation: Int(event.presentation), clauses: [rule.clause],
          evidence: context.last(earlier, of: alert) + [number])
        return
      }
    }
  }

  // F2: only iOS 4 to 6 tell an alert that it was dismissed when another one merely covers it.
  private func checkCover(
    _ callback: Callback, _ event: Event, _ number: Int, _ alert: Int,
    _ findings: inout FindingList
  ) {
    guard compiled.profile.knobs.has(.coveredAlertCallbacks, "none") else { return }
    findings.report(
      Self.description,
      "\(callback.name) of \"\(compiled.alerts[alert].name)\" came although another alert only "
        + "covers it", at: event.at, alert: alert, presentation: Int(event.presentation),
      clauses: ["F2"], evidence: [number])
  }
}
