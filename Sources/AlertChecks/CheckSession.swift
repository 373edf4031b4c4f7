package import AlertSimulation
import SimulationKernel

/// Applies checks to many runs of one scenario, one after the other.
package struct CheckSession: Sendable {
  private let compiled: Compiled
  private let levels: [String: CheckLevel]

  /// Prepares for a scenario.
  package init(_ compiled: Compiled, levels: [String: CheckLevel] = [:]) {
    self.compiled = compiled
    self.levels = levels
  }

  /// Everything that checks find in a run, in order of time.
  package mutating func findings(in record: RunRecord) -> [Finding] {
    CheckRun.findings(in: record, levels: levels)
  }
}
