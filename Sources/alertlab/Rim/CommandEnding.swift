import AlertReports
import ScenarioFiles

/// How a command over scenario files ends, once its reports are written.
enum CommandEnding {
  /// Writes the new baseline, if one is asked for, and tells the exit code.
  static func code(
    of report: Report, _ input: ScenarioInput.Loaded, _ gating: Gating, _ console: Console
  ) throws -> ExitCode {
    // What did not run has no findings to know.
    guard !input.scenarios.isEmpty else { return .badInput }
    let hasBaseline = try gating.writeBaseline(of: report, console)
    if let code = Interruption.exitCode { return code }
    if !input.unusable.isEmpty {
      console.complain("alertlab \(report.command): not every file could be run; see above")
      return .badInput
    }
    return report.failures > 0 && !hasBaseline ? .findings : .clean
  }
}
