import AlertChecks
import AlertReports
import Foundation

/// The reports that the command line asks for.
struct ReportOutput {
  private let targets: [(format: ReportFormat, path: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    var targets: [(format: ReportFormat, path: String)] = []
    for text in arguments.all("--report") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
        let names = ReportFormat.allCases.map(\.rawValue).joined(separator: " or ")
        throw UsageError(message: "--report takes FORMAT=PATH, FORMAT is \(names): \"\(text)\"")
      }
      targets.append((format, parts[1]))
    }
    self.targets = targets
  }

  /// Writes the report to the terminal and to every file asked for; a file is there whole or not at all.
  func write(_ report: Report, _ console: Console) throws {
    if !targets.contains(where: { $0.path == "-" }) { console.write(TextWriter().write(report)) }
    for target in targets {
      let data =
        switch target.format {
        case .text: Data(TextWriter().write(report).utf8)
        case .json: try JSONWriter.write(report)
        }
      if target.path == "-" {
        console.write(String(decoding: data, as: UTF8.self))
      } else {
        try OutputFile.write(data, to: target.path)
      }
    }
  }
}

/// Files that the command writes.
enum OutputFile {
  /// Writes a file whole or not at all.
  static func write(_ data: Data, to path: String) throws(InputError) {
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw InputError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}

extension Severity {
  /// The severity from which the command fails.
  init(failOn arguments: Arguments) throws(UsageError) {
    let text = arguments.text("--fail-on") ?? Severity.error.rawValue
    guard let severity = Severity(rawValue: text) else {
      throw UsageError(message: "--fail-on takes note, warning or error, not \"\(text)\"")
    }
    self = severity
  }
}
