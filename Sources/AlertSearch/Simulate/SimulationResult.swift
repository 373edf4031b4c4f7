package import AlertChecks
package import AlertSimulation
package import SimulationKernel

/// What many runs of one scenario with one kind of person came to.
package struct SimulationResult: Sendable {
  package let persona: Persona
  package let interruptions: [InterruptionRate]
  package let statistics: SimulationStatistics
  package let findings: [SimulatedFinding]
  /// What the first run did.
  package let firstMoves: [Move]
  /// A number for everything that happened in all runs.
  package let digest: Fingerprint
  /// Whether it was stopped before it was done.
  package let isPartial: Bool
}

extension Simulation {
  /// The sum of the pieces so far.
  struct Total {
    private(set) var statistics: SimulationStatistics
    private var findings = FindingTally()
    private var hasher = StableHasher()
    private var firstMoves: [Move] = []
    /// Whether the time is used up.
    private(set) var isFull = false
    /// The time that counts: a run without any counts a little.
    private(set) var time = TimeSpan.zero

    init(_ cast: Cast) {
      statistics = SimulationStatistics(cast.compiled)
    }

    var runs: Int { statistics.runs }

    mutating func add(_ piece: Piece) {
      if piece.runs.lowerBound == 0 { firstMoves = piece.firstMoves }
      statistics.merge(piece.statistics)
      findings.merge(piece.findings)
      for added in piece.times { time = time + added }
      let digest = piece.hasher.fingerprint
      hasher.feed(digest.high)
      hasher.feed(digest.low)
      isFull = piece.isLast
    }

    func result(_ cast: Cast, isPartial: Bool) -> SimulationResult {
      SimulationResult(
        persona: cast.persona, interruptions: cast.interruptions, statistics: statistics,
        findings: findings.findings, firstMoves: firstMoves, digest: hasher.fingerprint,
        isPartial: isPartial)
    }
  }
}
