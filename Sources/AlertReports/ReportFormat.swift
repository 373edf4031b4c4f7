/// The formats in which reports are written.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json

  /// What it is for, in a phrase.
  package var summary: String {
    switch self {
    case .text: "for people: what happened, why it is wrong, how to see it again, the usual fix"
    case .json: "for programs: everything, in a format with a version"
    }
  }
}
