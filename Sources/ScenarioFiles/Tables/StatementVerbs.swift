import AlertModel
package import AlertSimulation
import SimulationKernel

/// The statements of app logic; this is the one place to add one.
package enum StatementVerbs {
  /// All of them, in the order of the documentation.
  package static let all: [Verb<Statement>] =
    presentation + timers + changes + delegates + reads + variables + control

  /// The one with a name, if there is one.
  package static func named(_ name: String) -> Verb<Statement>? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let presentation: [Verb<Statement>] = [
    Verb(
      FieldRule("show", .name(.alert), .required, "Shows an alert."),
      [
        FieldRule(
          "on", .name(.alertOrRoot), .defaults("root"), only: .controllers,
          "The presenting controller.")
      ]
    ) { .show($0.text("show"), on: $0.isGiven("on") ? $0.text("on") : nil) },
    Verb(
      FieldRule(
        "dismiss", .name(.alertOrRoot), .required,
        "Dismisses an alert view; of controllers, whose dismiss method is called."),
      [
        FieldRule(
          "index", .integer(Limits.indices), .defaults(-1), only: .delegating,
          "The index that the callbacks tell."),
        FieldRule("animated", .flag, .defaults(true), "Whether the dismissal is animated."),
      ]
    ) {
      .dismiss($0.text("dismiss"), index: $0.integer("index"), animated: $0.flag("animated"))
    },
  ]

  private static let timers: [Verb<Statement>] = [
    Verb(
      FieldRule("startTimer", .name(.startedTimer), .required, "Starts a timer, or restarts it."),
      [
        FieldRule("after", .duration, .required, "When it fires."),
        FieldRule("repeats", .flag, .defaults(false), "Whether it fires again and again."),
      ],
      check: checkInterval
    ) {
      .startTimer($0.text("startTimer"), after: $0.span("after"), repeats: $0.flag("repeats"))
    },
    Verb(FieldRule("cancelTimer", .name(.timer), .required, "Cancels a timer.")) {
      .cancelTimer($0.text("cancelTimer"))
    },
    Verb(
      FieldRule("await", .name(.event), .required, "Expects an outside event from now on.")
    ) { .expect($0.text("await")) },
  ]

  @Sendable private static func checkInterval(_ fields: Fields) -> Verb<Statement>.Complaint? {
    guard fields.isGiven("after"), fields.flag("repeats") else { return nil }
    let interval = fields.span("after").microseconds
    if interval == 0 {
      return .init(key: "after", message: "a timer that repeats needs an interval above 0s")
    }
    guard interval > Int64(UInt32.max) else { return nil }
    return .init(key: "after", message: "a timer that repeats has an interval of at most 4294s")
  }

  private static let variables: [Verb<Statement>] = [
    Verb(
      FieldRule("assign", .name(.variable), .required, "Gives a variable a value."),
      [FieldRule("value", .integer(Limits.numbers), .required, "The value.")]
    ) { .assign($0.text("assign"), $0.integer("value")) },
    Verb(
      FieldRule("add", .name(.variable), .required, "Adds to a variable."),
      [FieldRule("amount", .integer(Limits.numbers), .required, "How much; may be negative.")]
    ) { .add($0.text("add"), $0.integer("amount")) },
  ]

  private static let control: [Verb<Statement>] = [
    Verb(
      FieldRule("if", .name(.variable), .required, "Does one thing or another."),
      Statement.Comparison.allCases.map {
        FieldRule($0.rawValue, .integer(Limits.numbers), "What the variable is compared with.")
      } + [
        FieldRule("then", .statements, .required, "What is done if the comparison holds."),
        FieldRule("else", .statements, "What is done otherwise."),
      ],
      alternatives: Statement.Comparison.allCases.map(\.rawValue), build: condition),
    Verb(
      FieldRule(
        "repeat", .integer(Limits.repetitions), .required, "Does something several times."),
      [FieldRule("do", .statements, .required, "What is done.")]
    ) { .repeat($0.integer("repeat"), $0.statements("do").map(\.statement)) },
  ]

  @Sendable private static func condition(_ fields: Fields) -> Statement {
    let comparison = Statement.Comparison.allCases.first { fields.isGiven($0.rawValue) } ?? .equals
    return .if(
      fields.text("if"), comparison, fields.integer(comparison.rawValue),
      then: fields.statements("then").map(\.statement),
      otherwise: fields.statements("else").map(\.statement))
  }
}
