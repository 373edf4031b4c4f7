import AlertModel

/// The keys that say who uses the app, what disturbs them, and which findings are tolerated.
package enum UseTables {
  /// The people that files may name.
  package static let people = [
    "nobody", "ordinary", "habituated", "impatientDoubleTapper", "childMonkey",
  ]

  /// What may interrupt: things that come and go again, and single system operations.
  package static let interruptions =
    ["call", "systemAlert", "switcher", "panel"] + SystemOperation.allCases.map(\.name)

  /// The keys of a finding that is tolerated.
  package static let exception = FieldTable(
    "an exception",
    [
      FieldRule("kind", .check, .required, "The check's name."),
      FieldRule("alert", .name(.alert), "The alert it is about; any if left out."),
      FieldRule("reason", .sentence, .required, "Why it is tolerated."),
      FieldRule("until", .date, .required, "The last day on which it is tolerated."),
    ])
}
