package import AlertSimulation
import SimulationKernel

/// Applies checks to many runs of one scenario, one after the other.
///
/// What a check can tell from the scenario alone it tells itself once, when it is prepared.
package struct CheckSession: Sendable {
  private let levels: [String: CheckLevel]
  private let prepared: [any Check]

  /// Prepares for a scenario.
  package init(_ compiled: Compiled, levels: [String: CheckLevel] = [:]) {
    self.levels = levels
    prepared = CheckRun.prepare(CheckCatalogue.all, for: compiled, levels)
  }

  /// Everything that checks find in a run, in order of time.
  package func findings(in record: RunRecord) -> [Finding] {
    CheckRun.findings(in: record, levels: levels, prepared: prepared)
  }
}
