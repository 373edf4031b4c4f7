import AlertReports
import Foundation

/// The page that GitHub shows for a job.
enum StepSummary {
  /// Adds the report, if this is a GitHub job; what other steps wrote stays.
  static func append(_ report: Report) throws(InputError) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let used = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    let room = MarkdownWriter.limit - used
    guard room > 1_000 else { return }
    try OutputFile.append(Data(MarkdownWriter.write(report, limit: room).utf8), to: path)
  }
}
