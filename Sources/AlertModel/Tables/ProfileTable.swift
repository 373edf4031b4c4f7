/// A profile's whole behaviour as text: every table, and every answer to an open question.
package struct ProfileTable {
  /// The longest line.
  package static let width = 100

  private let profile: ToolkitProfile

  /// Prepares the text of a profile.
  package init(_ profile: ToolkitProfile) {
    self.profile = profile
  }

  /// The text, with a line feed at the end of each line.
  package var text: String {
    var lines = [profile.id, profile.title, ""]
    lines += facts
    lines += section("What comes of each operation, by phase", operations)
    lines += section("Runs at show", [profile.onRequest.words])
    lines += section("Runs when an alert is presented: the first row that holds", entries)
    lines += section("Runs when a presentation ends: the first row that holds", exits)
    lines += section("What input on the topmost alert does: the first row that holds", inputs)
    lines += section(
      "Other alerts",
      table([
        ["one that is covered gets", profile.covered.words],
        ["one that comes back gets", profile.reappear.words],
      ]))
    lines += section("What the system and the device's user do to the app", life)
    lines += section("Answers to open questions", knobs)
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ heading: String, _ body: [String]) -> [String] {
    ["", heading, String(repeating: "-", count: heading.count)] + body
  }

  private func table(_ rows: [[String]]) -> [String] {
    var table = TextTable(width: Self.width)
    for row in rows { table.addRow(row) }
    return table.lines
  }

  // MARK: Parts

  private var facts: [String] {
    table(
      [
        ["alerts are called", profile.alertKind.rawValue],
        ["several alerts", profile.arrangement.words],
        [
          "transitions",
          "appear \(profile.timing.appear.words), disappear \(profile.timing.disappear.words), "
            + "suspended \(profile.timing.suspendDelay.words) after didEnterBackground",
        ],
        ["text-field styles", profile.hasTextFieldStyles ? "yes" : "no"],
      ]
        + (profile.occupiesRoot.map { [["root cannot present", "while one is up, " + $0.words]] }
          ?? []))
  }

  private var operations: [String] {
    var table = TextTable(width: Self.width)
    table.addRow([""] + Operation.allCases.map(\.name))
    for phase in Phase.allCases {
      let cells = Operation.allCases.map { profile.operations[$0, phase].words(for: $0) }
      table.addRow([phase.name] + cells)
    }
    let legend = [
      "A code such as show.duplicate: no effect, and that diagnostic.",
      "By input rules: the first input rule that holds, below; if none does, input.ignored.", "",
    ]
    return legend + table.linesInParts.joined(separator: [""])
  }

  private var entries: [String] {
    table(profile.entries.map { [$0.conditions.words, $0.steps.words] })
  }

  private var exits: [String] {
    table(profile.exits.map { [$0.exit.name, $0.conditions.words, $0.steps.words] })
  }

  private var inputs: [String] {
    table(
      profile.inputs.map { rule in
        [
          rule.input.name,
          "ends by \(rule.exit.name), \(rule.button.words), if \(rule.conditions.words)",
        ]
      })
  }

  private var life: [String] {
    table(
      profile.life.map { rule in
        [
          rule.operation.name, rule.from.map(\.name).joined(separator: ", "),
          rule.steps.isEmpty ? "nothing" : TextTable.sequence(rule.steps.map(\.words)),
        ]
      })
  }

  private var knobs: [String] {
    table(
      [["question", "answer", "from", "asks"]]
        + profile.relevantKnobs.map { knob in
          let about = knob.description
          return [
            knob.name, profile.knobs[knob], source(of: knob),
            about.question + " "
              + (about.clause.isEmpty ? "(no rule)" : "(contract: \(about.clause))"),
          ]
        })
  }

  /// Who answers: nobody ("no evidence: default", the first value), the profile, or whoever asked for this variant.
  private func source(of knob: Knob) -> String {
    let own = ProfileCatalogue.named(profile.id)?.defaults[knob]
    if let own, own != profile.knobs[knob] { return "changed" }
    return profile.knobs[knob] == knob.description.values[0] ? "no evidence: default" : "profile"
  }
}
