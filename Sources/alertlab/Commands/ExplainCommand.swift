import AlertChecks
import AlertModel

/// Explains a check or a profile.
struct ExplainCommand: Command {
  let specification = CommandSpecification(
    name: "explain",
    summary: "Explain a check (what, why, fix, examples) or a profile (its tables and knobs).",
    operands: "CHECK|PROFILE", operandCount: 1...1, options: [])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let id = arguments.operands[0]
    if let check = CheckCatalogue.named(id) {
      console.write(Self.text(of: check.description))
    } else if let family = ProfileCatalogue.named(id) {
      console.write(ProfileTable(family.profile()).text)
    } else {
      throw UsageError(
        message: "there is no check and no profile \"\(id)\"; alertlab list checks and "
          + "alertlab list profiles tell what there is")
    }
    return .clean
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
