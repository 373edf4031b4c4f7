import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import Foundation
import SimulationKernel
import Testing

@testable import AlertReports

@Suite struct SimulationReportTests {
  private static func report(
    _ people: [Persona], runs: Int, expectation: AlertChecks.Expectation? = nil, jobs: Int = 1
  ) async throws -> Report {
    let family = try #require(ProfileCatalogue.named("uialertview-ios6"))
    var scenario = Scenario(profile: family.profile())
    scenario.name = "No way out"
    scenario.alerts = [AlertDefinition("a", kind: .alertView)]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    scenario.end = .zero + .seconds(5)
    let compiled = try scenario.compiled()
    let home = try #require(InterruptionRate(.home, mean: .seconds(60)))
    var results: [SimulationResult] = []
    for persona in people {
      let simulation = Simulation(Cast(compiled, persona, [home]), seed: 7)
      results.append(await simulation.run(.runs(runs), jobs: jobs))
    }
    let simulation = ReportedSimulation(
      path: "a.json5", compiled: compiled, results: results,
      gate: Gate(threshold: .error, today: try CalendarDate("2026-06-01")),
      expectation: expectation)
    return Report(command: "run", seed: 7, scenarios: simulation.runs, simulations: [simulation])
  }

  @Test func theTextTellsFindingsOnceAndStatistics() async throws {
    let report = try await Self.report([.ordinary, .nobody], runs: 40)
    let text = TextWriter(isVerbose: true).write(report)
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("in 40 of 40 runs with ordinary, 40 of 40 runs with nobody"))
    #expect(text.contains("\"a\": 40 presentations in 40 runs"))
    #expect(text.contains("need 368") && text.contains("not reached"))
    #expect(text.contains("reading, words a minute: 233 [D]"))
    #expect(text.contains("1 scenario, 1 failed, 1 error"))
    #expect(text.components(separatedBy: "alertlab replay ").count == 2)
    for line in text.split(separator: "\n") where !line.contains("replay") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func theUsualTextHasEveryNumberOfTheTableAndNoMore() async throws {
    let report = try await Self.report([.ordinary, .nobody], runs: 40)
    let text = TextWriter().write(report)
    let full = TextWriter(isVerbose: true).write(report)
    #expect(text.split(separator: "\n").count + 30 < full.split(separator: "\n").count)
    #expect(text.contains("\"a\": 40 presentations in 40 runs"))
    #expect(!text.contains("reading, words a minute"))
    // What was seen: nothing of 40, all cut off.
    let tables = text.components(separatedBy: "\"a\": 40 presentations").dropFirst()
    // Whoever is stuck taps in vain; nobody does not.
    #expect(tables.map { $0.contains("lost taps") } == [true, false])
    let row = try #require(text.split(separator: "\n").first { $0.contains("on screen, s") })
    let cells = row.split(separator: " ").dropFirst(3).map { String($0) }
    #expect(cells == ["0", "40", "n/a", "n/a", "n/a", "n/a"])
    #expect(text.contains("needs 6") && text.contains("needs 368"))
    for line in text.split(separator: "\n") where !line.contains("replay") {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
    }
  }

  @Test func briefValuesFitTheirCellsAndIntervalsKeepTheirPromise() {
    let text = BriefValueText(.timeOnScreen)
    let second: Int64 = 1_000_000
    #expect(text.middle(1_234_400...1_234_600) == "1.235")
    #expect(text.middle(0...0) == "0.000")
    #expect(text.interval(999, 1_001) == "0.000–0.002")
    #expect(text.interval(9_999_999, 9_999_999) == "9.999–10.00")
    #expect(text.interval(99_991_000, 100_000_001) == "99.99–100.1")
    #expect(text.interval(999 * second, 100_000 * second - 1) == "999.0–28h")
    #expect(text.interval(27 * 3_600 * second, 36_000_000 * second) == "97200–10000h")
    for exponent in 0..<46 {
      let value: Int64 = 1 << exponent
      let interval = text.interval(value - 1, value + 1)
      #expect(value > 36_000_000 * second || interval.count <= 12, "\(interval)")
    }
    #expect(BriefValueText(.tapsWithoutEffect).interval(3, 4) == "3–4")
  }

  @Test func whatIsExpectedIsNoProblem() async throws {
    var expectation = AlertChecks.Expectation()
    expectation.findings = [ExpectedFinding(kind: "stuck-ui", alert: "a", at: .zero)]
    let report = try await Self.report([.nobody], runs: 40, expectation: expectation)
    #expect(report.failures == 0 && report.scenarioCount == 1)
    #expect(TextWriter().write(report).contains("Expected: stuck-ui"))
    expectation.findings = []
    #expect(try await Self.report([.nobody], runs: 40, expectation: expectation).failures == 1)
  }

  @Test func theJSONFollowsItsSchemaAndTheNumberOfJobsChangesNoByte() async throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let validator = try SchemaValidator(
      Data(contentsOf: root.appending(path: "docs/report.schema.json")))
    let people: [Persona] = [.ordinary, .childMonkey, .nobody]
    let data = try ReportFormat.json.write(await Self.report(people, runs: 150))
    #expect(try validator.problems(data).isEmpty)
    let again = try ReportFormat.json.write(await Self.report(people, runs: 150, jobs: 3))
    #expect(data == again)
    #expect(String(decoding: data, as: UTF8.self).contains("\"tapsWithoutEffect\""))
  }

  @Test(arguments: ReportFormat.allCases) func everyFormatTellsIt(format: ReportFormat) async throws
  {
    let data = try format.write(await Self.report([.nobody], runs: 3))
    #expect(String(decoding: data, as: UTF8.self).contains("stuck"))
  }
}
