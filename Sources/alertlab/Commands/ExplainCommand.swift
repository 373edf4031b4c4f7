import AlertChecks
import AlertModel
import AlertSimulation

/// Explains a check, a profile, a person or an interruption.
struct ExplainCommand: Command {
  let specification = CommandSpecification(
    name: "explain",
    summary: "Explain a check (why, fix, examples), a profile (its tables) or a person (numbers).",
    operands: "CHECK|PROFILE|PERSON|INTERRUPTION", operandCount: 1...1, options: [])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let id = arguments.operands[0]
    if let check = CheckCatalogue.named(id) {
      console.write(Self.text(of: check.description))
    } else if let family = ProfileCatalogue.named(id) {
      console.write(ProfileTable(family.profile()).text)
    } else if let persona = PersonaCatalogue.named(id) {
      console.write(Self.text(id, persona.title, persona.assumptions))
    } else if let kind = InterruptionCatalogue.named(id) {
      console.write(Self.text(id, kind.title, kind.assumptions))
    } else {
      throw UsageError(
        message: "there is no check, profile, person or interruption \"\(id)\"; alertlab list "
          + "checks, profiles, people and interruptions tell what there is")
    }
    return .clean
  }

  /// The numbers that something rests on, each with its source.
  private static func text(_ id: String, _ title: String, _ assumptions: [Assumption]) -> String {
    let rows = assumptions.map { "  \($0.name): \($0.value) [\($0.source.rawValue)]\n" }
    let legend =
      rows.isEmpty ? "" : "[S] seen, [M] recalled, [M?] doubtful, [D] calculated, [A] assumed\n"
    return "\(id): \(title)\n" + rows.joined() + legend
  }

  /// A check in Markdown.
  private static func text(of check: CheckDescription) -> String {
    let clauses = check.clauses.map { "contract:\($0)" }.joined(separator: ", ")
    return """
      # \(check.id)

      \(check.summary) Severity: \(check.severity.rawValue).

      **Why it is wrong.** \(check.reason)

      **What usually fixes it.** \(check.usualFix)

      **Rules.** \(clauses.isEmpty ? "none of UIKit's; a rule of this tool" : clauses)

      ## Reported

      \(check.flagging.map(example).joined(separator: "\n\n"))

      ## Not reported

      \(check.passing.map(example).joined(separator: "\n\n"))

      """
  }

  private static func example(_ example: CheckExample) -> String {
    switch example {
    case .scenario(let text): "```json5\n\(text)\n```"
    case .trace(let line, let profile): "`\(line)` (\(profile))"
    case .altered(let text):
      "```json5\n\(text)\n```\nwith one recorded event changed afterwards"
    }
  }
}
