import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The statistics of one scenario's many runs with people, in the JSON report.
struct WireSimulation: Encodable {
  struct ExpectedFinding: Encodable {
    let check: String
    let message: String
    let fingerprint: String
  }

  let path: String
  let fingerprint: String
  let people: [WirePerson]
  /// What came as the scenario says it must.
  let expected: [ExpectedFinding]

  init(_ simulation: ReportedSimulation) {
    path = simulation.path
    fingerprint = simulation.compiled.fingerprint.hex
    people = simulation.results.map { WirePerson($0, simulation.compiled) }
    expected = simulation.expected.map {
      ExpectedFinding(
        check: $0.check, message: $0.message, fingerprint: $0.fingerprint.hex)
    }
  }
}

/// One kind of person's runs.
struct WirePerson: Encodable {
  struct WireAssumption: Encodable {
    let name: String
    let value: String
    let source: String

    init(_ assumption: Assumption) {
      name = assumption.name
      value = assumption.value
      source = assumption.source.rawValue
    }
  }

  struct WireInterruption: Encodable {
    let kind: String
    let meanMicroseconds: Int64
    let assumptions: [WireAssumption]
  }

  let person: String
  let interruptions: [WireInterruption]
  let runs: Int
  let isPartial: Bool
  let moves: Int
  let events: Int
  let digest: String
  let virtualMicroseconds: Int64
  let foregroundMicroseconds: Int64
  let blockedMicroseconds: Int64
  let endings: [String: Int]
  let alerts: [WireAlertStatistics]
  let assumptions: [WireAssumption]

  init(_ result: SimulationResult, _ compiled: Compiled) {
    let statistics = result.statistics
    person = result.persona.id
    interruptions = result.interruptions.map {
      WireInterruption(
        kind: $0.kind.id, meanMicroseconds: $0.mean.microseconds,
        assumptions: $0.kind.assumptions.map(WireAssumption.init))
    }
    runs = statistics.runs
    isPartial = result.isPartial
    moves = statistics.moves
    events = statistics.events
    digest = result.digest.hex
    virtualMicroseconds = statistics.time.microseconds
    foregroundMicroseconds = statistics.foreground.microseconds
    blockedMicroseconds = statistics.blocked.microseconds
    endings = Dictionary(
      uniqueKeysWithValues: RunRecord.Ending.allCases.map {
        ($0.name, statistics.endings[Int($0.rawValue)])
      })
    alerts = zip(compiled.alerts, statistics.alerts).map {
      WireAlertStatistics($0.name, $1)
    }
    assumptions = (result.persona.assumptions + HandModel.assumptions).map(WireAssumption.init)
  }
}

/// The metrics of one alert.
struct WireAlertStatistics: Encodable {
  struct WireMetric: Encodable {
    let n: Int
    let censored: Int
    let least: Int64?
    let greatest: Int64?
    let quantiles: [String: WireQuantile]
    let kaplanMeierMedian: [Int64]?
  }

  struct WireQuantile: Encodable {
    /// The values among which it lies; nil when there are too few for an interval.
    let value: [Int64]?
    let interval: [Int64]?
    let needed: Int
  }

  let alert: String
  let presentations: Int
  let runs: Int
  let metrics: [String: WireMetric]

  init(_ name: String, _ statistics: AlertStatistics) {
    alert = name
    presentations = statistics.presentations
    runs = statistics.runs
    metrics = Dictionary(
      uniqueKeysWithValues: Metric.allCases.map { metric in
        (metric.name, Self.metric(statistics[metric], isRepeated: statistics.isRepeated))
      })
  }

  private static func metric(_ sample: MetricSample, isRepeated: Bool) -> WireMetric {
    let quantiles = Quantile.reported.map { quantile in
      let estimate = sample.estimate(of: quantile)
      return (
        quantile.name,
        WireQuantile(
          value: estimate.map { [$0.value.lowerBound, $0.value.upperBound] },
          interval: isRepeated ? nil : estimate.map { [$0.lower, $0.upper] },
          needed: OrderStatistics.minimumCount(of: quantile))
      )
    }
    let observed = sample.observed
    return WireMetric(
      n: observed.count, censored: sample.censored.count,
      least: observed.count > 0 ? observed.least : nil,
      greatest: observed.count > 0 ? observed.greatest : nil,
      quantiles: Dictionary(uniqueKeysWithValues: quantiles),
      kaplanMeierMedian: sample.kaplanMeierMedian.map { [$0.lowerBound, $0.upperBound] })
  }
}
