import AlertReports
import AlertSimulation
import ScenarioFiles

// Reports know nothing of how files are read; the command brings both together.
extension UnusableInput {
  /// A path that leads to no file.
  init(_ error: PathError) {
    self.init(path: error.path, flaws: [Flaw(error.message)])
  }

  /// A file that is no scenario.
  init(_ problems: FileProblems, path: String) {
    let flaws = problems.problems.map { problem in
      Flaw(
        problem.message + (problem.hint.map { " (\($0))" } ?? ""),
        at: SourceLine(line: problem.position.line, column: problem.position.column))
    }
    self.init(path: path, flaws: flaws, leftOut: problems.leftOut)
  }
}
