import AlertTesting

extension Twins {
  static let login = Twin(
    file: """
      { "scenario": "Log in", "profile": "uialertview-ios7", "device": "pad",
        "knobs": { "timerClock": "asleep", "coveredAlertCallbacks": "none" },
        "timing": { "appear": "375ms", "disappear": "200ms", "suspendDelay": "5s" },
        "starts": "running", "end": "2m", "patience": "20s", "perceptionLimit": "200ms",
        "alerts": {
          "login": { "title": "Log in", "style": "login", "cancelButtonIndex": 0,
            "buttons": [{ "title": "Cancel", "role": "cancel" }, "OK", null,
              { "title": "Later", "added": true },
              { "title": "Delete", "role": "destructive", "enabled": false }],
            "delegate": {
              "implements": ["willPresent", "clicked", "cancel", "didDismiss", "shouldEnable"],
              "enables": { "field": 1, "equals": "secret" } } },
          "silent": { "title": "Löschen? 🎉", "delegate": null } },
        "script": [
          { "at": "0s", "do": [{ "show": "login" }] },
          { "at": "1s", "type": "login", "field": 1, "text": "secret" },
          { "at": "1s", "type": "login", "text": "me" },
          { "at": "2s", "touchDown": "login", "button": "OK" },
          { "at": "2100ms", "touchUp": "login" },
          { "at": "2200ms", "touchDown": "login", "button": 1 },
          { "at": "6s", "do": [
            { "dismiss": "login", "index": 2, "animated": false },
            { "addButton": "silent", "title": null },
            { "set": "silent", "title": "New" }, { "set": "silent", "message": null },
            { "set": "silent", "style": "secure" }, { "set": "silent", "style": "plain" },
            { "set": "silent", "cancelButtonIndex": 1 },
            { "setDelegate": "silent", "delegate": { "implements": [], "enables": false } },
            { "setDelegate": "silent", "delegate": {} }, { "setDelegate": "silent", "delegate": null },
            { "releaseDelegate": "silent" }, { "implement": "silent", "method": "cancel" } ] } ],
        "checks": { "unhandled-button": "off", "no-exit": "note", "stuck-ui": "warning",
          "wrong-index": "error" } }
      """,
    built: AlertScenario(
      "Log in", profile: .uiAlertView(iOS: 7), device: .pad,
      knobs: ["timerClock": "asleep", "coveredAlertCallbacks": "none"],
      timing: .init(
        appear: .milliseconds(375), disappear: .milliseconds(200), suspendDelay: .seconds(5)),
      starts: .running, end: .seconds(120), patience: .seconds(20),
      perceptionLimit: .milliseconds(200),
      checks: [
        "unhandled-button": .off, "no-exit": .note, "stuck-ui": .warning, "wrong-index": .error,
      ]
    ) {
      Alert(
        "login", title: "Log in", style: .login,
        buttons: [
          .cancel("Cancel"), "OK", .init(nil), .init("Later", isAddedLater: true),
          .init("Delete", role: .destructive, isEnabled: false),
        ],
        cancelButtonIndex: 0,
        delegate: .implementing(
          [.willPresent, .clicked, .cancel, .didDismiss, .shouldEnable],
          enables: .whenField(1, equals: "secret")))
      Alert("silent", title: "Löschen? 🎉", delegate: .absent)
      At(.zero) { Show("login") }
      At(.seconds(1), .type("secret", in: "login", field: 1))
      At(.seconds(1), .type("me", in: "login"))
      At(.seconds(2), .touchDown("login", button: "OK"))
      At(.milliseconds(2_100), .touchUp("login"))
      At(.milliseconds(2_200), .touchDown("login", button: 1))
      At(.seconds(6)) {
        Dismiss("login", index: 2, animated: false)
        AddButton(nil, to: "silent")
        Change("silent", .title("New"))
        Change("silent", .message(nil))
        Change("silent", .style(.secure))
        Change("silent", .style(.plain))
        Change("silent", .cancelButtonIndex(1))
        SetDelegate(.implementing([], enables: .never), of: "silent")
        SetDelegate(.usual, of: "silent")
        SetDelegate(.absent, of: "silent")
        ReleaseDelegate(of: "silent")
        Implement(.cancel, of: "silent")
      }
    })

  static let bound = Twin(
    file: """
      { "scenario": "Two bindings", "profile": "swiftui-alert",
        "alerts": {
          "a": { "shadowed": true },
          "b": { "buttons": [{ "title": "OK", "handler": false }] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }, { "show": "b" }] },
          { "event": "b.bindingCleared", "do": [{ "dismiss": "a" }] } ] },
        "script": [ { "at": "1s", "tap": "b", "button": "OK" }, { "at": "2s", "escape": "b" },
          { "at": "2s", "swipe": "b" } ] }
      """,
    built: AlertScenario("Two bindings", profile: .swiftUIAlert) {
      Alert("a", isShadowed: true)
      Alert("b", buttons: [.init("OK", hasHandler: false)])
      When(.launched) {
        Show("a")
        Show("b")
      }
      When("b", .bindingCleared) { Dismiss("a") }
      At(.seconds(1), .tap("b", button: "OK"))
      At(.seconds(2), .escape("b"))
      At(.seconds(2), .swipe("b"))
    })

