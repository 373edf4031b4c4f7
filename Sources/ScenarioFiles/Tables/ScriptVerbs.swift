import AlertModel
package import AlertSimulation

/// The inputs of a script; this is the one place to add one.
package enum ScriptVerbs {
  /// All of them, in the order of the documentation.
  package static let all: [Verb<ScriptLine.Input>] = touches + others

  /// The one with a name, if there is one.
  package static func named(_ name: String) -> Verb<ScriptLine.Input>? { byName[name] }

  /// The keys that every line has.
  package static let common = [FieldRule("at", .duration, .required, "When it happens.")]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let button = FieldRule("button", .button, .required, "Its index or title.")

  private static let touches: [Verb<ScriptLine.Input>] = [
    Verb(
      FieldRule("tap", .name(.alert), .required, "A person taps a button."), [button],
      common: common
    ) { .tap(alert: $0.text("tap"), button: $0.integer("button")) },
    Verb(
      FieldRule("touchDown", .name(.alert), .required, "A finger goes down on a button."),
      [button], common: common
    ) { .touchDown(alert: $0.text("touchDown"), button: $0.integer("button")) },
    Verb(
      FieldRule("touchUp", .name(.alert), .required, "The finger goes up."), common: common
    ) { .touchUp(alert: $0.text("touchUp")) },
    Verb(
      FieldRule("tapOutside", .name(.alert), .required, "A person taps beside the alert."),
      common: common
    ) { .tapOutside(alert: $0.text("tapOutside")) },
    Verb(
      FieldRule(
        "escape", .name(.alert), .required,
        "A person presses Esc, Menu or Back, or scrubs with VoiceOver."), common: common
    ) { .escape(alert: $0.text("escape")) },
    Verb(
      FieldRule("swipe", .name(.alert), .required, "A person swipes the alert off the screen."),
      common: common
    ) { .swipe(alert: $0.text("swipe")) },
  ]

  private static let others: [Verb<ScriptLine.Input>] = [
    Verb(
      FieldRule("type", .name(.alert), .required, "A person changes a field's text."),
      [
        FieldRule("field", .integer(Limits.fieldIndices), .defaults(0), "The field's index."),
        FieldRule("text", .text, .required, "The field's whole text from now on."),
      ],
      common: common
    ) {
      .type(alert: $0.text("type"), field: $0.integer("field"), text: $0.text("text"))
    },
    Verb(
      FieldRule("pressReturn", .name(.alert), .required, "A person presses Return."),
      common: common
    ) { .pressReturn(alert: $0.text("pressReturn")) },
    Verb(
      FieldRule(
        "system", .choice(SystemOperation.allCases.map(\.name)), .required,
        "The system, or a person using the device, does something to the whole app."),
      common: common
    ) { .system(SystemOperation.named($0.text("system")) ?? .home) },
    Verb(
      FieldRule("event", .name(.event), .required, "An outside event arrives."), common: common
    ) { .event($0.text("event")) },
    Verb(
      FieldRule("do", .statements, .required, "The app does something of its own accord."),
      common: common
    ) { .app($0.statements("do").map(\.statement)) },
  ]
}
