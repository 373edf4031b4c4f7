import AlertChecks
import AlertReports
import Foundation

/// The reports that the command line asks for.
struct ReportOutput {
  private let targets: [(format: ReportFormat, path: String)]
  private let usesColour: Bool
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var targets: [(format: ReportFormat, path: String)] = []
    var paths: Set<String> = []
    for text in arguments.all("--report") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
        let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          message: "--report takes FORMAT=PATH, FORMAT is one of \(names): \"\(text)\"")
      }
      guard paths.insert(OutputFile.identity(parts[1])).inserted else {
        throw UsageError(message: "two reports would be written to \"\(parts[1])\"")
      }
      targets.append((format, parts[1]))
    }
    self.targets = targets
    usesColour = try Colour.isUsed(arguments)
    isVerbose = arguments.has(OptionSpecification.verbose.name)
  }

  /// Whether standard output belongs to a report that programs read.
  ///
  /// GitHub's annotations are commands within a log, so they come after the text.
  private var ownsStandardOutput: Bool {
    targets.contains { $0.path == "-" && $0.format != .github }
  }

  /// Writes something for people that is not part of a report.
  func remark(_ text: String, _ console: Console) {
    if ownsStandardOutput { console.complain(text) } else { console.write(text) }
  }

  /// The files that reports are written to.
  var paths: [String] { targets.map(\.path) }

  /// Makes sure that no report overwrites a file that the command reads.
  func keepApart(from inputs: [String]) throws(UsageError) {
    let known = inputs.map(OutputFile.identity)
    for target in targets where known.contains(OutputFile.identity(target.path)) {
      throw UsageError(message: "--report would overwrite \(target.path), which is read")
    }
  }

  /// Writes the report to the terminal and to every file asked for; a file is there whole or not at all.
  ///
  /// - Throws: what could not be written, after everything else was.
  func write(_ report: Report, _ console: Console) throws {
    // What is wrong with files stands on standard error already; where nothing ran, there is nothing else to tell.
    if !ownsStandardOutput, !report.scenarios.isEmpty || report.unusable.isEmpty {
      let writer = TextWriter(usesColour: usesColour, isVerbose: isVerbose, listsUnusable: false)
      console.write(writer.write(report))
    }
    var problems: [String] = []
    for target in targets {
      do throws(InputError) {
        try write(report, to: target, console)
      } catch {
        problems += error.lines
      }
    }
    guard problems.isEmpty else { throw InputError(problems) }
  }

  private func write(
    _ report: Report, to target: (format: ReportFormat, path: String), _ console: Console
  ) throws(InputError) {
    let data: Data
    do {
      data =
        target.format == .text
        ? Data(
          TextWriter(usesColour: usesColour && target.path == "-", isVerbose: isVerbose)
            .write(report).utf8)
        : try target.format.write(report)
    } catch {
      throw InputError("\(target.path): the report cannot be written: \(error)")
    }
    if target.path == "-" {
      console.write(data)
    } else {
      try OutputFile.write(data, to: target.path)
    }
    if target.format == .github { try StepSummary.append(report) }
  }
}
