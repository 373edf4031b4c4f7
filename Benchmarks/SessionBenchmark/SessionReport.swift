import BenchmarkSupport

/// The figures of a run, in the words of the peer programs where they have them.
struct SessionReport {
  let text: String

  init(_ run: borrowing SessionRun, duration: Duration) {
    let statistics = run.statistics
    let count = statistics.sessions
    func share(_ part: Int) -> String { Figures.quotient(part, count) }
    func seconds(_ microseconds: Int64) -> String { Figures.quotient(Int(microseconds), 1_000_000) }
    let peerEvents = run.moves - 1 + run.policy.leaves
    text = """
      time to dismiss: mean \(Figures.quotient(Int(statistics.sum), count * 1_000_000)) s, \
      min \(seconds(statistics.shortest)), median \(seconds(statistics.quantile(1, of: 2))), \
      p99 \(seconds(statistics.quantile(99, of: 100))), max \(seconds(statistics.longest))
      ended by: tap \(share(statistics.taps)), auto \(share(statistics.timeouts)), \
      home \(share(statistics.cancellations))
      a session: \(share(peerEvents)) events as the peers count, \(share(run.moves)) moves, \
      \(share(statistics.events)) recorded events
      order violations: \(run.check.violations)
      ns/move=\(Figures.quotient(max(1, Int(duration / .nanoseconds(1))), run.moves))
      sess/s=\(Figures.perSecond(count, duration))
      """
  }
}
