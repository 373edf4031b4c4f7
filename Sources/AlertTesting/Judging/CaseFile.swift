import AlertSimulation
import Foundation
import ScenarioFiles
import SimulationKernel

/// The file that a scenario built in Swift becomes.
struct CaseFile {
  let text: String
  /// The path from the package's folder.
  let path: String
  private let place: String

  init(_ scenario: Scenario, _ levels: [CheckSetting], in folder: PackageFolder) {
    text = ScenarioPrinter.text(of: scenario, levels: levels)
    var hasher = StableHasher()
    hasher.feed(text)
    let name = scenario.name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40)
    path = "alertlab-out/\(name)-\(hasher.fingerprint.hex.prefix(12)).json5"
    place = folder.place(of: path)
  }

  /// Writes the file, whole or not at all; tells why it cannot be written.
  func write() -> String? {
    let url = URL(filePath: place)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return nil
    } catch {
      return "The scenario's file, which replaying needs, cannot be written to \(place): "
        + error.localizedDescription
    }
  }

  /// What is wrong, with the lines of the file, which is not there to be looked at.
  func explanation(of problems: FileProblems) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let told = problems.problems.map { problem in
      let hint = problem.hint.map { " (\($0))" } ?? ""
      let place = problem.position.line - 1
      let line = lines.indices.contains(place) ? lines[place].drop { $0 == " " } : ""
      return "  \(problem.message)\(hint)\n    \(line)"
    }
    return (["the scenario is not in order; written as a file:"] + told).joined(separator: "\n")
  }
}
