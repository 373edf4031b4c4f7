package import Foundation

/// The formats in which reports are written; each is a pure function from a report to bytes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, sarif, github, markdown

  /// What it is for, in a phrase.
  package var use: String {
    switch self {
    case .text: "for people"
    case .json: "for programs"
    case .junit: "JUnit XML, for CI servers"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .github: "GitHub annotations"
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
