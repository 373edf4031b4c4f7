import AlertChecks
import AlertReports
import AlertSimulation
import Foundation
import ScenarioFiles

/// Scenario files that the command reads and writes.
enum ScenarioInput {
  private static let checks = CheckCatalogue.all.map { $0.description.id }

  /// What came of loading some files: those in order, and what is wrong with the others.
  struct Loaded {
    var scenarios: [LoadedScenario] = []
    var unusable: [UnusableInput] = []
  }

  /// Loads every scenario file that some paths name, or that lies in folders they name.
  ///
  /// One that is not in order does not keep the others from being run.
  static func load(paths: [String]) -> Loaded {
    let found = ScenarioPaths.search(paths)
    var loaded = Loaded(unusable: found.errors.map(UnusableInput.init))
    for path in found.files {
      do throws(UnusableInput) {
        loaded.scenarios.append(try load(file: path))
      } catch {
        loaded.unusable.append(error)
      }
    }
    return loaded
  }

  /// Loads one file, by the rules of another profile if one is given.
  static func load(
    file path: String, profile: String? = nil
  ) throws(UnusableInput) -> LoadedScenario {
    let bytes: [UInt8]
    do throws(PathError) {
      bytes = try ScenarioPaths.bytes(of: path)
    } catch {
      throw UnusableInput(error)
    }
    do throws(FileProblems) {
      return try ScenarioLoader(checks: checks, profile: profile).load(bytes, path: path)
    } catch {
      throw UnusableInput(error, path: path)
    }
  }

  /// Writes a case that was made from scratch as a scenario file, with what was found at its head.
  static func write(
    _ scenario: Scenario, _ finding: Finding, to path: String, by command: String = "fuzz",
    of origin: String? = nil, remark: String? = nil
  ) throws(InputError) {
    let grade = finding.grade.map { " (\($0.rawValue))" } ?? ""
    let text = ScenarioPrinter.text(
      of: scenario,
      comments: [
        "alertlab \(command) found: \(finding.check)\(grade)" + (origin.map { " in \($0)" } ?? ""),
        finding.message,
      ] + (remark.map { [$0] } ?? []))
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw InputError("\(path): cannot be written: \(error.localizedDescription)")
    }
    try OutputFile.write(Data(text.utf8), to: path)
  }
}
