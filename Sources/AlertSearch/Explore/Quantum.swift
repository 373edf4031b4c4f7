package import AlertSimulation
package import SimulationKernel

/// The step in which an exploration lets time pass: the greatest one of which every delay is a multiple.
///
/// Bounds are closed and ties are explored in every order, so that times between the steps add nothing (digital
/// clocks; Henzinger, Manna, Pnueli, ICALP 1992).
package struct Quantum: Hashable, Sendable {
  package let length: TimeSpan
  /// The delay without which it would be longest, and how long it would be then; nil when none makes a difference.
  package let limiting: Limiting?

  /// A delay, and what the step would be without it.
  package struct Limiting: Hashable, Sendable {
    package let delay: NamedDelay
    package let without: TimeSpan
  }

  /// Finds the step for a scenario; one without delays takes a second.
  package init(_ compiled: Compiled) {
    self.init(compiled.delays)
  }

  init(_ delays: [NamedDelay]) {
    let lengths = delays.map { $0.length.microseconds }
    let quantum = Self.divisor(lengths)
    length = TimeSpan(microseconds: quantum == 0 ? 1_000_000 : quantum)
    var limiting: Limiting?
    for delay in delays {
      let others = lengths.filter { $0 != delay.length.microseconds }
      let without = Self.divisor(others)
      guard without > (limiting?.without.microseconds ?? quantum) else { continue }
      limiting = Limiting(delay: delay, without: TimeSpan(microseconds: without))
    }
    self.limiting = limiting
  }

  private static func divisor(_ lengths: [Int64]) -> Int64 {
    lengths.reduce(0) { divisor, length in
      var (left, right) = (divisor, length)
      while right != 0 { (left, right) = (right, left % right) }
      return left
    }
  }
}
