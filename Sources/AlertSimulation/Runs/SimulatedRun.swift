import AlertModel
package import SimulationKernel

/// A run with a person and interruptions, and how long it was watched.
package struct SimulatedRun: Sendable {
  package let record: RunRecord
  /// Until when it was watched: what is on screen then has been there until then.
  package let end: Instant
  /// How much of that a person spent with the app.
  package let timeWithApp: TimeSpan

  /// Runs a cast once; equal seeds and numbers give equal runs.
  package init(_ cast: Cast, seed: UInt64, run: UInt64) {
    var policy = SimulatePolicy(cast, seed: seed, run: run)
    record = Runner.run(cast.compiled) { policy.nextMove(of: $0) }
    end = Self.end(of: record, horizon: policy.horizon)
    timeWithApp = TimeSpan(microseconds: end.microseconds - policy.timeAway.microseconds)
  }

  // An alert that is still there stays until the horizon; a run without one is over with its last move.
  private static func end(of record: RunRecord, horizon: Instant) -> Instant {
    let world = record.finalWorld
    let last = world.now
    guard record.ending != .processEnded, record.ending != .tooManyMoves,
      record.compiled.alerts.indices.contains(where: {
        world.alerts.machines[$0].phase.isOnScreen
      })
    else { return last }
    return max(last, horizon)
  }
}