  static let sheets = Twin(
    file: """
      { "scenario": "Two sheets", "profile": "uiactionsheet-ios8.0", "device": "pad",
        "alerts": {
          "a": { "buttons": [{ "title": "Delete", "role": "destructive" }, "Copy",
            { "title": "Cancel", "role": "cancel" }] },
          "b": { "hosted": false } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didDismiss", "do": [{ "show": "b" }] } ] },
        "script": [ { "at": "1s", "tapOutside": "a" } ] }
      """,
    built: AlertScenario("Two sheets", profile: .uiActionSheet(iOS: 8), device: .pad) {
      Alert("a", buttons: [.destructive("Delete"), "Copy", .init("Cancel", role: .cancel)])
      Alert("b", isHosted: false)
      When(.launched) { Show("a") }
      When("a", .didDismiss) { Show("b") }
      At(.seconds(1), .tapOutside("a"))
    })

  static let controllers = Twin(
    file: """
      { "scenario": "Two controllers", "profile": "uialertcontroller", "starts": "notRunning",
        "alerts": {
          "a": { "textFields": 1, "preferred": 1, "blocksReturn": true,
            "buttons": [{ "title": "No", "role": "cancel", "handler": false }, "Yes"] },
          "sheet": { "style": "actionSheet", "anchor": true,
            "buttons": ["Copy", { "title": "Delete", "role": "destructive" }] },
          "page": { "kind": "viewController" }, "frozen": { "neverAppears": true } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a", "on": "root" }] },
          { "event": "app.didBecomeActive", "do": [{ "show": "sheet", "on": "a" }] },
          { "event": "a.handler", "index": 1, "times": 3, "do": [
            { "addButton": "a", "title": "More", "role": "destructive" },
            { "addTextField": "a" }, { "set": "a", "preferred": 0 },
            { "set": "a", "button": 1, "enabled": false } ] },
          { "event": "a.textChanged", "index": 0, "do": [
            { "set": "a", "button": 1, "enabled": true } ] },
          { "event": "a.presentCompletion", "do": [{ "dismiss": "a" }] },
          { "event": "root.dismissCompletion", "do": [{ "dismiss": "root" }] } ] },
        "script": [
          { "at": "0s", "system": "launch" }, { "at": "1s", "pressReturn": "a" },
          { "at": "1s", "tapOutside": "sheet" } ] }
      """,
    built: AlertScenario("Two controllers", profile: .uiAlertController, starts: .notRunning) {
      Alert(
        "a", buttons: [.init("No", role: .cancel, hasHandler: false), "Yes"], textFields: 1,
        preferred: 1, blocksReturn: true)
      Alert(
        "sheet", style: .actionSheet, buttons: ["Copy", .destructive("Delete")], hasAnchor: true)
      ViewController("page")
      Alert("frozen", neverAppears: true)
      When(.launched) { Show("a", on: "root") }
      When(.didBecomeActive) { Show("sheet", on: "a") }
      When("a", .handler, index: 1, times: 3) {
        AddButton("More", to: "a", role: .destructive)
        AddTextField(to: "a")
        Change("a", .preferred(0))
        Change("a", .isEnabled(false, button: 1))
      }
      When("a", .textChanged, index: 0) { Change("a", .isEnabled(true, button: 1)) }
      When("a", .presentCompletion) { Dismiss("a") }
      When("root", .dismissCompletion) { Dismiss("root") }
      At(.zero, .launch)
      At(.seconds(1), .pressReturn("a"))
      At(.seconds(1), .tapOutside("sheet"))
    })

  static let uploads = Twin(
    file: """
      { "scenario": "An upload that is tried again", "profile": "uialertview-ios8",
        "vars": {
          "tries": { "initial": 1, "from": -1, "to": 3, "beyond": "wrap" }, "fixed": { "to": 1 } },
        "alerts": { "progress": { "title": "Uploading" }, "failed": { "buttons": ["Again"] } },
        "app": { "on": [
          { "event": "progress.didPresent", "do": [
            { "startTimer": "auto", "after": "3s" },
            { "startTimer": "tick", "after": "1us", "repeats": true } ] },
          { "event": "timer.auto", "times": 5, "do": [
            { "if": "tries", "isBelow": 3, "then": [{ "add": "tries", "amount": 1 }], "else": [
              { "assign": "tries", "value": 0 }, { "cancelTimer": "tick" } ] },
            { "if": "fixed", "isAbove": 0, "then": [{ "startTimer": "auto", "after": "0s" }] },
            { "if": "fixed", "equals": 0, "then": [] },
            { "if": "fixed", "isNot": 0, "then": [{ "repeat": 3, "do": [{ "show": "failed" }] }] } ] },
          { "event": "failed.clicked", "index": 0, "do": [{ "show": "progress" }] } ] } }
      """,
    built: AlertScenario("An upload that is tried again", profile: .uiAlertView(iOS: 8)) {
      Variable("tries", in: -1...3, initial: 1, beyond: .wrap)
      Variable("fixed", in: 0...1, beyond: .saturate)
      Alert("progress", title: "Uploading")
      Alert("failed", buttons: ["Again"])
      When("progress", .didPresent) {
        StartTimer("auto", after: .seconds(3))
        StartTimer("tick", after: .microseconds(1), repeats: true)
      }
      When(timer: "auto", times: 5) {
        If("tries", .isBelow(3)) {
          Add(1, to: "tries")
        } otherwise: {
          Assign(0, to: "tries")
          CancelTimer("tick")
        }
        If("fixed", .isAbove(0)) { StartTimer("auto", after: .zero) }
        If("fixed", .equals(0)) {}
        If("fixed", .isNot(0)) {
          Repeat(3) { Show("failed") }
        }
      }
      When("failed", .clicked, index: 0) { Show("progress") }
    })
}
