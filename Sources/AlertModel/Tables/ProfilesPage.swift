/// All profiles side by side, as a page in Markdown: for each question, who answers what.
package enum ProfilesPage {
  private static let profiles = ProfileCatalogue.all.map { $0.profile() }

  /// The page, with a line feed at the end of each line.
  package static var text: String {
    var lines = [
      "# The profiles side by side", "",
      "Made from the tables by `RECORD_GOLDEN=1 swift test --filter ProfilesPage`; do not edit. "
        + "`alertlab explain PROFILE`",
      "tells all of one profile, and `alertlab compare FILE` "
        + "what difference it makes to a scenario.", "",
    ]
    lines += table(
      ["profile", "what it is", "alerts are called"],
      profiles.map { ["`\($0.id)`", $0.title, $0.alertKind.rawValue] })
    for (heading, topics) in sections {
      lines += ["", "## \(heading)"]
      for (topic, answer) in topics { lines += self.topic(topic, answer) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private typealias Topic = (String, (ToolkitProfile) -> String)

  private static var sections: [(String, [Topic])] {
    [
      (
        "Coming",
        [
          ("Several at once", { $0.arrangement.words }),
          ("When one is shown", { ($0.onRequest + ($0.entries.last?.steps ?? [])).words }),
          ("One that is covered gets", { $0.covered.words }),
          ("One that comes back gets", { $0.reappear.words }),
        ]
      ),
      ("Going", Exit.allCases.map { exit in ("Ends by \(exit.name)", { rules(exit, $0) }) }),
      (
        "Input",
        Operation.allCases.filter(\.isInput).map { input in
          ("On `\(input.name)`", { inputs(input, $0) })
        }
      ),
      (
        "Operations while it disappears",
        [Operation.show, .dismiss].map { operation in
          ("`\(operation.name)`", { $0.operations[operation, .disappearing].words(for: operation) })
        }
      ),
      (
        "The app around it",
        SystemOperation.allCases.map { operation in
          ("`\(operation.name)`, with the app in front", { life(operation, $0) })
        }
      ),
      (
        "Open questions",
        Knob.allCases.map { knob in
          (
            "`\(knob.name)`: \(knob.description.question) "
              + (knob.description.clause.isEmpty
                ? "(no rule)" : "(contract:\(knob.description.clause))"),
            { $0.relevantKnobs.contains(knob) ? $0.knobs[knob] : "" }
          )
        }
      ),
    ]
  }

  private static func rules(_ exit: Exit, _ profile: ToolkitProfile) -> String {
    profile.exits.filter { $0.exit == exit }.map { rule in
      (rule.conditions.isEmpty ? "" : "if \(rule.conditions.words): ") + rule.steps.words
    }.joined(separator: "; else ")
  }

  private static func inputs(_ input: Operation, _ profile: ToolkitProfile) -> String {
    guard case .apply = profile.operations[input, .shown] else { return "nothing" }
    let rules = profile.inputs.filter { $0.input == input }.map { rule in
      "ends by \(rule.exit.name), \(rule.button.words)"
        + (rule.conditions.isEmpty ? "" : ", if \(rule.conditions.words)")
    }
    guard !rules.isEmpty else { return input == .type ? "takes effect" : "nothing" }
    return rules.joined(separator: "; else ")
  }

  private static func life(_ operation: SystemOperation, _ profile: ToolkitProfile) -> String {
    profile.life.first { $0.operation == operation && $0.from.contains(.active) }
      .map { $0.steps.isEmpty ? "nothing" : $0.steps.map(\.words).joined(separator: " · ") } ?? ""
  }

  /// An answer a row, with all who give it; those to whom the question is not put are left out.
  private static func topic(_ topic: String, _ answer: (ToolkitProfile) -> String) -> [String] {
    var rows: [(answer: String, names: [String])] = []
    for profile in profiles {
      let words = answer(profile)
      guard !words.isEmpty else { continue }
      if let place = rows.firstIndex(where: { $0.answer == words }) {
        rows[place].names.append("`\(profile.id)`")
      } else {
        rows.append((words, ["`\(profile.id)`"]))
      }
    }
    guard !rows.isEmpty else { return [] }
    let all = rows.count == 1 && rows[0].names.count == profiles.count
    return ["", "**\(topic)**", ""]
      + table(
        ["answer", "profiles"],
        rows.map { [$0.answer, all ? "all" : $0.names.joined(separator: ", ")] })
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return [line(heading), line(heading.map { _ in "---" })] + rows.map(line)
  }
}
