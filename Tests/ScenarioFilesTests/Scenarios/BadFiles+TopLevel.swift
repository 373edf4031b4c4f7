import AlertModel

/// Files with mistakes: the top level.
extension BadFile {
  /// As messages list them.
  private static let profiles =
    ProfileCatalogue.all.map { "\"\($0.id)\"" }.joined(separator: ", ")

  static let topLevel: [BadFile] = [
    BadFile(
      nil,
      """
      {}
      """,
      [
        "1:1 the file has no \"scenario\"",
        "1:1 the file has no \"profile\"",
      ]),
    BadFile(
      nil,
      """
      [1]
      """,
      [
        "1:1 the file must be an object, found an array"
      ]),
    BadFile(
      nil,
      """
      { "scenaro": "s", "profile": "uialertview-ios7" }
      """,
      [
        "1:1 the file has no \"scenario\"",
        "1:3 unknown key \"scenaro\" (did you mean \"scenario\"?)",
      ]),
    BadFile(
      nil,
      """
      { "scenario": 3, "profile": "uialertview-ios9" }
      """,
      [
        "1:15 \"scenario\" must be a string, found a number",
        "1:29 \"profile\" must be one of \(profiles), found \"uialertview-ios9\" (did you mean \"uialertview-ios3\"?)",
      ]),
    BadFile(
      nil,
      """
      { "scenario": "s", "profile": "android-dialog" }
      """,
      [
        "1:31 \"profile\" must be one of \(profiles), found \"android-dialog\""
      ]),
    BadFile(
      view,
      """
      "device": "tablet",
      """,
      [
        "2:11 \"device\" must be one of \"phone\", \"pad\", found \"tablet\""
      ]),
    BadFile(
      view,
      """
      "device": "Phone", "starts": "runnin",
      """,
      [
        "2:11 \"device\" must be one of \"phone\", \"pad\", found \"Phone\" (did you mean \"phone\"?)",
        "2:30 \"starts\" must be one of \"launching\", \"running\", \"notRunning\", found \"runnin\" (did you mean \"running\"?)",
      ]),
    BadFile(
      view,
      """
      "knobs": { "timerClok": "asleep", "timerClock": "sleeping" },
      """,
      [
        "2:12 there is no knob \"timerClok\" (did you mean \"timerClock\"?)",
        "2:49 \"timerClock\" must be one of \"awake\", \"asleep\", found \"sleeping\"",
      ]),
    BadFile(
      view,
      """
      "knobs": [],
      """,
      [
        "2:10 \"knobs\" must be an object, found an array"
      ]),
    BadFile(
      view,
      """
      "timing": { "appear": 300, "dissappear": "1s" },
      """,
      [
        "2:23 \"appear\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)",
        "2:28 unknown key \"dissappear\" (did you mean \"disappear\"?)",
      ]),
    BadFile(
      view,
      """
      "timing": { "appear": "-1s", "suspendDelay": "1 s" },
      """,
      [
        "2:23 \"appear\": \"-1s\" is not a duration such as \"250ms\" or \"1.5s\" (units are us, ms, s, m and h)",
        "2:46 \"suspendDelay\": \"1 s\" has an unknown unit \" s\" (units are us, ms, s, m and h)",
      ]),
    BadFile(
      view,
      """
      "end": "20000h", "patience": "0.0000001s",
      """,
      [
        "2:8 \"end\" must be between 0s and 10000h, found \"20000h\"",
        "2:30 \"patience\": \"0.0000001s\" is not a whole number of microseconds",
      ]),
    BadFile(
      view,
      """
      "vars": { "n": {} },
      """,
      [
        "2:16 \"n\" has no \"to\""
      ]),
    BadFile(
      view,
      """
      "vars": { "n": { "initial": 4, "to": 3 }, "m": { "from": 2, "to": 1 } },
      """,
      [
        "2:29 \"initial\" must be between 0 and 3, and is 4",
        "2:67 \"to\" must be at least 2, which is \"from\"",
      ]),
    BadFile(
      view,
      """
      "vars": { "n": { "from": -40000, "to": 70000, "beyond": "wrapp" } },
      """,
      [
        "2:26 \"from\" must be between -32768 and 32767, found -40000",
        "2:40 \"to\" must be between -32768 and 32767, found 70000",
        "2:57 \"beyond\" must be one of \"saturate\", \"wrap\", found \"wrapp\" (did you mean \"wrap\"?)",
      ]),
    BadFile(
      view,
      """
      "vars": { "my var": { "to": 1 } },
      """,
      [
        "2:11 \"my var\" is no name for a variable (names are letters, digits, - and _, and start with a letter)"
      ]),
    BadFile(
      view,
      """
      "events": { "e": { "mayNeverCome": 1 } },
      """,
      [
        "2:18 \"e\" has no \"after\"",
        "2:36 \"mayNeverCome\" must be true or false, found a number",
      ]),
    BadFile(
      view,
      """
      "events": { "e": { "after": "3s..1s" }, "f": { "after": 2 } },
      """,
      [
        "2:29 \"after\": \"3s..1s\" is a range whose first duration is the longer one",
        "2:57 \"after\" must be a range of durations such as \"200ms..30s\", found a number (units are us, ms, s, m and h)",
      ]),
    BadFile(
      view,
      """
      "checks": { "unhandled-button": "ignore" },
      """,
      [
        "2:33 \"unhandled-button\" must be one of \"off\", \"note\", \"warning\", \"error\", found \"ignore\""
      ]),
    BadFile(
      view,
      """
      "alert": {},
      """,
      [
        "2:1 unknown key \"alert\" (did you mean \"alerts\"?)"
      ]),
    BadFile(
      view,
      """
      "vars": { "a": {"to":1}, "b": {"to":1}, "c": {"to":1}, "d": {"to":1}, "e": {"to":1},
      "f": {"to":1}, "g": {"to":1}, "h": {"to":1}, "i": {"to":1} },
      """,
      [
        "3:46 too many variables: a scenario has room for 8"
      ]),
  ]
}
