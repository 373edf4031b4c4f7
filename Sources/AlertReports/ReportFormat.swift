package import Foundation

/// The formats in which reports are written; each is a pure function from a report to bytes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, sarif, github, markdown

  /// What it is for, in a phrase.
  package var summary: String {
    switch self {
    case .text: "for people: what happened, why it is wrong, how to see it again, the usual fix"
    case .json: "for programs: everything, in a format with a version"
    case .junit: "for CI servers: JUnit XML, a test case for each scenario"
    case .sarif: "for code scanning: SARIF 2.1.0"
    case .github: "for GitHub Actions: annotations, and the job's summary"
    case .markdown: "for pull requests and job summaries"
    }
  }

  /// A report in this format.
  package func write(_ report: Report) throws -> Data {
    switch self {
    case .text: Data(TextWriter().write(report).utf8)
    case .json: try JSONWriter.write(report)
    case .junit: Data(JUnitWriter.write(report).utf8)
    case .sarif: try SARIFWriter.write(report)
    case .github: Data(GitHubWriter.write(report).utf8)
    case .markdown: Data(MarkdownWriter.write(report).utf8)
    }
  }
}
