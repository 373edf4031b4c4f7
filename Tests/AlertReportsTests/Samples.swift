import AlertChecks
import AlertReports
import AlertSearch
import AlertSimulation
import Foundation
import ScenarioFiles
import Testing

/// Reports made as the command makes them: from files, through the loader and the runner.
enum Samples {
  /// Texts that break writers which do not look.
  static let hostile = [
    "</script><script>alert(1)</script>", "]]> and <![CDATA[ & \"quotes' &amp;",
    "bell\u{7} null\u{0} escape\u{1B}[31m red\u{1B}[0m delete\u{7F} next\u{85}",
    "family 👨‍👩‍👧, joiner\u{200D}, non-joiner\u{200C}, byte order mark\u{FEFF}",
    "right to left \u{202E}txt.exe\u{202C} \u{200F}\u{2067}שלום\u{2069}",
    String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
    "line\nfeed\r\n::error::injected\u{2028}separator\tand tab",
    "##[add-mask]x %0A::set-output name=a::b",
    "no character \u{FFFE} \u{FFFF} \u{1FFFE}",
    "| `code` ``` *bold* [link](https://x) @someone <b> #1 {0}",
    "e" + String(repeating: "\u{301}", count: 500), "", " ",
    "한국어와 日本語の長い題名、全角文字のために幅が二倍になる題名です。もっと長く。",
  ]

  /// A text as JSON writes it.
  static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode([text]).dropFirst().dropLast(), as: UTF8.self)
  }

  /// A scenario, run and judged.
  static func scenario(
    _ text: String, path: String = "a.json5", threshold: Severity = .error
  ) throws -> ReportedScenario {
    let loaded: LoadedScenario
    do throws(FileProblems) {
      loaded = try ScenarioLoader().load(Array(text.utf8), path: path)
    } catch {
      let problems = error.problems.map { "\($0)" }.joined(separator: "\n")
      throw Unloadable(problems: problems)
    }
    return ReportedScenario(
      path: path,
      outcome: ScenarioOutcome(
        Runner.runScript(loaded.compiled), levels: loaded.levels.byCheck,
        expectation: loaded.expectation),
      gate: Gate(
        threshold: threshold, allowances: loaded.allowances,
        today: try CalendarDate("2026-06-01")), source: loaded.bytes)
  }

  struct Unloadable: Error {
    let problems: String
  }

  /// A stuck alert whose texts are all one text.
  static func stuck(_ text: String, path: String = "a.json5") throws -> ReportedScenario {
    let quoted = try quoted(text)
    return try scenario(
      """
      {
        "scenario": \(quoted),
        "profile": "uialertview-ios6",
        "alerts": {
          "a": { "title": \(quoted), "message": \(quoted), "buttons": [] },
        },
        "app": { "on": [{ "event": "launched", "do": [{ "show": "a" }] }] },
      }

      """, path: path)
  }

  /// A scenario whose reads are not what it expects.
  static func unexpected(_ text: String, path: String = "b.json5") throws -> ReportedScenario {
    let quoted = try quoted(text)
    let other = try Self.quoted(text + "!")
    return try scenario(
      """
      {
        "scenario": \(quoted),
        "profile": "uialertview-ios7",
        "alerts": { "a": { "title": \(quoted), "buttons": [\(quoted), "OK"] }, "b": {} },
        "app": { "on": [{ "event": "launched", "do": [{ "show": "a" }] }] },
        "script": [{ "at": "1s", "tap": "a", "button": 0 }],
        "expect": {
          "findings": [{ "kind": "stuck-ui", "alert": "a", "grade": "lateTimer" }],
          "trace": "a.show · a.willPresent · a.didPresent · a.tap(0) · a.clicked(1)",
          "reads": [{ "at": "0.5s", "alert": "a", "title": \(other) }],
        },
      }
      """, path: path)
  }

  /// Nothing is wrong with it.
  static func fine(path: String = "c.json5") throws -> ReportedScenario {
    try scenario(
      """
      { "scenario": "It goes by itself", "profile": "uialertview-ios6", "alerts": { "a": {} },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didPresent", "do": [{ "startTimer": "t", "after": "3s" }] },
          { "event": "timer.t", "do": [{ "dismiss": "a" }] } ] } }
      """, path: path)
  }

  /// A long run of an alert whose buttons nothing handles.
  static func long(path: String = "d.json5") throws -> ReportedScenario {
    let taps = (1...20).map { #"{ "at": "\#($0 * 2)s", "tap": "a", "button": 0 },"# }
    return try scenario(
      """
      { "scenario": "The alert comes back", "profile": "uialertview-ios7",
        "alerts": { "a": { "title": "Again?",
          "delegate": { "implements": ["didDismiss"] }, "buttons": ["Yes", "No"] } },
        "app": { "on": [
          { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.didDismiss", "index": 0, "do": [{ "show": "a" }] } ] },
        "script": [\(taps.joined(separator: "\n"))] }
      """, path: path)
  }

  /// A file with a hostile name and several flaws, one of them with a text.
  static func unusable(_ text: String, path: String = "bad,a:b%\n.json5") -> UnusableInput {
    UnusableInput(
      path: path,
      flaws: [
        .init(text, at: SourceLine(line: 3, column: 7)),
        .init("\"profile\" is missing", at: SourceLine(line: 9, column: 1)),
      ], leftOut: 4)
  }

  /// The report of a run in which not every file could be run.
  static func partlyUnusable() throws -> Report {
    Report(
      command: "run", seed: 1, scenarios: [try fine(), try stuck("x", path: "long.json5")],
      unusable: [
        unusable(hostile.prefix(5).joined(separator: " "), path: "::error::a b/ü,:%]]>\n.json5"),
        unusable(hostile[10], path: "./long.json5"),
        UnusableInput(path: "no/such", flaws: [.init("there is no such file or folder")]),
      ])
  }

  /// The report of the golden files.
  static func awkward() throws -> Report {
    Report(
      command: "run", seed: .max,
      scenarios: [
        try stuck(
          hostile.prefix(5).joined(separator: " "), path: "scenarios/a b#1%/ü:stuck.json5"),
        try unexpected("Title " + hostile[5], path: "./scenarios/unexpected.json5"),
        try fine(path: "scenarios/fine.json5"), try long(path: "scenarios/long.json5"),
        try stuck("Twice the same class name", path: "scenarios/long.json"),
      ])
  }
}
