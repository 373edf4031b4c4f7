import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// Many runs of one scenario with people, in the JSON report.
struct WireSimulation: Encodable {
  struct FoundFinding: Encodable {
    struct Count: Encodable {
      let person: String
      let runs: Int
      let of: Int
    }

    let finding: WireFinding
    let isExpected: Bool
    let fails: Bool
    let firstRun: Int
    let counts: [Count]
    let token: String
  }

  let path: String
  let name: String
  let profile: String
  let fingerprint: String
  let fails: Bool
  let people: [WirePerson]
  let findings: [FoundFinding]

  init(_ simulation: ReportedSimulation) {
    let definition = simulation.compiled.scenario
    path = simulation.path
    name = definition.name
    profile = definition.profile.id
    fingerprint = simulation.compiled.fingerprint.hex
    fails = simulation.fails
    people = simulation.results.map { WirePerson($0, simulation.compiled) }
    findings = simulation.findings.map { found in
      FoundFinding(
        finding: WireFinding(found.first.finding, in: found.run), isExpected: found.isExpected,
        fails: found.fails, firstRun: found.first.firstRun + 1,
        counts: found.counts.map {
          .init(person: $0.persona, runs: $0.runs, of: $0.of)
        }, token: found.run.token)
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
