package import AlertChecks
package import AlertSimulation

/// A scenario file that is in order.
package struct LoadedScenario: Sendable {
  package let scenario: Scenario
  /// The form that the world runs.
  package let compiled: Compiled
  /// What must come of it; nil when the file does not say.
  package let expectation: Expectation?
  /// The levels of checks that the file sets, in its order.
  package let levels: [CheckSetting]
  /// The file's name as the user gave it.
  package let path: String
  /// The file's content.
  package let bytes: [UInt8]
}

/// A check's level as a scenario file sets it.
package struct CheckSetting: Hashable, Sendable {
  /// The check's name.
  package let check: String
  package let level: CheckLevel
  /// Where the file names the check.
  package let position: SourcePosition

  /// Makes a setting.
  package init(
    check: String, level: CheckLevel, position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.check = check
    self.level = level
    self.position = position
  }
}

extension [CheckSetting] {
  /// The levels by check, as checks look them up.
  package var byCheck: [String: CheckLevel] {
    Dictionary(map { ($0.check, $0.level) }) { _, last in last }
  }
}
