import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import Foundation
import SimulationKernel
import Testing

@testable import AlertReports

@Suite struct ExplorationReportTests {
  /// An alert with a hostile name that an outside event may leave stuck (contract:E19).
  private static func report(
    expecting explored: [ExpectedFinding]? = nil, limits: SearchLimits = Explorer.usualLimits
  ) throws -> Report {
    let family = try #require(ProfileCatalogue.named("uialertview-ios6"))
    var scenario = Scenario(profile: family.profile())
    scenario.name = Samples.hostile[0]
    scenario.alerts = [AlertDefinition("a", kind: .alertView)]
    scenario.events = [
      OutsideEventDefinition("reply", delay: .seconds(1)...(.seconds(2)), mayNeverCome: true)
    ]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(on: .event("reply"), [.dismiss("a", index: 0, animated: true)]),
    ]
    let compiled = try scenario.compiled()
    var expectation: AlertChecks.Expectation?
    if let explored {
      expectation = AlertChecks.Expectation()
      expectation?.explored = explored
    }
    let exploration = Explorer(compiled, interruptions: [.home], limits: limits).run()
    let reported = ReportedExploration(
      path: "a.json5", exploration: exploration,
      script: Runner.runScript(compiled),
      gate: Gate(threshold: .error, today: try CalendarDate("2026-06-01")),
      expectation: expectation)
    return Report(
      command: "explore", seed: 0, scenarios: reported.runs, explorations: [reported])
  }

  // Before the reply only the reply ends it; once it stayed away, nothing does.
  private static let both = [
    ExpectedFinding(kind: "stuck-ui", alert: "a", grade: "uncertainEvent"),
    ExpectedFinding(kind: "stuck-ui", alert: "a", grade: "killingTheApp"),
  ]

  @Test func whatMustBeFoundIsComparedExactly() throws {
    #expect(try Self.report(expecting: Self.both).failures == 0)
    #expect(try Self.report(expecting: [Self.both[0]]).failures == 1)
    #expect(try Self.report(expecting: []).failures == 1)
    let more = Self.both + [ExpectedFinding(kind: "lost-alert")]
    let report = try Self.report(expecting: more)
    #expect(report.failures == 1)
    #expect(TextWriter().write(report).contains("Expected, but did not come: lost-alert"))
    #expect(try Self.report().failures == 1)
  }

  @Test func theJSONFollowsItsSchema() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let validator = try SchemaValidator(
      Data(contentsOf: root.appending(path: "docs/report.schema.json")))
    for report in [
      try Self.report(), try Self.report(expecting: Self.both),
      try Self.report(limits: SearchLimits(states: 10)),
    ] {
      let data = try ReportFormat.json.write(report)
      #expect(try validator.problems(data) == [])
      #expect(String(decoding: data, as: UTF8.self).contains("\"verdicts\""))
    }
  }

  @Test func theTextFitsAndTellsHowMuchWasLookedAt() throws {
    let text = TextWriter(isVerbose: true).write(try Self.report())
    for needed in [
      "violated: stuck-ui", "proved: no-exit", "up to 4 inputs of a person",
      "up to 2 interruptions", "each outside event once", "Time in steps of", "cannot be reached",
    ] {
      #expect(text.split { $0.isWhitespace }.joined(separator: " ").contains(needed), "\(needed)")
    }
    for line in text.split(separator: "\n") where !line.contains("replay") {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
    }
    let capped = TextWriter().write(try Self.report(limits: SearchLimits(states: 10)))
    #expect(capped.contains("bounded (too many states)") && !capped.contains("proved"))
  }
}
