/// Files with mistakes: app logic.
extension BadFile {
  static let logic: [BadFile] = [
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": [],
      """,
      [
        "3:8 \"app\" must be an object, found an array"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "On": [] },
      """,
      [
        "3:10 unknown key \"On\" (did you mean \"on\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched" }] },
      """,
      [
        "3:17 a handler has no \"do\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "lanched", "do": [] }] },
      """,
      [
        "3:28 \"event\" must be \"launched\" or have a dot, as in \"a.didPresent\", found \"lanched\" (did you mean \"launched\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a", "do": [] }] },
      """,
      [
        "3:28 \"event\" must be \"launched\" or have a dot, as in \"a.didPresent\", found \"a\" (did you mean an event of \"a\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "aa.didPresent", "do": [] }] },
      """,
      [
        "3:28 there is no alert \"aa\" (did you mean \"a\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.didPresnt", "do": [] }] },
      """,
      [
        "3:28 alerts have no event \"didPresnt\" (did you mean \"a.didPresent\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.handler", "do": [] }] },
      """,
      [
        "3:28 alert views have no event \"handler\" (they have willPresent, didPresent, clicked, cancel, willDismiss, didDismiss, shouldEnable)"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.clicked", "do": [] }] },
      """,
      [
        "3:28 alert controllers have no event \"clicked\" (they have handler, presentCompletion, dismissCompletion, textChanged)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "root.dismissCompletion", "do": [] }] },
      """,
      [
        "3:28 there is no event \"root.dismissCompletion\" (alert views are not presented from controllers)"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "root.presentCompletion", "do": [] }] },
      """,
      [
        "3:28 there is no event \"root.presentCompletion\" (the only event of root is \"root.dismissCompletion\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "app.launched", "do": [] }] },
      """,
      [
        "3:28 the app has no event \"app.launched\" (did you mean \"launched\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "app.didBecomeActiv", "do": [] }] },
      """,
      [
        "3:28 the app has no event \"app.didBecomeActiv\" (did you mean \"app.didBecomeActive\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "event.reply", "do": [] }] },
      """,
      [
        "3:28 there is no event \"reply\" (the scenario has no events)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "timer.t", "do": [] }] },
      """,
      [
        "3:28 no statement starts a timer \"t\" (the scenario has no timers)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "auto", "after": "1s" }, { "cancelTimer": "atuo" }] }] },
      """,
      [
        "3:105 no statement starts a timer \"atuo\" (did you mean \"auto\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.didPresent", "index": 1, "do": [] }] },
      """,
      [
        "3:53 \"a.didPresent\" tells no button's index"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.clicked", "times": 0, "do": [] }] },
      """,
      [
        "3:50 \"times\" must be between 1 and 255, found 0"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "a.clicked", "time": 1, "do": [] }] },
      """,
      [
        "3:41 unknown key \"time\" (did you mean \"times\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [3] }] },
      """,
      [
        "3:47 a statement must be an object, found a number"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{}] }] },
      """,
      [
        "3:47 a statement must say what happens"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "shwo": "a" }] }] },
      """,
      [
        "3:49 unknown kind of statement \"shwo\" (did you mean \"show\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "dance": "a" }] }] },
      """,
      [
        "3:49 unknown kind of statement \"dance\" (there are show, dismiss, startTimer, cancelTimer, await, addButton, addTextField, set, setDelegate, releaseDelegate, implement, read, assign, add, if, repeat)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "a", "dismiss": "b" }] }] },
      """,
      [
        "3:62 a statement cannot be both \"show\" and \"dismiss\" (write two of them)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "c" }] }] },
      """,
      [
        "3:57 there is no alert \"c\" (the scenario has \"a\", \"b\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "a", "on": "b" }] }] },
      """,
      [
        "3:62 \"on\" is for alert controllers, but the profile's alerts are alert views"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "root" }] }] },
      """,
      [
        "3:57 there is no alert \"root\" (the scenario has \"a\", \"b\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "dismiss": "root" }] }] },
      """,
      [
        "3:60 \"dismiss\" cannot be \"root\" (alert views are not presented from controllers)"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "dismiss": "a", "index": 1 }] }] },
      """,
      [
        "3:65 \"index\" is for alert views and action sheets, but the profile's alerts are alert controllers"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "show": "a", "on": "c" }] }] },
      """,
      [
        "3:68 there is no alert \"c\" (the scenario has \"a\", \"b\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "dismiss": "a", "animate": false }] }] },
      """,
      [
        "3:65 unknown key \"animate\" (did you mean \"animated\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "t" }] }] },
      """,
      [
        "3:47 \"startTimer\" has no \"after\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "t", "after": "0s", "repeats": true }] }] },
      """,
      [
        "3:77 a timer that repeats needs an interval above 0s"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "t", "after": "2h", "repeats": true }] }] },
      """,
      [
        "3:77 a timer that repeats has an interval of at most 4294s"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "my timer", "after": "2h" }] }] },
      """,
      [
        "3:63 \"my timer\" is no name for a timer (names are letters, digits, - and _, and start with a letter)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "await": "e" }] }] },
      """,
      [
        "3:58 there is no event \"e\" (the scenario has no events)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "addButton": "a" }] }] },
      """,
      [
        "3:47 \"addButton\" has no \"title\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "addButton": "a", "title": "x", "role": "cancel" }] }] },
      """,
      [
        "3:81 \"role\" is for alert controllers, but the profile's alerts are alert views"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "addTextField": "a" }] }] },
      """,
      [
        "3:49 \"addTextField\" is for alert controllers, but the profile's alerts are alert views"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "set": "a" }] }] },
      """,
      [
        "3:47 \"set\" needs exactly one of \"title\", \"message\", \"style\", \"cancelButtonIndex\", \"preferred\", \"enabled\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "set": "a", "title": "x", "message": "y" }] }] },
      """,
      [
        "3:86 \"set\" needs exactly one of \"title\", \"message\", \"style\", \"cancelButtonIndex\", \"preferred\", \"enabled\" (it has 2)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "set": "a", "enabled": true }] }] },
      """,
      [
        "3:72 \"enabled\" needs a \"button\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "set": "a", "title": "x", "button": 1 }] }] },
      """,
      [
        "3:85 \"button\" is of use only together with \"enabled\""
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "set": "a", "style": "login" }] }] },
      """,
      [
        "3:61 \"style\" is for alert views, but the profile's alerts are alert controllers"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "setDelegate": "a", "delegate": null }, { "releaseDelegate": "a" }] }] },
      """,
      [
        "3:49 \"setDelegate\" is for alert views and action sheets, but the profile's alerts are alert controllers",
        "3:91 \"releaseDelegate\" is for alert views and action sheets, but the profile's alerts are alert controllers",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "setDelegate": "a" }] }] },
      """,
      [
        "3:47 \"setDelegate\" has no \"delegate\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "implement": "a", "method": "handler" }] }] },
      """,
      [
        "3:77 \"method\" must be one of \"willPresent\", \"didPresent\", \"clicked\", \"cancel\", \"willDismiss\", \"didDismiss\", \"shouldEnable\", found \"handler\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "read": "a", "property": "visibel" }] }] },
      """,
      [
        "3:74 \"property\" must be one of \"visible\", \"numberOfButtons\", \"cancelButtonIndex\", \"firstOtherButtonIndex\", \"destructiveButtonIndex\", \"title\", \"message\", \"buttonTitles\", \"styleRaw\", \"textFieldCount\", \"text0\", \"text1\", \"delegateIsNil\", \"layout\", \"drawOrder\", \"emphasised\", \"publicDismissCalls\", \"presented\", \"isPresented\", \"buttonTitleAt\", \"textFieldAt\", found \"visibel\" (did you mean \"visible\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "read": "a", "property": "visible", "position": 1 }] }] },
      """,
      [
        "3:97 \"visible\" has no \"position\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "read": "a", "property": "buttonTitleAt" }] }] },
      """,
      [
        "3:74 \"buttonTitleAt\" needs a \"position\""
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "read": "root", "property": "visible" }] }] },
      """,
      [
        "3:77 the only property of root is \"presented\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "assign": "n", "value": 1 }, { "add": "n" }] }] },
      """,
      [
        "3:59 there is no variable \"n\" (the scenario has no variables)",
        "3:78 \"add\" has no \"amount\"",
        "3:87 there is no variable \"n\" (the scenario has no variables)",
      ]),
    BadFile(
      view,
      """
      "vars": { "tries": { "to": 3 } },
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "if": "trie", "equals": 1, "then": [] }] }] },
      """,
      [
        "4:55 there is no variable \"trie\" (did you mean \"tries\"?)"
      ]),
    BadFile(
      view,
      """
      "vars": { "tries": { "to": 3 } },
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "if": "tries", "then": [] }] }] },
      """,
      [
        "4:47 \"if\" needs exactly one of \"equals\", \"isNot\", \"isBelow\", \"isAbove\""
      ]),
    BadFile(
      view,
      """
      "vars": { "tries": { "to": 3 } },
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "if": "tries", "isBelow": 1, "isAbove": 2 }] }] },
      """,
      [
        "4:47 \"if\" has no \"then\"",
        "4:89 \"if\" needs exactly one of \"equals\", \"isNot\", \"isBelow\", \"isAbove\" (it has 2)",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "repeat": 101, "do": [] }] }] },
      """,
      [
        "3:59 \"repeat\" must be between 0 and 100, found 101"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "repeat": 2, "do": [{ "repeat": 2, "do": [{ "show": "c" }] }] }] }] },
      """,
      [
        "3:101 there is no alert \"c\" (the scenario has \"a\", \"b\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "repeat": 100, "do": [{ "repeat": 100, "do": [{ "repeat": 7, "do": [{ "show": "a" }] }] }] }] }] },
      """,
      [
        "3:17 too many statements after repetition: a scenario has room for 65534"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] },
      { "event": "a.didPresent", "times": 1, "do": [] } ] },
      """,
      [
        "14:37 too many handlers with \"times\": a scenario has room for 10"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] },
      { "event": "a.didPresent", "do": [] } ] },
      """,
      [
        "15:1 too many handlers of \"a.didPresent\": there is room for 11"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "t0", "after": "1s" },
      { "startTimer": "t1", "after": "1s" },
      { "startTimer": "t2", "after": "1s" },
      { "startTimer": "t3", "after": "1s" },
      { "startTimer": "t4", "after": "1s" },
      { "startTimer": "t5", "after": "1s" },
      { "startTimer": "t6", "after": "1s" },
      { "startTimer": "t7", "after": "1s" },
      { "startTimer": "t8", "after": "1s" },
      { "startTimer": "t9", "after": "1s" },
      { "startTimer": "t10", "after": "1s" },
      { "startTimer": "t11", "after": "1s" }] }] },
      """,
      [
        "14:17 too many alerts, timers and events together: a scenario has room for 13"
      ]),
  ]
}
