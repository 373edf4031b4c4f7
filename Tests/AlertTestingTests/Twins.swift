import AlertTesting

/// A scenario built in Swift, and the file that says the same.
struct Twin: Sendable {
  let file: String
  let built: AlertScenario
}

/// Scenarios written twice; together they have every statement, input and option.
enum Twins {
  static let all = [
    login, controllers, sheets, bound, uploads, system, reads, dismissed, cover, waiting, rating,
  ]

  static let dismissed = Twin(
    file: """
      { "scenario": "Auto-dismiss", "profile": "uialertview-ios6",
        "alerts": { "progress": { "title": "Uploading", "message": "Please wait.", "buttons": [] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "progress" }] },
          { "event": "progress.didPresent", "do": [{ "startTimer": "auto", "after": "3s" }] },
          { "event": "timer.auto", "do": [{ "dismiss": "progress" }] },
          { "event": "app.didEnterBackground", "do": [{ "cancelTimer": "auto" }] } ] },
        "script": [{ "at": "1s", "system": "home" }, { "at": "5s", "system": "return" }] }
      """,
    built: AlertScenario("Auto-dismiss", profile: .uiAlertView(iOS: 6)) {
      Alert("progress", title: "Uploading", message: "Please wait.")
      When(.launched) { Show("progress") }
      When("progress", .didPresent) { StartTimer("auto", after: .seconds(3)) }
      When(timer: "auto") { Dismiss("progress") }
      When(.didEnterBackground) { CancelTimer("auto") }
      At(.seconds(1), .home)
      At(.seconds(5), .return)
    })

  static let cover = Twin(
    file: """
      { "scenario": "A notice covers a question", "profile": "uialertview-ios4",
        "alerts": {
          "question": { "title": "Delete?",
            "buttons": [{ "title": "Cancel", "role": "cancel" }, "Delete"] },
          "notice": { "title": "Battery low", "buttons": [{ "title": "Close", "role": "cancel" }] } },
        "app": { "on": [{ "event": "launched", "do": [{ "show": "question" }] }] },
        "script": [
          { "at": "1s", "do": [{ "show": "notice" }] },
          { "at": "2s", "tap": "notice", "button": 0 },
          { "at": "3s", "tap": "question", "button": "Delete" } ] }
      """,
    built: AlertScenario("A notice covers a question", profile: .uiAlertView(iOS: 4)) {
      // An alert may stand behind what speaks of it.
      When(.launched) { Show("question") }
      At(.seconds(1)) { Show("notice") }
      At(.seconds(2), .tap("notice", button: 0))
      At(.seconds(3), .tap("question", button: "Delete"))
      Alert("question", title: "Delete?", buttons: [.cancel("Cancel"), "Delete"])
      Alert("notice", title: "Battery low", buttons: [.cancel("Close")])
    })

  static let waiting = Twin(
    file: """
      { "scenario": "Waiting", "profile": "uialertview-ios3",
        "alerts": { "progress": { "title": "Uploading" } },
        "events": {
          "uploadDone": { "after": "200ms..30s", "mayNeverCome": true, "do": [{ "dismiss": "progress" }] },
          "reply": { "after": "1500ms" } },
        "app": { "on": [
          { "event": "event.uploadDone", "times": 2, "do": [] },
          { "event": "launched", "do": [{ "await": "uploadDone" }, { "show": "progress" }] } ] },
        "script": [{ "at": "12s", "event": "uploadDone" }] }
      """,
    built: AlertScenario("Waiting", profile: .named("uialertview-ios3")) {
      Alert("progress", title: "Uploading")
      When(event: "uploadDone", times: 2) {}
      When(.launched) {
        Await("uploadDone")
        Show("progress")
      }
      OutsideEvent("uploadDone", after: .milliseconds(200) ... .seconds(30), mayNeverCome: true) {
        Dismiss("progress")
      }
      OutsideEvent("reply", after: .seconds(1.5))
      At(.seconds(12), .event("uploadDone"))
    })

  static let rating = Twin(
    file: """
      { "scenario": "Rating", "profile": "uialertcontroller",
        "alerts": {
          "ask": { "title": "Rate?", "buttons": [{ "title": "Not now", "role": "cancel" }, "Rate"] },
          "thanks": { "title": "Thank you", "buttons": ["OK"] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "ask" }] },
          { "event": "ask.handler", "index": 1, "do": [{ "show": "thanks" }] } ] },
        "script": [
          { "at": "1s", "tap": "ask", "button": 1 }, { "at": "3s", "tap": "thanks", "button": 0 } ] }
      """,
    built: AlertScenario("Rating", profile: .uiAlertController) {
      Alert("ask", title: "Rate?", buttons: [.cancel("Not now"), "Rate"])
      Alert("thanks", title: "Thank you", buttons: ["OK"])
      When(.launched) { Show("ask") }
      When("ask", .handler, index: 1) { Show("thanks") }
      for (time, alert, button) in [(1, "ask", 1), (3, "thanks", 0)] {
        At(.seconds(time), .tap(alert, button: button))
      }
    })
}
