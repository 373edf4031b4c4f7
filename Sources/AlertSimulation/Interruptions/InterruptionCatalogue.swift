import SimulationKernel

/// The interruptions that AlertLab knows.
package enum InterruptionCatalogue {
  /// All of them, in the order in which they are listed; their random streams have the numbers of their places.
  package static let all: [InterruptionKind] = [
    .home, .lock, .call, .systemAlert, .switcher, .panel, .banner, .memoryWarning, .rotate,
    .cancelAlerts, .kill,
  ]

  /// The one with a name, if there is one.
  package static func named(_ id: String) -> InterruptionKind? {
    all.first { $0.id == id }
  }
}

extension Sourced<[InterruptionKind.Part]> {
  /// Away from the app: soon back or much later (people.md 7.5).
  static var away: Self {
    Sourced(
      [
        InterruptionKind.Part(.perMille(300), SpreadTime(.seconds(15), .logNormal1000)),
        InterruptionKind.Part(.perMille(700), SpreadTime(.seconds(900), .logNormal1200)),
      ], .assumed)
  }

  /// Something over the app that is soon gone; no source gives such times.
  static func short(_ median: TimeSpan) -> Self {
    Sourced([InterruptionKind.Part(.perMille(1_000), SpreadTime(median, .logNormal0350))], .assumed)
  }
}
