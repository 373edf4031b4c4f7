import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Runs of one alert that is shown at launch, for tests of people.
struct PersonRuns {
  let runs: [SimulatedRun]

  init(
    _ persona: Persona, count: Int, seed: UInt64 = 5, interruptions: [InterruptionRate] = [],
    profile: String = "uialertview-ios6", _ change: (inout Scenario) -> Void = { _ in }
  ) throws {
    let family = try #require(ProfileCatalogue.named(profile))
    var scenario = Scenario(profile: family.profile())
    var alert = AlertDefinition("a", kind: scenario.profile.alertKind)
    alert.buttons = [ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("Delete")]
    scenario.alerts = [alert]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    change(&scenario)
    let cast = Cast(try scenario.compiled(), persona, interruptions)
    runs = (0..<count).map { SimulatedRun(cast, seed: seed, run: UInt64($0)) }
  }

  /// What people did in each run, in order.
  var acts: [[Move]] {
    runs.map { $0.record.moves.filter { $0.actor == .person } }
  }

  /// From the moment the alert could be touched to the first act, in microseconds.
  var firstActs: [Int64] {
    runs.compactMap { run in
      let shown = run.record.events.first { $0.kind == .phase && $0.detail == Phase.shown.rawValue }
      let act = run.record.moves.first { $0.actor == .person }
      guard let shown, let act else { return nil }
      return (act.at - shown.at).microseconds
    }
  }

  /// How many runs have each button tapped first; taps beside the buttons do not count.
  func firstTaps(of alert: UInt8 = 0) -> [Int16: Int] {
    var counts: [Int16: Int] = [:]
    for moves in acts {
      for case .tap(alert, let button) in moves.map(\.action) where button >= 0 {
        counts[button, default: 0] += 1
        break
      }
    }
    return counts
  }
}

/// The mean of a table, as a number.
func mean(_ table: QuantileTable) -> Double {
  Double(table.values.reduce(Int64(0)) { $0 + Int64($1) }) / 1_024 / 1_048_576
}

/// Whether a count fits a binomial expectation within four deviations.
func fits(_ count: Int, of total: Int, share: Double) -> Bool {
  let deviation = (Double(total) * share * (1 - share)).squareRoot()
  return abs(Double(count) - Double(total) * share) <= 4 * deviation
}
