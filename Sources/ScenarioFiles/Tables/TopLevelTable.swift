package import AlertSimulation

/// The keys of a scenario file.
package enum TopLevelTable {
  /// How a run begins, by the names in files.
  package static let starts: [(name: String, start: Scenario.Start)] = [
    ("launching", .launches), ("running", .running), ("notRunning", .notRunning),
  ]

  /// All keys, in the order in which they are read and written.
  package static let table = FieldTable(
    "the file",
    [
      FieldRule("$schema", .anything, "Ignored; for editors."),
      FieldRule("scenario", .text, .required, "One sentence that says what the scenario shows."),
      FieldRule("profile", .profile, .required, "A toolkit's rules."),
      FieldRule(
        "device", .choice(Device.allCases.map(\.rawValue)), .defaults("phone"),
        "The kind of device."),
      FieldRule(
        "knobs", .knobs,
        "Answers to questions that UIKit's documents leave open; the profile's if left out."),
      FieldRule("timing", .object(timing), "How long transitions take; the profile's if left out."),
      FieldRule(
        "starts", .choice(starts.map(\.name)), .defaults("launching"), "How the run begins."),
      FieldRule(
        "end", .duration, "When the run ends; if left out, when nothing is left to happen."),
      FieldRule(
        "patience", .duration, .defaults("10s"),
        "A timer later than this is no exit a person would wait for."),
      FieldRule(
        "perceptionLimit", .duration, .defaults("150ms"),
        "A scripted input was meant for what was on the screen this long before it."),
      FieldRule(
        "round", .duration,
        "Explorations take every time to the nearest multiple of this, and prove nothing then."),
      FieldRule("alerts", .named(AlertTables.alert), "Alerts by name."),
      FieldRule("vars", .named(LogicTables.variable), "Numbers that the app keeps, by name."),
      FieldRule(
        "events", .named(LogicTables.event),
        "Things that reach the app from outside, by name."),
      FieldRule("app", .object(LogicTables.app), "What the app does."),
      FieldRule("script", .script, "Fixed inputs, in order of time."),
      FieldRule(
        "people", .choices(UseTables.people),
        "Who uses the app where chance decides; the command's choice if left out."),
      FieldRule(
        "interruptions", .meanTimes(UseTables.interruptions),
        "How often the system interrupts where chance decides; the command's choice if left out."),
      FieldRule("checks", .levels, "Levels of checks; each check's own if left out."),
      FieldRule("allow", .list(UseTables.exception), "Findings that are known and tolerated."),
      FieldRule(
        "expect", .object(ExpectationTables.expectation),
        "What must come of it; if left out, no finding that counts."),
    ])

  /// The keys of `timing`.
  package static let timing = FieldTable(
    "\"timing\"",
    [
      FieldRule("appear", .duration, "An animated presentation."),
      FieldRule("disappear", .duration, "An animated dismissal."),
      FieldRule("suspendDelay", .duration, "From didEnterBackground to suspension."),
    ])
}
