import AlertModel
import SimulationKernel

/// The interruptions that AlertLab knows.
package enum InterruptionCatalogue {
  /// All of them, in the order in which they are listed; their random streams have the numbers of their places.
  package static let all: [InterruptionKind] = [
    .home, .lock, .call, .systemAlert, .switcher, .panel, .banner, .memoryWarning, .rotate,
    .cancelAlerts, .kill,
  ]

  /// The one with a name, or the single system operation with that name, if there is either.
  package static func named(_ id: String) -> InterruptionKind? {
    all.first { $0.id == id } ?? SystemOperation.named(id).map(single)
  }

  private static func single(_ operation: SystemOperation) -> InterruptionKind {
    InterruptionKind(
      id: operation.name, title: "the single operation \(operation.name)", begins: operation,
      ends: nil)
  }

  /// The number of the random stream of a kind, from 0.
  static func stream(of kind: InterruptionKind) -> UInt64 {
    let place = all.firstIndex { $0.id == kind.id } ?? all.count + Int(kind.begins.rawValue)
    return UInt64(place)
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
