import AlertModel
import AlertSimulation

extension StatementVerbs {
  static let changes: [Verb<Statement>] = [
    Verb(
      FieldRule(
        "addButton", .name(.alert), .required, only: AlertKind.allCases.filter(\.hasButtons),
        "Adds a button."),
      [
        FieldRule("title", .textOrNull, .required, "Its title."),
        FieldRule(
          "role", AlertTables.role, .defaults("default"), only: .controllers, "Its role."),
      ]
    ) {
      .addButton($0.text("addButton"), title: $0.optionalText("title"), role: $0.role("role"))
    },
    Verb(
      FieldRule(
        "addTextField", .name(.alert), .required, only: .controllers, "Adds a text field.")
    ) { .addTextField($0.text("addTextField")) },
    Verb(
      FieldRule("set", .name(.alert), .required, "Changes one property of an alert."),
      [
        FieldRule("title", .textOrNull, "The title."),
        FieldRule("message", .textOrNull, "The message."),
        FieldRule("style", .style, only: [.alertView], "The style."),
        FieldRule(
          "cancelButtonIndex", .integer(Limits.indices), only: .delegating,
          "The cancel button's index."),
        FieldRule(
          "preferred", .integer(Limits.buttonIndices), only: .controllers,
          "The preferred action's index."),
        FieldRule(
          "button", .integer(Limits.buttonIndices), "The button that \"enabled\" is about."),
        FieldRule("enabled", .flag, "Whether that button can be tapped."),
      ],
      alternatives: ["title", "message", "style", "cancelButtonIndex", "preferred", "enabled"],
      check: checkButton
    ) { .set($0.text("set"), setting($0)) },
  ]

  @Sendable private static func checkButton(_ fields: Fields) -> Verb<Statement>.Complaint? {
    let hasButton = fields.isWritten("button")
    guard hasButton != fields.isWritten("enabled") else { return nil }
    return hasButton
      ? .init(key: "button", message: "\"button\" is of use only together with \"enabled\"")
      : .init(key: "enabled", message: "\"enabled\" needs a \"button\"")
  }

  private static func setting(_ fields: Fields) -> Statement.Setting {
    if fields.isGiven("title") { return .title(fields.optionalText("title")) }
    if fields.isGiven("message") { return .message(fields.optionalText("message")) }
    if fields.isGiven("style") { return .style(fields.style("style")) }
    if fields.isGiven("preferred") { return .preferred(fields.integer("preferred")) }
    if fields.isGiven("enabled") {
      return .enabled(button: fields.integer("button"), fields.flag("enabled"))
    }
    return .cancelButtonIndex(fields.integer("cancelButtonIndex"))
  }

  static let delegates: [Verb<Statement>] = [
    Verb(
      FieldRule(
        "setDelegate", .name(.alert), .required, only: .delegating, "Assigns another delegate."),
      [
        FieldRule(
          "delegate", .objectOrNull(AlertTables.delegate), .required, "The delegate, or null.")
      ]
    ) { .setDelegate($0.text("setDelegate"), $0.delegate("delegate")) },
    Verb(
      FieldRule(
        "releaseDelegate", .name(.alert), .required, only: .delegating,
        "The delegate object is freed.")
    ) { .releaseDelegate($0.text("releaseDelegate")) },
    Verb(
      FieldRule(
        "implement", .name(.alert), .required, only: .delegating,
        "The delegate's class gains a method after it was assigned."),
      [
        FieldRule(
          "method", .choice(AlertTables.methods.map(\.name)), .required, "The method.")
      ]
    ) { .implement($0.text("implement"), $0.method("method")) },
  ]

  static let reads: [Verb<Statement>] = [
    Verb(
      FieldRule("read", .name(.alertOrRoot), .required, "Reads a property, as app code does."),
      [
        FieldRule(
          "property", .choice(Property.allCases.map(\.name)), .required, "The property."),
        FieldRule(
          "position", .integer(Limits.indices),
          "The index, for buttonTitleAt and textFieldAt only, which need it."),
      ],
      check: checkPosition
    ) {
      .read($0.text("read"), $0.property("property"), position: $0.optionalInteger("position") ?? 0)
    }
  ]

  @Sendable private static func checkPosition(_ fields: Fields) -> Verb<Statement>.Complaint? {
    guard fields.isGiven("property"), fields.isGiven("read") else { return nil }
    let property = fields.property("property")
    if fields.text("read") == "root", property != .presented {
      return .init(key: "property", message: "the only property of root is \"presented\"")
    }
    let needsPosition = property == .buttonTitleAt || property == .textFieldAt
    guard needsPosition != fields.isWritten("position") else { return nil }
    return needsPosition
      ? .init(key: "property", message: "\"\(property.name)\" needs a \"position\"")
      : .init(key: "position", message: "\"\(property.name)\" has no \"position\"")
  }
}
