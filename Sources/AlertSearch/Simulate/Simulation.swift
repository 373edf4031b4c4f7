package import AlertChecks
package import AlertSimulation
package import SimulationKernel

/// How much to simulate.
package enum SimulationAmount: Hashable, Sendable {
  case runs(Int)
  /// Runs one after the other until their virtual times, without time away from the app, add up to this; the last
  /// one is finished.
  case time(TimeSpan)
}

/// Many independent runs of one scenario with one kind of person.
///
/// Run number k draws from streams made from the seed and k alone, so the runs, and every number told of them,
/// are the same however many are computed at once.
package struct Simulation: Sendable {
  /// How many runs are computed and summed up in one piece.
  private static let pieceSize = 128
  /// A run without any time counts as this much, so that time gets used up.
  private static let leastTime = TimeSpan.milliseconds(1)

  private let cast: Cast
  private let seed: UInt64
  private let levels: [String: CheckLevel]

  /// Prepares a simulation.
  package init(_ cast: Cast, seed: UInt64, levels: [String: CheckLevel] = [:]) {
    self.cast = cast
    self.seed = seed
    var levels = levels
    // That a person was quicker than the script is no defect of the scenario, unless it says so itself.
    if levels[IgnoredInput.description.id] == nil { levels[IgnoredInput.description.id] = .off }
    self.levels = levels
  }

  /// Simulates; what was done until then is told when it shall stop earlier.
  package func run(
    _ amount: SimulationAmount, jobs: Int = 1,
    until isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> SimulationResult {
    var total = Total(cast)
    let limit = if case .runs(let count) = amount { count } else { Int.max }
    while total.runs < limit, !isStopped() {
      let pieces = self.pieces(from: total.runs, limit: limit, jobs: jobs)
      let done = await Parallel.map(pieces, jobs: jobs) { self.piece($0) }
      for piece in done where !total.isFull {
        total.add(cut(piece, to: amount, after: total.time))
      }
      if total.isFull { break }
    }
    return total.result(cast, isPartial: total.runs < limit && !total.isFull)
  }

  private func pieces(from first: Int, limit: Int, jobs: Int) -> [Range<Int>] {
    (0..<max(jobs, 1) * 4).compactMap { place in
      let start = first + place * Self.pieceSize
      return start < limit ? start..<min(start + Self.pieceSize, limit) : nil
    }
  }

  // MARK: One piece

  struct Piece: Sendable {
    let runs: Range<Int>
    var statistics: SimulationStatistics
    var findings = FindingTally()
    /// The time that each run counts for.
    var times: [TimeSpan] = []
    var hasher = StableHasher()
    var firstMoves: [Move] = []
    /// Whether the time is used up with its last run.
    var isLast = false
  }

  private func piece(_ runs: Range<Int>) -> Piece {
    var piece = Piece(runs: runs, statistics: SimulationStatistics(cast.compiled))
    let session = CheckSession(cast.compiled, levels: levels)
    for number in runs {
      let run = SimulatedRun(cast, seed: seed, run: UInt64(number))
      if number == runs.lowerBound { piece.firstMoves = run.record.moves }
      piece.statistics.add(run)
      piece.findings.add(session.findings(in: run.record), of: run.record, run: number)
      piece.times.append(max(run.timeWithApp, Self.leastTime))
      let digest = run.record.digest
      piece.hasher.feed(digest.high)
      piece.hasher.feed(digest.low)
    }
    return piece
  }

  // A piece in which the time is used up is computed again as far as it counts.
  private func cut(
    _ piece: Piece, to amount: SimulationAmount, after spent: TimeSpan
  ) -> Piece {
    guard case .time(let limit) = amount else { return piece }
    var time = spent
    for (place, added) in piece.times.enumerated() {
      time = time + added
      guard time >= limit else { continue }
      let count = place + 1
      var last =
        count == piece.runs.count
        ? piece : self.piece(piece.runs.lowerBound..<piece.runs.lowerBound + count)
      last.isLast = true
      return last
    }
    return piece
  }
}
