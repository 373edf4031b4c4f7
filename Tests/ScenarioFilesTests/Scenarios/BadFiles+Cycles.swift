/// Files with mistakes: cycles in which no time passes.
extension BadFile {
  static let cycles: [BadFile] = [
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [{ "event": "timer.t", "do": [{ "startTimer": "t", "after": "0s" }] }] },
      """,
      [
        "3:46 this starts itself again without any time passing: timer.t, timer.t (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [
      { "event": "launched", "do": [{ "startTimer": "t", "after": "1s" }] },
      { "event": "timer.t", "do": [{ "startTimer": "u", "after": "0s" }] },
      { "event": "timer.u", "do": [{ "show": "a" }, { "startTimer": "t", "after": "0ms" }] } ] },
      """,
      [
        "5:30 this starts itself again without any time passing: timer.u, timer.t, timer.u (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      view,
      """
      "timing": { "appear": "0s", "disappear": "0s" },
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [
      { "event": "a.didPresent", "do": [{ "dismiss": "a" }] },
      { "event": "a.didDismiss", "do": [{ "show": "a" }] } ] },
      """,
      [
        "5:35 this starts itself again without any time passing: a.didDismiss, a.didPresent, a.didDismiss (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      view,
      """
      "timing": { "appear": "0s" },
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "app": { "on": [
      { "event": "a.didPresent", "do": [{ "dismiss": "a", "animated": false }] },
      { "event": "a.didDismiss", "do": [{ "show": "b" }] },
      { "event": "b.willPresent", "do": [{ "dismiss": "b", "animated": false }] },
      { "event": "b.didDismiss", "do": [{ "show": "a" }] } ] },
      """,
      [
        "5:35 this starts itself again without any time passing: a.didDismiss, b.willPresent, b.didDismiss, a.didPresent, a.didDismiss (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      controller,
      """
      "timing": { "appear": "0s", "disappear": "0s" },
      "alerts": { "a": {} },
      "app": { "on": [
      { "event": "a.presentCompletion", "do": [{ "dismiss": "root" }] },
      { "event": "root.dismissCompletion", "do": [{ "show": "a" }] } ] },
      """,
      [
        "5:42 this starts itself again without any time passing: root.dismissCompletion, a.presentCompletion, root.dismissCompletion (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      view,
      """
      "events": { "e": { "after": "0s", "do": [{ "await": "e" }] } },
      """,
      [
        "2:42 this starts itself again without any time passing: event.e, event.e (let some time pass, or limit a handler by \"times\")"
      ]),
    BadFile(
      view,
      """
      "vars": { "on": { "initial": 1, "to": 1 } },
      "app": { "on": [{ "event": "timer.t", "do": [
      { "if": "on", "equals": 1, "then": [{ "startTimer": "t", "after": "0s" }] }] }] },
      """,
      [
        "4:37 this starts itself again without any time passing: timer.t, timer.t (let some time pass, or limit a handler by \"times\")"
      ]),
  ]
}
