import AlertChecks
import AlertReports
import AlertSearch
import Foundation
import ScenarioFiles

/// What the command line says about which findings count.
struct Gating {
  private let threshold: Severity
  private let baseline: Baseline?
  private let newBaseline: String?
  private let today: CalendarDate

  init(_ arguments: Arguments) throws {
    threshold = try Severity(failOn: arguments)
    baseline = try arguments.text("--baseline").map(Self.read)
    newBaseline = arguments.text("--write-baseline")
    today = try CalendarDate.today()
  }

  /// The gate of a scenario.
  func gate(of scenario: LoadedScenario) -> Gate {
    Gate(
      threshold: threshold, allowances: scenario.allowances, baseline: baseline, today: today)
  }

  /// Makes sure that the new baseline overwrites nothing that the command reads or writes otherwise.
  func keepBaselineApart(from paths: [String]) throws(UsageError) {
    guard let newBaseline else { return }
    guard newBaseline != "-" else {
      throw UsageError(message: "--write-baseline needs a file, not standard output")
    }
    let own = URL(filePath: newBaseline).standardizedFileURL
    for path in paths where URL(filePath: path).standardizedFileURL == own {
      throw UsageError(message: "--write-baseline would overwrite \(path), which is needed itself")
    }
  }

  /// Writes the findings that count, if the command line asks for it.
  func writeBaseline(of report: Report, _ console: Console) throws -> Bool {
    // What was interrupted knows only some of the findings.
    guard let newBaseline, !report.isPartial else { return false }
    let entries = report.scenarios.flatMap { scenario in
      scenario.outcome.findings
        .filter { scenario.gate.status(of: $0, in: scenario.path).fails }
        .map {
          Baseline.Entry(path: scenario.path, check: $0.check, fingerprint: $0.fingerprint)
        }
    }
    let known = baseline?.entries ?? []
    try OutputFile.write(try BaselineFile.write(Baseline(known + entries)), to: newBaseline)
    let count = Baseline(known + entries).entries.count
    console.complain("\(newBaseline): \(count) known finding\(count == 1 ? "" : "s")")
    return true
  }

  private static func read(_ path: String) throws(InputError) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("\(path): the baseline cannot be read")
    }
    do throws(BaselineFile.Failure) {
      return try BaselineFile.read(data)
    } catch {
      throw InputError("\(path): \(error)")
    }
  }
}

extension Severity {
  /// The severity from which the command fails.
  fileprivate init(failOn arguments: Arguments) throws(UsageError) {
    let text = arguments.text("--fail-on") ?? Severity.error.rawValue
    guard let severity = Severity(rawValue: text) else {
      throw UsageError(message: "--fail-on takes note, warning or error, not \"\(text)\"")
    }
    self = severity
  }
}
