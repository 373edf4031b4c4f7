/// Files with mistakes: people, interruptions and exceptions.
extension BadFile {
  static let use: [BadFile] = [
    BadFile(
      view,
      """
      "people": ["ordinary", "habituatd"],
      """,
      [
        "2:24 an element of \"people\" must be one of \"nobody\", \"ordinary\", \"habituated\", \"impatientDoubleTapper\", \"childMonkey\", found \"habituatd\" (did you mean \"habituated\"?)"
      ]),
    BadFile(
      view,
      """
      "people": ["ordinary", "ordinary"],
      """,
      [
        "2:24 an element of \"people\" is there already: \"ordinary\""
      ]),
    BadFile(
      view,
      """
      "people": "ordinary",
      """,
      [
        "2:11 \"people\" must be an array, found a string"
      ]),
    BadFile(
      view,
      """
      "perceptionLimit": 150,
      """,
      [
        "2:20 \"perceptionLimit\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)"
      ]),
    BadFile(
      view,
      """
      "interruptions": ["home"],
      """,
      [
        "2:18 \"interruptions\" must be an object, found an array"
      ]),
    BadFile(
      view,
      """
      "interruptions": { "hom": "every 60s", "call": "60s" },
      """,
      [
        "2:20 there is no interruption \"hom\" (did you mean \"home\"?)",
        "2:48 \"call\": \"60s\" does not say how often, as in \"every 60s\"",
      ]),
    BadFile(
      view,
      """
      "interruptions": { "home": "every 60", "lock": "every  1s", "kill": 5 },
      """,
      [
        "2:28 \"home\": \"every 60\" has no unit (units are us, ms, s, m and h)",
        "2:48 \"lock\": \"every  1s\" is not a duration such as \"250ms\" or \"1.5s\" (units are us, ms, s, m and h)",
        "2:69 \"kill\" must be a mean time such as \"every 60s\", found a number (units are us, ms, s, m and h)",
      ]),
    BadFile(
      view,
      """
      "interruptions": { "home": "every 10001h" },
      """,
      [
        "2:28 \"home\" must be between 1us and 10000h, found \"every 10001h\""
      ]),
    BadFile(
      view,
      """
      "interruptions": { "home": "every 0.0s" }, "end": 3,
      """,
      [
        "2:28 \"home\" must be between 1us and 10000h, found \"every 0.0s\"",
        "2:51 \"end\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)",
      ]),
    BadFile(
      view,
      """
      "allow": [{}, 3],
      """,
      [
        "2:11 an exception has no \"kind\"",
        "2:11 an exception has no \"reason\"",
        "2:11 an exception has no \"until\"",
        "2:15 an exception must be an object, found a number",
      ]),
    BadFile(
      view,
      """
      "allow": [{ "kind": "stuck-ui", "reason": " ", "until": "2026-12-31" }],
      """,
      [
        "2:43 \"reason\" must not be empty"
      ]),
    BadFile(
      view,
      """
      "allow": [{ "kind": "stuck-ui", "alert": "b", "reason": "known", "until": "2026-12-31" }],
      """,
      [
        "2:42 there is no alert \"b\" (the scenario has no alerts)"
      ]),
    BadFile(
      view,
      """
      "allow": [{ "kind": "stuck-ui", "reason": "known", "until": "31.12.2026" },
        { "kind": "stuck-ui", "reason": "known", "utnil": "2026-12-31" }],
      """,
      [
        "2:61 \"until\" must be a date such as \"2026-12-31\", found \"31.12.2026\"",
        "3:3 an exception has no \"until\"",
        "3:44 unknown key \"utnil\" (did you mean \"until\"?)",
      ]),
    BadFile(
      view,
      """
      "allow": [{ "kind": "stuck-ui", "reason": "known", "until": "2026-02-29" }],
      """,
      [
        "2:61 \"until\" names no day of the calendar: \"2026-02-29\""
      ]),
    BadFile(
      view,
      """
      "allow": [{ "kind": 1, "reason": 2, "until": 20261231 }],
      """,
      [
        "2:21 \"kind\" must be a string, found a number",
        "2:34 \"reason\" must be a string, found a number",
        "2:46 \"until\" must be a date such as \"2026-12-31\", found a number",
      ]),
    BadFile(
      view,
      """
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "1st", "after": "1s" }] }] },
      """,
      [
        "2:63 \"1st\" is no name for a timer (names are letters, digits, - and _, and start with a letter)"
      ]),
    BadFile(
      view,
      """
      "app": { "on": [{ "event": "launched", "do": [{ "startTimer": "🎉", "after": "1s" }] }] },
      """,
      [
        "2:63 \"🎉\" is no name for a timer (names are letters, digits, - and _, and start with a letter)"
      ]),
  ]
}
