package import AlertChecks
package import AlertSearch
package import AlertSimulation
package import SimulationKernel

/// A scenario file that is in order.
package struct LoadedScenario: Sendable {
  package let scenario: Scenario
  /// The form that the world runs.
  package let compiled: Compiled
  /// What must come of it; nil when the file does not say.
  package let expectation: Expectation?
  /// The levels of checks that the file sets, in its order.
  package let levels: [CheckSetting]
  /// The people that use the app where chance decides, by name; nil when the file does not say.
  package let people: [String]?
  /// What interrupts where chance decides, in the order of the file; nil when the file does not say.
  package let interruptions: [InterruptionSetting]?
  /// To which multiples an exploration takes all times; nil when it takes them as they are.
  package let rounding: TimeSpan?
  /// The findings that the file tolerates, in its order.
  package let allowances: [Allowance]
  /// The file's name as the user gave it.
  package let path: String
  /// The file's content.
  package let bytes: [UInt8]

  /// The kinds of interruption that the file lists; the tables of files know no others.
  package var interruptionKinds: [InterruptionKind] {
    (interruptions ?? []).compactMap { InterruptionCatalogue.named($0.name) }
  }
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

/// How often something interrupts, as a scenario file sets it.
package struct InterruptionSetting: Hashable, Sendable {
  /// A system operation's name, or one of `call`, `systemAlert`, `switcher` and `panel`, which go again.
  package let name: String
  /// The mean time between two of them; above zero.
  package let mean: TimeSpan
  /// Where the file names it.
  package let position: SourcePosition

  /// Makes a setting.
  package init(
    name: String, mean: TimeSpan, position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.name = name
    self.mean = mean
    self.position = position
  }
}

extension [CheckSetting] {
  /// The levels by check, as checks look them up.
  package var byCheck: [String: CheckLevel] {
    Dictionary(map { ($0.check, $0.level) }) { _, last in last }
  }
}
