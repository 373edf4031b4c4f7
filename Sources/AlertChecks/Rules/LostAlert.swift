import AlertModel
package import AlertSimulation
import SimulationKernel

/// Finds alerts that the app asked for and that nobody will ever see.
package struct LostAlert: Check {
  package static let description = CheckDescription(
    id: "lost-alert", severity: .error,
    summary: "The app asked for an alert and it never came on screen, nor can it any more.",
    reason: "The person is not told what the app wanted to tell, and code that waits for an answer "
      + "waits for ever.",
    usualFix: "Show the alert when the one before is gone: in UIKit from its didDismiss, from an "
      + "action's handler, or from a completion, and from the topmost controller; in SwiftUI not "
      + "from the action, but when the first binding has been false for a while, and again when "
      + "the app comes back; and never behind an alert that cannot be closed.",
    clauses: ["U11", "U12", "U13", "U14", "D3", "D4", "D5", "F2", "S6", "S8", "W5", "W7"],
    flagging: [
      .scenario(
        """
        { "scenario": "Two presents in one turn", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" }, { "show": "b" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "From a controller that is not on screen", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "b", "on": "a" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "iOS 6 said that it was dismissed when it was only covered",
          "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "times": 1, "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "do": [ { "show": "b" } ] } ] }
        """),
      .scenario(
        """
        { "scenario": "Shown again in its own click, while it is still visible",
          "profile": "uialertview-ios6", "alerts": { "a": { "buttons": ["Retry"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.clicked", "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "From an action, while SwiftUI still takes the first one away",
          "profile": "swiftui-alert", "alerts": { "a": { "buttons": ["Next"] }, "b": {} },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.handler", "do": [ { "show": "b" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "Two alert modifiers on one view", "profile": "swiftui-alert",
          "alerts": { "a": { "shadowed": true } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] } ] } }
        """),
    ],
    passing: [
      .scenario(
        """
        { "scenario": "A second after SwiftUI's first alert is gone", "profile": "swiftui-alert",
          "alerts": { "a": { "buttons": ["Next"] }, "b": {} },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.handler", "do": [ { "startTimer": "t", "after": "1s" } ] },
            { "event": "timer.t", "do": [ { "show": "b" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "Shown again once it is gone", "profile": "uialertview-ios6",
          "alerts": { "a": { "buttons": ["Retry"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.didDismiss", "times": 1, "do": [ { "show": "a" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "One after the other", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" } ] },
            { "event": "a.handler", "do": [ { "show": "b" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "Refused once, then tried again", "profile": "uialertcontroller",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" }, { "show": "b" } ] },
            { "event": "a.handler", "do": [ { "show": "b" } ] } ] },
          "script": [ { "at": "1s", "tap": "a", "button": 0 } ] }
        """),
      .scenario(
        """
        { "scenario": "It waits for its turn", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" }, { "show": "b" } ] } ] } }
        """),
      .scenario(
        """
        { "scenario": "Shown twice, it is on screen all the same", "profile": "uialertview-ios7",
          "alerts": { "a": { "buttons": ["OK"] } },
          "app": { "on": [ { "event": "launched", "do": [ { "show": "a" }, { "show": "a" } ] } ] } }
        """),
    ])

  /// A request that came to nothing, as far as is known.
  private struct Loss {
    let event: Event
    let number: Int
    let reason: String
    let clause: String
  }

  private let compiled: Compiled
  private var losses: [Loss?]

  /// Prepares the check.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
    losses = compiled.alerts.map { _ in nil }
  }

  /// Takes note of requests, and of what came of them.
  package mutating func observe(
    _ event: Event, number: Int, _ context: CheckContext, _ findings: inout FindingList
  ) {
    let alert = Int(event.subject)
    guard compiled.alerts.indices.contains(alert) else { return }
    switch event.kind {
    case .operation where event.detail == Operation.show.rawValue: losses[alert] = nil
    case .refused where event.extra == Operation.show.rawValue: noteRefusal(event, number, alert)
    case .ignored
    where event.detail == Diagnostic.showDuplicate.rawValue && context[alert].wasToldGone:
      losses[alert] = Loss(
        event: event, number: number,
        reason: "it was told that it is dismissed while another alert only covered it", clause: "F2"
      )
    case .ignored
    where event.detail == Diagnostic.showDuplicate.rawValue && context[alert].exit != nil:
      losses[alert] = Loss(
        event: event, number: number,
        reason: "it was still on its way off the screen, and showing what is visible does nothing",
        clause: "D4")
    default: break
    }
  }

  private mutating func noteRefusal(_ event: Event, _ number: Int, _ alert: Int) {
    guard let diagnostic = Diagnostic(rawValue: event.detail) else { return }
    losses[alert] = Loss(
      event: event, number: number, reason: compiled.reason(diagnostic, refusing: alert),
      clause: compiled.clause(diagnostic, refusing: alert))
  }

  /// Reports requests that nothing made good, and alerts that wait for ever.
  package mutating func finish(_ record: RunRecord, _ findings: inout FindingList) {
    var judge = StuckJudge(compiled)
    for alert in compiled.alerts.indices {
      let name = compiled.alerts[alert].name
      // What is armed in a suspended app may ask for it again when the person returns.
      let mayComeYet = record.finalWorld.waitsForReturn(compiled)
      if let loss = losses[alert], !mayComeYet {
        findings.report(
          Self.description, "\"\(name)\" was asked for and never shown: \(loss.reason)",
          at: loss.event.at, alert: alert, presentation: Int(loss.event.presentation),
          clauses: [loss.clause], evidence: [loss.number])
      } else if let (world, move) = waitsForEver(alert, record, &judge) {
        findings.report(
          Self.description, "\"\(name)\" waits for its turn, which can never come",
          at: world.now, alert: alert,
          presentation: Int(world.alerts.machines[alert].presentation), clauses: ["D3"],
          evidence: Array(record.events(ofMove: move).indices))
      }
    }
  }

  /// The first world of those at the end in which an alert waits and can never be presented.
  private func waitsForEver(
    _ alert: Int, _ record: RunRecord, _ judge: inout StuckJudge
  ) -> (World, Int)? {
    var found: (World, Int)?
    let done = record.appLinesDone
    for move in record.worlds.indices.reversed() {
      let world = record.worlds[move]
      guard world.alerts.machines[alert].phase == .requested, world.life.isRunning,
        judge.canEndWaiting(alert, in: world, appLinesDone: done[move]) == false
      else { break }
      found = (world, move)
    }
    return found
  }
}
