import AlertModel
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

/// SwiftUI's alerts do what the contract says of them (contract:W1–W8).
@Suite struct SwiftUITests {
  private func trace(
    _ alerts: String, _ handlers: String, _ script: String, profile: String = "swiftui-alert",
    extra: String = ""
  ) throws -> String {
    let text = """
      { "scenario": "s", "profile": "\(profile)", \(extra)
        "alerts": { \(alerts) }, "app": { "on": [ \(handlers) ] }, "script": [ \(script) ] }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "swiftui.json5")
    return Notation.line(of: Runner.runScript(scenario.compiled))
  }

  private let atLaunch = #"{ "event": "launched", "do": [{ "show": "a" }] }"#

  // contract:W1, W2: the binding is cleared, then the action runs; the knob turns that round.
  @Test func anActionClearsTheBinding() throws {
    let alert = #""a": { "buttons": ["Delete", { "title": "Keep", "role": "cancel" }] }"#
    let tap = #"{ "at": "1s", "tap": "a", "button": 0 }"#
    #expect(
      try trace(alert, atLaunch, tap) == "show · tap(0) · bindingCleared · handler(0)")
    #expect(
      try trace(alert, atLaunch, tap, extra: #""knobs": { "swiftUIBindingFirst": "no" },"#)
        == "show · tap(0) · handler(0) · bindingCleared")
  }

  // contract:W1: the app clears its binding itself, and is not told of it.
  @Test func clearingTheBindingDismisses() throws {
    let scripted =
      #"{ "at": "1s", "do": [{ "dismiss": "a" }] }, { "at": "2s", "tap": "a", "button": 0 }"#
    #expect(
      try trace(#""a": { "buttons": ["OK"] }"#, atLaunch, scripted)
        == "show · dismiss · ignored:tap(0)")
  }

  // contract:W3: never without a button; the button that the system adds has no action.
  @Test func anAlertWithoutActionsGetsAnOK() throws {
    #expect(
      try trace(#""a": {}"#, atLaunch, #"{ "at": "1s", "tap": "a", "button": 0 }"#)
        == "show · tap(0) · bindingCleared")
  }

  // contract:W4: of two cancel buttons the last is drawn, and the other takes no taps.
  @Test func onlyTheLastCancelButtonIsDrawn() throws {
    let alert =
      #""a": { "buttons": [{ "title": "No", "role": "cancel" }, { "title": "Not now", "role": "cancel" }] }"#
    #expect(
      try trace(
        alert, atLaunch,
        #"{ "at": "1s", "tap": "a", "button": 0 }, { "at": "2s", "tap": "a", "button": 1 }"#)
        == "show · ignored:tap(0) · tap(1) · bindingCleared · handler(1)")
  }

  // contract:W5: one of two modifiers on a view never presents, whatever its binding.
  @Test func ofTwoModifiersOneNeverPresents() throws {
    #expect(
      try trace(
        #""a": { "shadowed": true, "buttons": ["OK"] }"#, atLaunch,
        #"{ "at": "1s", "tap": "a", "button": 0 }"#)
        == "refused:show · ignored:tap(0)")
  }

  // contract:W6: presented with the first view.
  @Test func aBindingThatIsTrueFromTheStartPresents() throws {
    #expect(
      try trace(
        #""a": { "buttons": ["OK"] }"#,
        #"{ "event": "app.didFinishLaunching", "do": [{ "show": "a" }] }"#,
        #"{ "at": "1s", "tap": "a", "button": 0 }"#)
        == "show · tap(0) · bindingCleared · handler(0)"
    )
  }

  // contract:W7: while one is up or on its way off, another one is refused, unless the knob has it wait.
  @Test func aSecondAlertFromAnActionMayBeLost() throws {
    let alerts = #""a": { "buttons": ["Next"] }, "b": { "buttons": ["OK"] }"#
    let handlers = atLaunch + #", { "event": "a.handler", "do": [{ "show": "b" }] }"#
    let tap = #"{ "at": "1s", "tap": "a", "button": 0 }"#
    let start = "a.show · a.tap(0) · a.bindingCleared · a.handler(0) · "
    #expect(try trace(alerts, handlers, tap) == start + "refused:b.show")
    #expect(
      try trace(
        alerts, handlers, tap + #", { "at": "2s", "tap": "b", "button": 0 }"#,
        extra: #""knobs": { "whenBusy": "queue" },"#)
        == start + "b.show · b.tap(0) · b.bindingCleared · b.handler(0)")
  }

  // contract:W7: the other possible answer: the new one takes the place of the old one at once.
  @Test func aNewAlertMayTakeThePlaceOfTheOld() throws {
    #expect(
      try trace(
        #""a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] }"#, atLaunch,
        #"{ "at": "1s", "do": [{ "show": "b" }] }, { "at": "2s", "tap": "b", "button": 0 }"#,
        extra: #""knobs": { "whenBusy": "replace" },"#)
        == "a.show · b.show · a.bindingCleared · b.tap(0) · b.bindingCleared · b.handler(0)")
  }

  // contract:W8: a phone's dialog has a cancel button of the system's; tapping away runs no action.
  @Test func aConfirmationDialogCanBeTappedAway() throws {
    let dialog = #""a": { "buttons": [{ "title": "Delete", "role": "destructive" }] }"#
    let profile = "swiftui-confirmation"
    #expect(
      try trace(dialog, atLaunch, #"{ "at": "1s", "tap": "a", "button": 1 }"#, profile: profile)
        == "show · tap(1) · bindingCleared")
    #expect(
      try trace(dialog, atLaunch, #"{ "at": "1s", "tapOutside": "a" }"#, profile: profile)
        == "show · tapOutside · bindingCleared")
    // A popover has no cancel button.
    #expect(
      try trace(
        dialog, atLaunch, #"{ "at": "1s", "tap": "a", "button": 1 }"#, profile: profile,
        extra: #""device": "pad","#) == "show · ignored:tap(1)")
  }
}

/// From iOS 26 on sheets are popovers on a phone, too, if the knob says so (contract:U22).
@Suite struct PhonePopoverTests {
  private func trace(_ profile: String, _ alert: String, _ script: String) throws -> String {
    let text = """
      { "scenario": "s", "profile": "\(profile)", "knobs": { "phoneSheets": "popover" },
        "alerts": { "a": \(alert) },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] } ] },
        "script": [ \(script) ] }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "popover.json5")
    return Notation.line(of: Runner.runScript(scenario.compiled))
  }

  // contract:U22, U18: without a cancel button to tap, and gone with a tap beside it.
  @Test func aSheetHasNoCancelButton() throws {
    let sheet =
      #"{ "style": "actionSheet", "buttons": ["Copy", { "title": "No", "role": "cancel" }] }"#
    #expect(
      try trace(
        "uialertcontroller", sheet,
        #"{ "at": "1s", "tap": "a", "button": 1 }, { "at": "2s", "tapOutside": "a" }"#)
        == "show · presentCompletion · ignored:tap(1) · tapOutside · handler(1)")
  }

  // contract:U22, W8
  @Test func aConfirmationDialogBringsNone() throws {
    #expect(
      try trace(
        "swiftui-confirmation", #"{ "buttons": ["Copy"] }"#,
        #"{ "at": "1s", "tap": "a", "button": 1 }, { "at": "2s", "tapOutside": "a" }"#)
        == "show · ignored:tap(1) · tapOutside · bindingCleared")
  }
}
