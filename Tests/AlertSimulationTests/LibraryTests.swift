import AlertModel
import AlertSimulation
import ScenarioFiles
import Testing

/// Alerts, waiting views and messages of libraries: what many of them share, and the knobs for where they part.
@Suite struct LibraryTests {
  private func trace(
    _ profile: String, _ alerts: String, _ handlers: String, _ script: String, extra: String = ""
  ) throws -> String {
    let text = """
      { "scenario": "s", "profile": "\(profile)", \(extra)
        "alerts": { \(alerts) }, "app": { "on": [ \(handlers) ] }, "script": [ \(script) ] }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "library.json5")
    return Notation.line(of: Runner.runScript(scenario.compiled))
  }

  private let two = #""a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] }"#
  private let atLaunch = #"{ "event": "launched", "do": [{ "show": "a" }] }"#
  private let thenB = #"{ "at": "1s", "do": [{ "show": "b" }] }"#
  private let tapB = #"{ "at": "2s", "tap": "b", "button": 0 }"#

  // Unlike contract:U4, the action runs while the alert is still there.
  @Test func anActionRunsBeforeTheViewIsGone() throws {
    #expect(
      try trace(
        "own-window", #""a": { "buttons": ["OK"] }"#, atLaunch,
        #"{ "at": "1s", "tap": "a", "button": 0 }"#)
        == "show · presentCompletion · tap(0) · handler(0) · dismissCompletion")
  }

  @Test func alertsInWindowsStackAndMayGoTogether() throws {
    let script = "\(thenB), \(tapB), " + #"{ "at": "3s", "tap": "a", "button": 0 }"#
    let start =
      "a.show · a.presentCompletion · b.show · b.presentCompletion · b.tap(0) · b.handler(0) · b.dismissCompletion"
    #expect(
      try trace("own-window", two, atLaunch, script)
        == start + " · a.tap(0) · a.handler(0) · a.dismissCompletion")
    #expect(
      try trace(
        "own-window", two, atLaunch, script, extra: #""knobs": { "sharedWindow": "yes" },"#)
        == start + " · ignored:a.tap(0)")
  }

  // Whoever waits for the answer of the one that was replaced waits for ever.
  @Test func aSingletonIsReplacedWithoutAWord() throws {
    #expect(
      try trace("replace-singleton", two, atLaunch, "\(thenB), \(tapB)")
        == "a.show · a.presentCompletion · b.show · b.presentCompletion · b.tap(0) · b.handler(0) · b.dismissCompletion"
    )
    #expect(
      try trace(
        "replace-singleton", #""a": { "buttons": ["OK"] }"#, atLaunch,
        #"{ "at": "1s", "escape": "a" }"#)
        == "show · presentCompletion · escape · dismissCompletion")
  }

  // Whatever waits for one that goes, the newest comes, and nothing lies below it.
  @Test func ofSeveralThatWaitTheNewestComes() throws {
    #expect(
      try trace(
        "hud", #""a": {}, "b": {}, "c": {}"#, atLaunch,
        #"{ "at": "1s", "do": [{ "dismiss": "a" }] }, { "at": "1100ms", "do": [{ "show": "b" }, { "show": "c" }] }"#
      )
        == "a.show · a.presentCompletion · a.dismiss · b.show · c.show · a.dismissCompletion · c.presentCompletion"
    )
  }

  @Test func whatLiesAboveStays() throws {
    let script =
      "\(thenB), "
      + #"{ "at": "3s", "do": [{ "dismiss": "a" }] }, { "at": "4s", "tap": "b", "button": 0 }"#
    #expect(
      try trace(
        "own-window", two, atLaunch, script, extra: #""knobs": { "sharedWindow": "yes" },"#
      ).hasSuffix("a.dismiss · a.dismissCompletion · b.tap(0) · b.handler(0) · b.dismissCompletion")
    )
  }

  @Test func aWaitingViewTakesNoInputAndMayMissAnEarlyDismissal() throws {
    let early =
      #"{ "event": "launched", "do": [{ "show": "a" }, { "dismiss": "a" }] }"#
    #expect(
      try trace("hud", #""a": {}"#, early, #"{ "at": "2s", "tapOutside": "a" }"#)
        == "show · dismiss · presentCompletion · dismissCompletion · ignored:tapOutside")
    #expect(
      try trace(
        "hud", #""a": {}"#, early, #"{ "at": "2s", "tapOutside": "a" }"#,
        extra: #""knobs": { "earlyDismiss": "ignored" },"#)
        == "show · ignored:dismiss · presentCompletion · ignored:tapOutside")
  }

  // Shown again while it fades out, it goes all the same.
  @Test func aWaitingViewThatFadesOutTakesTheNextOneAlong() throws {
    #expect(
      try trace(
        "hud", #""a": {}"#, atLaunch,
        #"{ "at": "1s", "do": [{ "dismiss": "a" }] }, { "at": "1100ms", "do": [{ "show": "a" }] }"#)
        == "show · presentCompletion · dismiss · refused:show · dismissCompletion")
  }

  @Test func messagesComeOneAfterTheOther() throws {
    #expect(
      try trace(
        "message-queue", #""a": {}, "b": {}"#,
        #"{ "event": "launched", "do": [{ "show": "a" }, { "show": "b" }] }"#,
        #"{ "at": "1s", "swipe": "a" }"#)
        == "a.show · b.show · a.presentCompletion · a.swipe · a.dismissCompletion · b.presentCompletion"
    )
  }

  @Test func escapeChoosesTheCancelAction() throws {
    let alert = #""a": { "buttons": ["Delete", { "title": "Keep", "role": "cancel" }] }"#
    let escape = #"{ "at": "1s", "escape": "a" }"#
    #expect(
      try trace("uialertcontroller", alert, atLaunch, escape)
        == "show · presentCompletion · escape · handler(1)")
    #expect(
      try trace("swiftui-alert", alert, atLaunch, escape)
        == "show · escape · bindingCleared · handler(1)")
    #expect(
      try trace(
        "uialertcontroller", alert, atLaunch, escape, extra: #""knobs": { "escapeCancels": "no" },"#
      )
        == "show · presentCompletion · ignored:escape")
    // Without a cancel action there is nothing to choose.
    #expect(
      try trace("uialertcontroller", #""a": { "buttons": ["OK"] }"#, atLaunch, escape)
        == "show · presentCompletion · ignored:escape")
  }
}

/// Questions that the system asks for the app: only a person answers them (contract:F7, 7.1).
@Suite struct SystemPromptTests {
  private func trace(_ handlers: String, _ script: String) throws -> String {
    let text = """
      { "scenario": "s", "profile": "system-prompt",
        "alerts": { "a": { "buttons": [{ "title": "Don't Allow", "role": "cancel" }, "Allow"] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] } \(handlers) ] },
        "script": [ \(script) ] }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "prompt.json5")
    return Notation.line(of: Runner.runScript(scenario.compiled))
  }

  // contract:7.1: the app resigns while it is up; its answer comes when it is active again.
  @Test func aPersonAnswersWhileTheAppIsNotActive() throws {
    #expect(
      try trace("", #"{ "at": "1s", "tap": "a", "button": 1 }"#)
        == "show · tap(1) · app.didBecomeActive · handler(1)")
  }

  @Test func theAppCannotTakeItAway() throws {
    #expect(
      try trace("", #"{ "at": "1s", "do": [{ "dismiss": "a" }] }"#)
        == "show · unavailable")
  }

  // By report, leaving the app is the answer no.
  @Test func leavingTheAppAnswersNo() throws {
    #expect(
      try trace("", #"{ "at": "1s", "system": "home" }, { "at": "2s", "system": "return" }"#)
        == "show · home · app.didEnterBackground · systemCancel · handler(0) · return · app.willEnterForeground · app.didBecomeActive"
    )
  }
}
