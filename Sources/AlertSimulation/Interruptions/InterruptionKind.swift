package import AlertModel
package import SimulationKernel

/// Something that takes a person away from the app, and what brings them back.
package struct InterruptionKind: Sendable {
  /// The name used in files, commands and reports.
  package let id: String
  package let title: String
  package let begins: SystemOperation
  /// How it ends; nil for what is over at once.
  package let ends: End?

  /// The end of an interruption: what happens, and how long it takes until then.
  package struct End: Sendable {
    package let operation: SystemOperation
    package let after: Sourced<[Part]>

    /// Makes an end that comes after one of some typical times.
    package init(_ operation: SystemOperation, after: Sourced<[Part]>) {
      precondition(
        after.value.reduce(0) { $0 + $1.share.perMillion } == 1_000_000, "shares of everything")
      self.operation = operation
      self.after = after
    }

    /// Draws how long it takes.
    package func draw(_ generator: inout SeededGenerator) -> TimeSpan {
      var place = generator.below(1_000_000)
      for part in after.value {
        if place < part.share.perMillion { return part.time.draw(&generator) }
        place -= part.share.perMillion
      }
      return .zero
    }
  }

  /// One of the typical times after which an interruption ends.
  package struct Part: Sendable {
    package let share: Share
    package let time: SpreadTime

    /// Makes a time that applies in a share of cases.
    package init(_ share: Share, _ time: SpreadTime) {
      self.share = share
      self.time = time
    }
  }

  /// The numbers that the interruption rests on.
  package var assumptions: [Assumption] {
    guard let ends else { return [] }
    let parts = ends.after.value.map { part in
      "\(part.share) typically \(Seconds.text(part.time.scale))"
    }
    return [
      Assumption(
        name: "from \(begins.name) to \(ends.operation.name)",
        value: parts.joined(separator: ", "), source: ends.after.source)
    ]
  }
}

/// How often an interruption comes: after exponential times with a mean, while it can.
package struct InterruptionRate: Sendable {
  package let kind: InterruptionKind
  package let mean: TimeSpan

  /// The means that are allowed.
  package static let means = TimeSpan.milliseconds(1)...TimeSpan.seconds(36_000_000)

  /// Makes a rate; nil for a mean that is not allowed.
  package init?(_ kind: InterruptionKind, mean: TimeSpan) {
    guard Self.means.contains(mean) else { return nil }
    self.kind = kind
    self.mean = mean
  }
}
