import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles
import SimulationKernel

/// A scenario as the explorer gets it, with the interruptions that it lists.
struct ExploredScenario {
  let name: String
  let loaded: LoadedScenario
  let interruptions: [InterruptionKind]

  var compiled: Compiled { loaded.compiled }
  var levels: [String: CheckLevel] { loaded.levels.byCheck }

  init(name: String, bytes: [UInt8]) throws {
    self.name = name
    loaded = try ScenarioLoader().load(bytes, path: name)
    interruptions = (loaded.interruptions ?? []).compactMap {
      InterruptionCatalogue.named($0.name)
    }
  }

  init(name: String, _ text: String) throws {
    try self.init(name: name, bytes: Array(text.utf8))
  }

  /// Those of the folder `scenarios`.
  static func shipped() throws -> [ExploredScenario] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "scenarios").path
    return try ScenarioPaths.scenarioFiles(under: [folder]).map { path in
      try ExploredScenario(
        name: String(path.dropFirst(folder.count + 1)), bytes: try ScenarioPaths.bytes(of: path))
    }
  }

  /// Those of the folder `scenarios`, and others that together use every part of a world.
  static func all() throws -> [ExploredScenario] {
    try shipped()
      + texts.map { try ExploredScenario(name: $0.name, $0.text) }
  }

  func exploration(
    _ passing: ExploreSystem.Passing, budgets: Budgets = Budgets(), states: Int = 300_000
  ) -> Exploration {
    Explorer(
      compiled, interruptions: interruptions, levels: levels, budgets: budgets, passing: passing,
      limits: SearchLimits(states: states)
    ).run()
  }

  /// The system in which time passes one quantum after the other.
  func system(
    _ passing: ExploreSystem.Passing = .plain, budgets: Budgets = Budgets(),
    interruptions: [InterruptionKind]? = nil
  ) -> ExploreSystem {
    ExploreSystem(
      compiled, interruptions: interruptions ?? self.interruptions, budgets: budgets,
      quantum: Quantum(compiled).length, passing: passing)
  }
}

extension ExploredScenario {
  /// Half-second transitions keep the graphs small.
  private static let coarse =
    #""timing": { "appear": "500ms", "disappear": "500ms", "suspendDelay": "500ms" }"#

