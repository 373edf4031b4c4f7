package import AlertSimulation

/// The keys of expectations.
package enum ExpectationTables {
  /// The grades of a finding about a stuck alert, worst first.
  package static let grades = [
    "killingTheApp", "leavingTheApp", "uncertainEvent", "lateTimer", "endable",
  ]

  /// The keys of `expect`.
  package static let expectation = FieldTable(
    "\"expect\"",
    [
      FieldRule(
        "findings", .findings(finding), "\"none\", or exactly the findings that must come."),
      FieldRule(
        "explored", .findings(exploredFinding),
        "\"none\", or exactly what an exploration of every interleaving must find."),
      FieldRule("trace", .text, "Everything that happened, in one line."),
      FieldRule("reads", .list(read), "Properties as app code would read them."),
    ])

  /// The keys of an expected finding.
  package static let finding = FieldTable(
    "a finding",
    [
      FieldRule("kind", .check, .required, "The check's name."),
      FieldRule("alert", .name(.alert), "The alert it is about."),
      FieldRule("grade", .choice(grades), "Its grade."),
      FieldRule("at", .duration, "When it begins."),
    ])

  /// The keys of what an exploration must find: the simplest story decides when it begins.
  package static let exploredFinding = FieldTable(
    "a finding",
    [
      FieldRule("kind", .check, .required, "The check's name."),
      FieldRule("alert", .name(.alert), "The alert it is about."),
      FieldRule("grade", .choice(grades), "Its grade."),
    ])

  /// The properties that can be expected, with what their values are.
  package static let properties: [(property: Property, kind: FieldKind)] =
    Property.allCases.compactMap { property in kind(of: property).map { (property, $0) } }

  /// The keys of an expected read.
  package static let read = FieldTable(
    "a read",
    [
      FieldRule("at", .duration, .required, "After everything at this time."),
      FieldRule("alert", .name(.alertOrRoot), .required, "Whose properties."),
    ]
      + properties.map {
        FieldRule($0.property.name, $0.kind, "The value of \($0.property.name).")
      })

  private static func kind(of property: Property) -> FieldKind? {
    switch property {
    case .visible, .delegateIsNil, .isPresented: .flag
    case .title, .message, .text0, .text1: .textOrNull
    case .buttonTitles: .textsOrNulls
    case .drawOrder: .integers
    case .layout: .choice(["none", "single", "row", "stack"])
    case .emphasised: .integerOrNull(Limits.indices)
    case .presented: .nameOrNull(.alert)
    case .buttonTitleAt, .textFieldAt: nil
    default: .integer(Limits.indices)
    }
  }
}
