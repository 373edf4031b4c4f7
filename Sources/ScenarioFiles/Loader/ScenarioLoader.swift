import AlertSearch
import AlertChecks
import AlertSimulation
import SimulationKernel

/// Turns the bytes of a scenario file into a scenario, or tells all that is wrong with it.
package struct ScenarioLoader: Sendable {
  /// The checks that files may name; nil accepts every name.
  package let checks: [String]?
  /// The profile by whose rules files are read, whatever they say; nil for their own.
  package let profile: String?

  /// Makes a loader; without a list of checks, their names are left to the caller.
  package init(checks: [String]? = nil, profile: String? = nil) {
    self.checks = checks
    self.profile = profile
  }

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: the file's name as the user gave it; messages repeat it.
  /// - Returns: the scenario, ready to run.
  /// - Throws: everything found wrong, in the order of the file.
  package func load(_ bytes: [UInt8], path: String) throws(FileProblems) -> LoadedScenario {
    let document = try JSON5Document(name: path, bytes: bytes)
    var reader = ScenarioReader(document, checks: checks, profile: self.profile)
    let parts = reader.read(document.root)
    try reader.problems.throwIfAny()
    guard let parts else { throw Self.unexplained(path) }
    CapacityCheck.run(parts, reader.problems)
    ZeroDelayCycles.report(parts, reader.problems)
    try reader.problems.throwIfAny()
    do throws(ScenarioError) {
      return LoadedScenario(
        scenario: parts.scenario, compiled: try parts.scenario.compiled(),
        expectation: parts.expectation, levels: parts.levels, people: parts.people,
        interruptions: parts.interruptions, rounding: parts.rounding,
        allowances: parts.allowances, path: path,
        bytes: bytes)
    } catch {
      // The checks above know better places; this is for what they do not foresee.
      reader.problems.report(at: parts.fallbackOffset, error.description)
    }
    try reader.problems.throwIfAny()
    throw Self.unexplained(path)
  }

  // Cannot happen, but a user is better served by an odd sentence than by a trap.
  private static func unexplained(_ path: String) -> FileProblems {
    FileProblems([
      FileProblem(
        file: path, position: SourcePosition(line: 1, column: 1),
        message: "the file cannot be read")
    ])
  }
}

/// A file's content with the places that later checks need.
struct ScenarioParts {
  var scenario: Scenario
  var expectation: Expectation?
  var levels: [CheckSetting] = []
  var people: [String]?
  var interruptions: [InterruptionSetting]?
  var rounding: TimeSpan?
  var allowances: [Allowance] = []
  var handlers: [LocatedHandler] = []
  var lines: [LocatedLine] = []
  var alertOffsets: [Int] = []
  var variableOffsets: [Int] = []
  var eventOffsets: [Int] = []
  /// Timers with the offset of the first statement that starts each, in the order of the file.
  var timers: [(name: String, offset: Int)] = []
  /// Where problems go that concern no place in particular.
  var fallbackOffset = 0
}
