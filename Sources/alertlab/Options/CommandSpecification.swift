import AlertReports

/// What a command is called and takes; its parsing and its help come from here.
struct CommandSpecification: Sendable {
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// Its operands, as its help shows them.
  let operands: String
  let operandCount: ClosedRange<Int>
  let options: [OptionSpecification]
}

/// An option and what it means.
struct OptionSpecification: Sendable {
  let name: String
  /// What its value is called; nil for options without one.
  let value: String?
  let help: String
  let isRepeatable: Bool

  init(_ name: String, value: String? = nil, help: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.isRepeatable = isRepeatable
  }

  static let help = OptionSpecification("--help", help: "tell what the command takes")
  static let seed = OptionSpecification(
    "--seed", value: "N",
    help: "start of all chance (default 0); the same seed gives the same bytes")
  static let jobs = OptionSpecification(
    "--jobs", value: "N", help: "work on so many at once (default: the number of cores)")
  static let report = OptionSpecification(
    "--report", value: "FORMAT=PATH",
    help: "also write a report; FORMAT is "
      + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      + "; PATH - is standard output",
    isRepeatable: true)
  static let color = OptionSpecification(
    "--color", value: "WHEN", help: "colour text: always, auto (default; on a terminal) or never")
  static let verbose = OptionSpecification(
    "--verbose", help: "text: also the trace of every scenario, and all statistics")
  static let baseline = OptionSpecification(
    "--baseline", value: "FILE", help: "findings that the file knows are told and do not count")
  static let writeBaseline = OptionSpecification(
    "--write-baseline", value: "FILE",
    help: "write the findings that count to a file, for --baseline, and end with 0")
  static let failOn = OptionSpecification(
    "--fail-on", value: "LEVEL", help: "fail on findings from note, warning or error (default) on")
}
