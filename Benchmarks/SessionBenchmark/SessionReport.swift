/// The figures of a run, in the words of the peer programs where they have them.
struct SessionReport {
  let text: String

  init(_ run: borrowing SessionRun, nanoseconds: Int) {
    let statistics = run.statistics
    let count = statistics.sessions
    func share(_ part: Int) -> String { Self.quotient(part, count) }
    func seconds(_ microseconds: Int64) -> String { Self.quotient(Int(microseconds), 1_000_000) }
    let peerEvents = run.moves - 1 + run.policy.leaves
    text = """
      time to dismiss: mean \(Self.quotient(Int(statistics.sum), count * 1_000_000)) s, \
      min \(seconds(statistics.shortest)), median \(seconds(statistics.quantile(1, of: 2))), \
      p99 \(seconds(statistics.quantile(99, of: 100))), max \(seconds(statistics.longest))
      ended by: tap \(share(statistics.taps)), auto \(share(statistics.timeouts)), \
      home \(share(statistics.cancellations))
      a session: \(share(peerEvents)) events as the peers count, \(share(run.moves)) moves, \
      \(share(statistics.events)) recorded events
      order violations: \(run.check.violations)
      ns/move=\(Self.quotient(nanoseconds, run.moves))
      sess/s=\(Self.perSecond(count, nanoseconds))
      """
  }

  private static func perSecond(_ count: Int, _ nanoseconds: Int) -> Int {
    Int(Double(count) * 1e9 / Double(nanoseconds))
  }

  // Four decimals, rounded to the nearest.
  private static func quotient(_ numerator: Int, _ denominator: Int) -> String {
    let scaled = Int((Double(numerator) / Double(denominator) * 10_000).rounded())
    let digits = String(scaled % 10_000)
    return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
