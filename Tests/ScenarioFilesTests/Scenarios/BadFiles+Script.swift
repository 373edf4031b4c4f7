/// Files with mistakes: script and expectations.
extension BadFile {
  static let script: [BadFile] = [
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "tap": "a", "button": 0 }],
      """,
      [
        "3:12 \"tap\" has no \"at\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s" }],
      """,
      [
        "3:12 a script line must say what happens"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tapp": "a" }],
      """,
      [
        "3:26 unknown kind of script line \"tapp\" (did you mean \"tap\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "a" }],
      """,
      [
        "3:12 \"tap\" has no \"button\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "c", "button": 0 }],
      """,
      [
        "3:33 there is no alert \"c\" (the scenario has \"a\", \"b\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "a", "button": "Yes" }],
      """,
      [
        "3:48 \"a\" has no button \"Yes\" (its buttons are \"OK\", \"No\")"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "a", "button": "Ok" }],
      """,
      [
        "3:48 \"a\" has no button \"Ok\" (did you mean \"OK\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "b", "button": "OK" }],
      """,
      [
        "3:48 \"b\" has no button \"OK\" (no button has a title when the alert is set up)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "a", "button": 32 }, { "at": "1s", "tap": "a", "button": -1 }],
      """,
      [
        "3:48 \"button\" must be between 0 and 31, found 32",
        "3:90 \"button\" must be between 0 and 31, found -1",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "OK"] } }, "script": [{ "at": "1s", "tap": "a", "button": "OK" }],
      """,
      [
        "2:96 2 buttons of \"a\" are called \"OK\" (give the index of the one that is meant)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "2s", "touchUp": "a" }, { "at": "1s", "pressReturn": "a" }],
      """,
      [
        "3:52 this line comes after one at 2s (script lines stand in order of time)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": 1, "tapOutside": "root" }],
      """,
      [
        "3:20 \"at\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)",
        "3:37 there is no alert \"root\" (the scenario has \"a\", \"b\")",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "type": "a", "field": 10 }],
      """,
      [
        "3:12 \"type\" has no \"text\"",
        "3:48 \"field\" must be between 0 and 9, found 10",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "system": "hom" }],
      """,
      [
        "3:36 \"system\" must be one of \"launch\", \"home\", \"return\", \"lock\", \"unlock\", \"callShown\", \"callIgnored\", \"callAccepted\", \"systemAlertShown\", \"systemAlertClosed\", \"switcherShown\", \"switcherClosed\", \"switcherOtherApp\", \"panelShown\", \"panelClosed\", \"banner\", \"memoryWarning\", \"rotate\", \"kill\", \"forceQuit\", \"shutdown\", \"cancelAlerts\", found \"hom\" (did you mean \"home\"?)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "event": "reply" }],
      """,
      [
        "3:35 there is no event \"reply\" (the scenario has no events)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "do": { "show": "a" } }],
      """,
      [
        "3:32 \"do\" must be an array, found an object"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "script": [{ "at": "1s", "tap": "a", "button": 0, "system": "home" }],
      """,
      [
        "3:51 a script line cannot be both \"tap\" and \"system\" (write two of them)"
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "findings": "nothing" },
      """,
      [
        "3:25 \"findings\" must be \"none\" or an array, found \"nothing\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "findings": [{ "alert": "x", "grade": "deadly", "at": 1 }] },
      """,
      [
        "3:26 a finding has no \"kind\"",
        "3:37 there is no alert \"x\" (the scenario has \"a\", \"b\")",
        "3:51 \"grade\" must be one of \"killingTheApp\", \"leavingTheApp\", \"uncertainEvent\", \"lateTimer\", \"endable\", found \"deadly\"",
        "3:67 \"at\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "trace": ["show"], "finding": "none" },
      """,
      [
        "3:22 \"trace\" must be a string, found an array",
        "3:32 unknown key \"finding\" (did you mean \"findings\"?)",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "reads": [{ "at": "1s", "alert": "a" }] },
      """,
      [
        "3:23 a read names at least one property, such as \"visible\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "reads": [{ "at": "1s", "alert": "root", "presented": "a" }] },
      """,
      [
        "3:46 \"alert\" cannot be \"root\" (alert views are not presented from controllers)"
      ]),
    BadFile(
      controller,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "reads": [{ "at": "1s", "alert": "root", "visible": true }] },
      """,
      [
        "3:65 the only property of root is \"presented\""
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "reads": [{ "at": "1s", "alert": "a", "visible": 1, "title": false, "layout": "rows",
      "buttonTitles": ["a", 1], "drawOrder": [0, null], "emphasised": "x", "presented": "c" }] },
      """,
      [
        "3:62 \"visible\" must be true or false, found a number",
        "3:74 \"title\" must be a string or null, found false",
        "3:91 \"layout\" must be one of \"none\", \"single\", \"row\", \"stack\", found \"rows\" (did you mean \"row\"?)",
        "4:23 an element of \"buttonTitles\" must be a string or null, found a number",
        "4:44 an element of \"drawOrder\" must be a whole number, found null",
        "4:65 \"emphasised\" must be a whole number, found a string",
        "4:83 there is no alert \"c\" (the scenario has \"a\", \"b\")",
      ]),
    BadFile(
      view,
      """
      "alerts": { "a": { "buttons": ["OK", "No"] }, "b": {} },
      "expect": { "reads": [{ "at": "1s", "alert": "a", "buttonTitleAt": "x" }] },
      """,
      [
        "3:23 a read names at least one property, such as \"visible\"",
        "3:51 unknown key \"buttonTitleAt\" (did you mean \"buttonTitles\"?)",
      ]),
  ]
}