  static let texts: [(name: String, text: String)] = [
    (
      // contract:E19: asked for so late that it still appears when the timer is there, it is stuck; at the very moment
      // at which one or the other may come first it is not.
      "too-late-for-the-timer",
      """
      { "scenario": "s", "profile": "hud", "knobs": { "earlyDismiss": "ignored" },
        "timing": { "appear": "300ms", "disappear": "300ms" }, "alerts": { "a": {} },
        "app": { "on": [ { "event": "launched", "do": [{ "startTimer": "t", "after": "4s" }] },
          { "event": "app.willResignActive", "times": 1, "do": [{ "show": "a" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] } ] },
        "interruptions": { "call": "every 60s" } }
      """
    ),
    (
      // contract:U12: a dismissal that comes while the alert still appears is refused.
      "refused-by-a-hair",
      """
      { "scenario": "s", "profile": "uialertcontroller", "alerts": { "a": {} },
        "events": { "e": { "after": "0s..10s", "do": [{ "show": "a" }] } },
        "app": { "on": [ { "event": "launched", "do": [{ "startTimer": "t", "after": "4s" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] } ] } }
      """
    ),
    (
      // contract:W1, W7, W8: bindings that queue, with taps beside them.
      "queued-bindings",
      """
      { "scenario": "s", "profile": "swiftui-confirmation", "knobs": { "whenBusy": "queue" }, \(coarse),
        "alerts": { "a": { "buttons": ["Next"] }, "b": {} },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.bindingCleared", "do": [{ "show": "b" }] } ] } }
      """
    ),
    (
      // Two that take each other's place.
      "replaced",
      """
      { "scenario": "s", "profile": "replace-singleton", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched",
            "do": [{ "show": "a" }, { "startTimer": "t", "after": "1s" }] },
          { "event": "timer.t", "do": [{ "show": "b" }] },
          { "event": "b.handler", "times": 1, "do": [{ "show": "a" }] } ] } }
      """
    ),
    (
      // contract:7.1: a question of the system, and what lies over it.
      "asked-by-the-system",
      """
      { "scenario": "s", "profile": "system-prompt", \(coarse),
        "alerts": { "a": { "buttons": [{ "title": "No", "role": "cancel" }, "Yes"] }, "b": { "buttons": ["OK"] } },
        "interruptions": { "home": "every 60s", "call": "every 60s" },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.handler", "index": 1, "do": [{ "show": "b" }] } ] } }
      """
    ),
    (
      // contract:E19: two alerts without buttons keep people out for twelve seconds; a reply may cut that short.
      "locked-out",
      """
      { "scenario": "s", "profile": "uialertview-ios7", \(coarse),
        "alerts": { "a": {}, "b": {} },
        "events": { "reply": { "after": "1s..4s", "mayNeverCome": true, "do": [{ "dismiss": "b" }] } },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }, { "startTimer": "t", "after": "6s" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] },
          { "event": "a.willDismiss", "do": [{ "show": "b" }, { "await": "reply" },
            { "startTimer": "u", "after": "6s" }] },
          { "event": "timer.u", "do": [{ "dismiss": "b" }] } ] } }
      """
    ),
    (
      // contract:D4, G-1: shown again while it goes, which is lost, and then the process ends.
      "lost-before-the-end",
      """
      { "scenario": "s", "profile": "uialertview-ios3", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.clicked", "times": 1, "do": [{ "show": "a" }] } ] },
        "script": [ { "at": "2s", "system": "home" } ] }
      """
    ),
    (
      // contract:G26: suspended in the middle of a presentation, with a reply under way.
      "suspended-while-appearing",
      """
      { "scenario": "s", "profile": "uialertcontroller",
        "timing": { "appear": "750ms", "disappear": "500ms", "suspendDelay": "0s" },
        "alerts": { "a": { "buttons": ["OK"] }, "b": {} },
        "events": { "e": { "after": "1s..1500ms", "mayNeverCome": true, "do": [{ "show": "b" }] } },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.presentCompletion", "do": [{ "dismiss": "root" }] } ] } }
      """
    ),
    (
      // contract:F2, E9: an iOS 6 app takes the cover for a dismissal and dismisses the one that comes.
      "dismissed-by-the-covered-one",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didPresent", "times": 1, "do": [{ "show": "b" }] },
          { "event": "a.didDismiss", "do": [{ "dismiss": "b" }] } ] } }
      """
    ),
    (
      // contract:U12: a dismissal that is refused because the alert still comes, whatever happens until then.
      "refused-dismissal",
      """
      { "scenario": "s", "profile": "uialertcontroller", \(coarse), "alerts": { "a": {} },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }, { "startTimer": "t", "after": "250ms" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] } ] } }
      """
    ),
    (
      // contract:E19: one presentation that gets better and worse: its worst grade is told.
      "grades-in-turn",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse), "alerts": { "a": {} },
        "events": { "e": { "after": "1s..5s", "mayNeverCome": true,
          "do": [{ "startTimer": "u", "after": "12s" }] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "timer.u", "do": [{ "dismiss": "a" }] } ] } }
      """
    ),
    (
      // contract:F1, E19: the lower one is stuck below one that comes back for ever.
      "stuck-below-a-loop",
      """
      { "scenario": "s", "profile": "uialertview-ios7", \(coarse),
        "alerts": { "a": {}, "b": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }, { "show": "b" }] },
          { "event": "b.didDismiss", "do": [{ "show": "b" }] } ] } }
      """
    ),
    (
      // contract:E19: a timer that does nothing ticks beside a stuck alert.
      "ticking",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse), "alerts": { "a": {}, "b": {} },
        "app": { "on": [ { "event": "launched",
            "do": [{ "show": "a" }, { "startTimer": "t", "after": "50ms", "repeats": true }] },
          { "event": "timer.t", "do": [] } ] } }
      """
    ),
    (
      // Once a reply came, app code and its timer keep each other busy at one moment.
      "busy",
      """
      { "scenario": "s", "profile": "uialertview-ios7", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] } }, "vars": { "x": { "to": 1 } },
        "events": { "reply": { "after": "1s..2s", "mayNeverCome": true,
          "do": [{ "assign": "x", "value": 1 }, { "startTimer": "t", "after": "0s" }] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "timer.t", "do": [
            { "if": "x", "equals": 1, "then": [{ "startTimer": "t", "after": "0s" }] } ] } ] } }
      """
    ),
    (
      // contract:T1–T5: a timer that is cancelled in the background.
      "home-and-timer",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": {} },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didPresent", "do": [{ "startTimer": "t", "after": "3s" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] },
          { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "t" }] } ] } }
      """
    ),
    (
      // contract:T3: a repeating timer whose clock stops while the device sleeps.
      "repeating-asleep",
      """
      { "scenario": "s", "profile": "uialertview-ios7", \(coarse),
        "knobs": { "timerClock": "asleep" },
        "alerts": { "a": { "buttons": ["OK"] } }, "vars": { "n": { "to": 2 } },
        "interruptions": { "lock": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "startTimer": "t", "after": "1s", "repeats": true }] },
          { "event": "timer.t", "do": [{ "add": "n", "amount": 1 },
            { "if": "n", "equals": 2, "then": [{ "cancelTimer": "t" }, { "show": "a" }] }] } ] } }
      """
    ),
    (
      // contract:T2: two timers, one repeating, whose missed firings collapse.
      "repeating-awake",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] } }, "vars": { "n": { "to": 3 } },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "startTimer": "t", "after": "1s", "repeats": true },
            { "startTimer": "u", "after": "1500ms" }] },
          { "event": "timer.t", "do": [{ "add": "n", "amount": 1 },
            { "if": "n", "isAbove": 2, "then": [{ "cancelTimer": "t" }] }] },
          { "event": "timer.u", "do": [{ "show": "a" }] } ] } }
      """
    ),
    (
      // contract:L3: an answer that may never come, and one that must.
      "events",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": {}, "b": { "buttons": [{ "title": "No", "role": "cancel" }, "Yes"] } },
        "events": { "done": { "after": "1s..2s", "mayNeverCome": true, "do": [{ "dismiss": "a" }] },
          "news": { "after": "500ms..2500ms", "do": [{ "show": "b" }] } },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "await": "done" }, { "show": "a" }] } ] } }
      """
    ),
    (
      // contract:F1–F5, D3: alerts that cover each other and wait, with lines of the app in the script.
      "stack-and-queue",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": [{ "title": "No", "role": "cancel" }] },
          "b": { "buttons": ["OK"] }, "c": {} },
        "interruptions": { "call": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didPresent", "times": 1, "do": [{ "show": "b" }, { "show": "c" }] },
          { "event": "c.didPresent", "do": [{ "startTimer": "t", "after": "1s" }] },
          { "event": "timer.t", "do": [{ "dismiss": "c", "index": 4 }] } ] },
        "script": [{ "at": "1s", "do": [{ "dismiss": "a", "index": 0 }] },
          { "at": "3s", "tap": "b", "button": 0 }] }
      """
    ),
    (
      // contract:F2, G18: an app that believes the didDismiss of an alert that is only covered.
      "believes-the-cover",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didPresent", "times": 1, "do": [{ "show": "b" }] },
          { "event": "a.didDismiss", "do": [{ "show": "a" }] } ] } }
      """
    ),
    (
      // contract:C3–C5: a text field whose word enables a button.
      "word",
      """
      { "scenario": "s", "profile": "uialertview-ios7", \(coarse),
        "alerts": { "a": { "style": "plain", "buttons": [{ "title": "No", "role": "cancel" }, "Yes"],
          "delegate": { "implements": ["didPresent", "clicked", "willDismiss", "didDismiss", "shouldEnable"],
            "enables": { "field": 0, "equals": "word" } } } },
        "interruptions": { "panel": "every 60s", "cancelAlerts": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didDismiss", "index": 1, "times": 1, "do": [{ "show": "a" }] } ] } }
      """
    ),
    (
      // contract:U4–U13: a sheet, and a controller on top of it.
      "controllers",
      """
      { "scenario": "s", "profile": "uialertcontroller", \(coarse),
        "alerts": {
          "sheet": { "style": "actionSheet", "buttons": [{ "title": "Delete", "role": "destructive" },
            { "title": "Keep", "role": "cancel" }, { "title": "Off", "enabled": false }] },
          "sure": { "buttons": [{ "title": "No", "role": "cancel" }, "Yes"], "preferred": 1 } },
        "events": { "gone": { "after": "1s..3s", "mayNeverCome": true,
          "do": [{ "dismiss": "root" }] } },
        "interruptions": { "systemAlert": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "await": "gone" }, { "show": "sheet" }] },
          { "event": "sheet.presentCompletion", "do": [{ "startTimer": "t", "after": "500ms" }] },
          { "event": "timer.t", "do": [{ "show": "sure", "on": "sheet" }] },
          { "event": "sure.handler", "index": 0, "do": [{ "show": "sure" }] } ] } }
      """
    ),
    (
      // contract:U12: a show that is refused while a dismissal is under way.
      "refused",
      """
      { "scenario": "s", "profile": "uialertcontroller", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
        "events": { "push": { "after": "0s..3s", "do": [{ "show": "b" }] } },
        "app": { "on": [{ "event": "launched", "do": [{ "show": "a" }] }] } }
      """
    ),
    (
      // contract:G-1: the system cancels before the process ends.
      "before-multitasking",
      """
      { "scenario": "s", "profile": "uialertview-ios3", \(coarse),
        "alerts": { "a": { "buttons": [{ "title": "No", "role": "cancel" }, "Yes"] } },
        "interruptions": { "home": "every 60s", "call": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.clicked", "index": 1, "times": 1,
            "do": [{ "dismiss": "a", "index": 7, "animated": false }] } ] } }
      """
    ),
    (
      // contract:F8: an alert that comes back whenever it goes.
      "loop",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] } },
        "interruptions": { "kill": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didDismiss", "do": [{ "show": "a" }] } ] } }
      """
    ),
    (
      // contract:E18: a delegate that is freed while its alert is shown.
      "freed",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": { "buttons": ["OK"] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }, { "startTimer": "t", "after": "2s" }] },
          { "event": "timer.t", "do": [{ "releaseDelegate": "a" }] } ] } }
      """
    ),
    (
      // A timer that is later than people's patience, and a script that makes the app act later still.
      "late",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse), "patience": "2s",
        "alerts": { "a": {}, "b": { "buttons": ["OK"] } },
        "interruptions": { "home": "every 60s" },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }, { "startTimer": "t", "after": "4s" }] },
          { "event": "timer.t", "do": [{ "show": "b" }] } ] },
        "script": [{ "at": "2s", "tap": "a", "button": 0 },
          { "at": "8s", "do": [{ "dismiss": "a" }] }] }
      """
    ),
    (
      // contract:L3: what comes for a suspended app waits until it runs again.
      "arrives-in-the-background",
      """
      { "scenario": "s", "profile": "uialertview-ios6", \(coarse),
        "alerts": { "a": {} },
        "events": { "done": { "after": "1s..2s", "mayNeverCome": true, "do": [{ "show": "a" }] } },
        "app": { "on": [{ "event": "launched", "do": [{ "await": "done" }] }] },
        "script": [{ "at": "500ms", "system": "home" }, { "at": "4s", "system": "return" }] }
      """
    ),
  ]
}
