/// Files that are in order; together they have every key, statement, input and expectation.
enum Samples {
  static let all: [(name: String, text: String)] = [
    ("view", view), ("sheet", sheet), ("bound", bound), ("controller", controller),
    ("logic", logic),
  ]

  static let view = """
    // Everything that is about alert views.
    {
      "$schema": "../schema/scenario.schema.json",
      "scenario": "Two alert views, one with text fields",
      "profile": "uialertview-ios6",
      "device": "pad",
      "knobs": { "timerClock": "asleep", "coveredAlertCallbacks": "none" },
      "timing": { "appear": "375ms", "disappear": "0.2s", "suspendDelay": "5s" },
      "starts": "running",
      "end": "2m",
      "patience": "20s",
      "perceptionLimit": "0.2s",
      "alerts": {
        "login": {
          "kind": "alertView", "title": "Log in", "message": null, "style": "login",
          "buttons": [
            { "title": "Cancel", "role": "cancel" }, "OK", null, { "title": "Later", "added": true },
            { "title": "Delete", "role": "destructive", "enabled": false },
          ],
          "cancelButtonIndex": 0,
          "delegate": {
            "implements": ["willPresent", "clicked", "cancel", "didDismiss", "shouldEnable"],
            "enables": { "field": 1, "equals": "secret" },
          },
        },
        "silent": { "title": "Löschen? 🎉", "delegate": null },
      },
      "script": [
        { "at": "0s", "do": [{ "show": "login" }] },
        { "at": "1s", "type": "login", "field": 1, "text": "secret" },
        { "at": "1s", "type": "login", "text": "me" },
        { "at": "2s", "touchDown": "login", "button": "OK" },
        { "at": "2.1s", "touchUp": "login" },
        { "at": "3s", "tap": "login", "button": 1 },
        { "at": "3s", "tap": "login", "button": "Later" },
        { "at": "4s", "system": "home" },
        { "at": "5s", "system": "return" },
        { "at": "6s", "do": [
          { "dismiss": "login", "index": 2, "animated": false },
          { "addButton": "silent", "title": null },
          { "set": "silent", "title": "New" }, { "set": "silent", "message": null },
          { "set": "silent", "style": "secure" }, { "set": "silent", "cancelButtonIndex": 1 },
          { "setDelegate": "silent", "delegate": { "implements": [], "enables": false } },
          { "setDelegate": "silent", "delegate": {} },
          { "releaseDelegate": "silent" }, { "implement": "silent", "method": "cancel" },
          { "read": "login", "property": "textFieldAt", "position": 1 },
          { "read": "login", "property": "buttonTitles" },
        ] },
      ],
      "people": ["ordinary", "childMonkey"], "round": "50ms",
      "interruptions": { "call": "every 5m", "home": "every 60s", "memoryWarning": "every 1.5h" },
      "checks": { "unhandled-button": "off", "stuck-ui": "warning" },
      "allow": [
        { "kind": "no-exit", "alert": "silent", "reason": "Known: #12.", "until": "2026-12-31" },
        { "kind": "stuck-ui", "reason": "Gone with 2.0.", "until": "2028-02-29" },
      ],
      "expect": {
        "findings": "none",
        "explored": [{ "kind": "stuck-ui", "alert": "login", "grade": "lateTimer" }],
        "trace": "login.show · login.willPresent",
        "reads": [
          {
            "at": "1s", "alert": "login", "visible": true, "numberOfButtons": 5,
            "cancelButtonIndex": 0, "firstOtherButtonIndex": 1, "destructiveButtonIndex": -1,
            "title": "Log in", "message": null, "buttonTitles": ["Cancel", null], "styleRaw": 3,
            "textFieldCount": 2, "text0": "me", "text1": "••••••", "delegateIsNil": false,
            "layout": "stack", "drawOrder": [1, 0], "emphasised": null, "publicDismissCalls": 0,
            "isPresented": true,
          },
        ],
      },
    }
    """

