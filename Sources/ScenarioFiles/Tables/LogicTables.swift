import AlertSimulation

/// The keys of variables, outside events and handlers.
package enum LogicTables {
  /// The keys of a variable.
  package static let variable = FieldTable(
    "a variable",
    [
      FieldRule("initial", .integer(Limits.numbers), .defaults(0), "Its value at the start."),
      FieldRule("from", .integer(Limits.numbers), .defaults(0), "The least value."),
      FieldRule("to", .integer(Limits.numbers), .required, "The greatest value."),
      FieldRule(
        "beyond", .choice(VariableDefinition.Beyond.allCases.map(\.rawValue)),
        .defaults("saturate"), "What happens beyond the range."),
    ])

  /// The keys of an outside event.
  package static let event = FieldTable(
    "an event",
    [
      FieldRule(
        "after", .durationRange, .required, "How long after it is awaited the event may come."),
      FieldRule("mayNeverCome", .flag, .defaults(false), "Whether it may also never come."),
      FieldRule("do", .statements, "What the app does when it comes."),
    ])

  /// The keys of `app`.
  package static let app = FieldTable(
    "\"app\"", [FieldRule("on", .list(handler), "Handlers, in the order in which they run.")])

  /// The keys of a handler.
  package static let handler = FieldTable(
    "a handler",
    [
      FieldRule("event", .trigger, .required, "What starts it."),
      FieldRule(
        "index", .integer(Limits.indices), "Limits it to callbacks that tell this button."),
      FieldRule("times", .integer(Limits.runs), "How often it runs at most."),
      FieldRule("do", .statements, .required, "What it does."),
    ])
}
