import AlertChecks
import AlertModel
import AlertReports
import AlertSimulation

/// Lists what there is, one a line, id first.
struct ListCommand: Command {
  let specification = CommandSpecification(
    name: "list", summary: "List what there is of one kind, one a line, id first.",
    operands: "checks|profiles|formats|people|interruptions", operandCount: 1...1, options: [])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard let kind = Catalogue(rawValue: arguments.operands[0]) else {
      let known = Catalogue.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        message: "there is no list \"\(arguments.operands[0])\"; there is \(known)")
    }
    let rows = kind.rows
    let width = rows.map(\.id.count).max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: width - row.id.count)
      console.write("\(row.id)\(padding)  \(row.text)\n")
    }
    return .clean
  }
}

/// What can be listed.
enum Catalogue: String, CaseIterable {
  case checks, profiles, formats, people, interruptions

  var rows: [(id: String, text: String)] {
    switch self {
    case .checks:
      CheckCatalogue.all.map {
        ($0.description.id, "\($0.description.severity.rawValue): \($0.description.summary)")
      }
    case .profiles: ProfileCatalogue.all.map { ($0.id, $0.profile().title) }
    case .people: PersonaCatalogue.all.map { ($0.id, $0.title) }
    case .interruptions: InterruptionCatalogue.all.map { ($0.id, $0.title) }
    case .formats: ReportFormat.allCases.map { ($0.rawValue, $0.summary) }
    }
  }
}