  static let bound = """
    {
      "scenario": "Two alert modifiers on one view",
      "profile": "swiftui-alert",
      "alerts": { "a": { "shadowed": true }, "b": { "buttons": [{ "title": "OK", "handler": false }] } },
      "app": { "on": [
        { "event": "launched", "do": [{ "show": "a" }, { "show": "b" }] },
        { "event": "b.bindingCleared", "do": [{ "dismiss": "a" }] },
      ] },
      "script": [{ "at": "1s", "escape": "b" }, { "at": "2s", "swipe": "b" }],
    }
    """

  static let sheet = """
    {
      "scenario": "A sheet in a view without a window",
      "profile": "uiactionsheet-ios7",
      "alerts": { "a": { "hosted": false, "buttons": ["Copy"] } },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "a" }] }] },
    }
    """

  static let controller = """
    {
      "scenario": "Two controllers",
      "profile": "uialertcontroller",
      "starts": "notRunning",
      "alerts": {
        "a": {
          "style": "alert", "textFields": 1, "preferred": 1, "blocksReturn": true,
          "buttons": [{ "title": "No", "role": "cancel", "handler": false }, "Yes"],
        },
        "sheet": { "style": "actionSheet", "anchor": true, "buttons": ["Copy", "Move"] },
        "page": { "kind": "viewController" },
        "frozen": { "neverAppears": true },
      },
      "app": {
        "on": [
          { "event": "launched", "do": [{ "show": "a", "on": "root" }] },
          { "event": "app.didBecomeActive", "do": [{ "show": "sheet", "on": "a" }] },
          { "event": "a.handler", "index": 1, "times": 3, "do": [
            { "addButton": "a", "title": "More", "role": "destructive" },
            { "addTextField": "a" },
            { "set": "a", "preferred": 0 },
            { "set": "a", "button": 1, "enabled": false },
            { "read": "root", "property": "presented" },
          ] },
          { "event": "a.presentCompletion", "do": [{ "dismiss": "a" }] },
          { "event": "a.dismissCompletion", "do": [] },
          { "event": "root.dismissCompletion", "do": [{ "dismiss": "root" }] },
        ],
      },
      "script": [
        { "at": "0s", "system": "launch" },
        { "at": "1s", "pressReturn": "a" },
        { "at": "1s", "tapOutside": "sheet" },
      ],
      "expect": {
        "findings": [
          { "kind": "stuck-ui", "alert": "a", "grade": "killingTheApp", "at": "1s" },
          { "kind": "leak" },
        ],
        "reads": [
          { "at": "1s", "alert": "root", "presented": "a" },
          { "at": "1s", "alert": "sheet", "presented": null },
        ],
      },
    }
    """

  static let logic = """
    {
      "scenario": "An upload that is tried again",
      "profile": "uialertview-ios7",
      "timing": { "appear": "0s", "disappear": "0s" },
      "vars": {
        "tries": { "initial": 1, "from": -1, "to": 3, "beyond": "wrap" }, "fixed": { "to": 1 },
      },
      "alerts": { "progress": { "title": "Uploading" }, "failed": { "buttons": ["Again"] } },
      "events": {
        "uploadDone": {
          "after": "200ms..30s", "mayNeverCome": true, "do": [{ "dismiss": "progress" }],
        },
        "reply": { "after": "1.5s" },
      },
      "app": {
        "on": [
          { "event": "launched", "do": [{ "show": "progress" }, { "await": "uploadDone" }] },
          { "event": "progress.didPresent", "do": [
            { "startTimer": "auto", "after": "3s" },
            { "startTimer": "tick", "after": "1s", "repeats": true },
          ] },
          { "event": "timer.auto", "do": [
            { "dismiss": "progress" },
            { "if": "tries", "isBelow": 3, "then": [{ "add": "tries", "amount": 1 }], "else": [
              { "assign": "tries", "value": 0 }, { "cancelTimer": "tick" },
            ] },
            { "if": "fixed", "isAbove": 0, "then": [{ "startTimer": "auto", "after": "0s" }] },
            { "if": "fixed", "equals": 0, "then": [] },
            { "if": "fixed", "isNot": 0, "then": [{ "repeat": 3, "do": [{ "show": "failed" }] }] },
          ] },
          { "event": "failed.clicked", "index": 0, "do": [{ "show": "progress" }] },
          { "event": "event.reply", "do": [] },
        ],
      },
      "script": [{ "at": "10s", "event": "reply" }],
    }
    """
}
