import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// The JSON report's types: what they say is fixed for a format version, whatever happens to the types inside.
///
/// docs/REPORTS.md explains them and docs/report.schema.json defines them. There is no wall time, host or command
/// line in it: equal runs give equal bytes.
struct WireReport: Encodable {
  static let format = "alertlab-report/1"

  struct Tool: Encodable {
    let name = "alertlab"
    let version: String
  }

  struct Summary: Encodable {
    let scenarios: Int
    let failed: Int
    let findings: Int
    let isPartial: Bool
    let unusableFiles: Int
  }

  let format = Self.format
  let tool: Tool
  let command: String
  let seed: String
  let summary: Summary
  let scenarios: [WireScenario]
  let simulations: [WireSimulation]?
  let explorations: [WireExploration]?
  let inputErrors: [WireInputErrors]?

  init(_ report: Report) {
    tool = Tool(version: Report.toolVersion)
    command = report.command
    seed = String(report.seed)
    summary = Summary(
      scenarios: report.scenarioCount, failed: report.failures,
      findings: report.scenarios.reduce(0) { $0 + $1.outcome.findings.count },
      isPartial: report.isPartial, unusableFiles: report.unusable.count)
    scenarios = report.scenarios.map(WireScenario.init)
    simulations = report.simulations.isEmpty ? nil : report.simulations.map(WireSimulation.init)
    explorations = report.explorations.isEmpty ? nil : report.explorations.map(WireExploration.init)
    inputErrors = report.unusable.isEmpty ? nil : report.unusable.map(WireInputErrors.init)
  }
}

struct WireScenario: Encodable {
  struct WireDifference: Encodable {
    let kind: String
    let what: String
    let expected: String
    let actual: String
  }

  let path: String
  let name: String
  let profile: String
  let device: String
  let fingerprint: String
  let fails: Bool
  let ending: String
  let moves: Int
  let digest: String
  let trace: String
  let token: String
  let findings: [WireFinding]
  let differences: [WireDifference]?
  let events: [WireEvent]
  let eventsLeftOut: Int

  init(_ scenario: ReportedScenario) {
    let record = scenario.outcome.record
    let definition = record.compiled.scenario
    path = scenario.path
    name = definition.name
    profile = definition.profile.id
    device = definition.device.rawValue
    fingerprint = record.compiled.fingerprint.hex
    fails = scenario.fails
    ending = record.ending.name
    moves = record.moves.count
    digest = record.digest.hex
    trace = Notation.line(of: record)
    token = scenario.token
    findings = scenario.outcome.findings.map { WireFinding($0, in: scenario) }
    differences = scenario.outcome.differences?.map {
      WireDifference(
        kind: $0.kind.name, what: $0.what, expected: $0.expected, actual: $0.actual)
    }
    (events, eventsLeftOut) = WireEvent.all(in: record)
  }
}

extension Difference.Kind {
  /// The name used in reports.
  var name: String {
    switch self {
    case .finding: "finding"
    case .trace: "trace"
    case .read: "read"
    }
  }
}

extension RunRecord.Ending {
  /// The name used in reports.
  var name: String {
    switch self {
    case .quiescent: "quiescent"
    case .horizon: "horizon"
    case .processEnded: "processEnded"
    case .tooManyMoves: "tooManyMoves"
    }
  }
}
