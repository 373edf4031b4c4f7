import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import Testing

@Suite struct FuzzerTests {
  private static func profile() throws -> ToolkitProfile {
    try #require(ProfileCatalogue.named("uialertview-ios6")).profile()
  }

  @Test(arguments: 1...20)
  func theButtonlessAlertIsFoundWithinFiftyCases(seed: Int) async throws {
    let result = await Fuzzer(try Self.profile(), seed: UInt64(seed)).run(cases: 50)
    let found = try #require(
      result.findings.first {
        $0.finding.check == "stuck-ui" && $0.finding.grade == .killingTheApp
      })
    // Shrunk to one show: no button, no timer, no input.
    let alert = try #require(found.scenario.alerts.first)
    #expect(alert.buttons.isEmpty)
    #expect(found.scenario.handlers.map(\.body) == [[.show("a", on: nil)]])
    #expect(found.scenario.script.isEmpty)
  }

  @Test func buttonlessAlertsAreFewAndAutoDismissIsCommon() async throws {
    let result = await Fuzzer(try Self.profile(), seed: 1).run(cases: 2_000)
    let total = result.cases
    print("buttons per case (0, 1, 2, 3, more): \(result.buttonCounts), of \(total) cases")
    print("cases with an auto-dismiss: \(result.autoDismisses)")
    #expect(result.buttonCounts[0] * 4 <= total)
    #expect(result.autoDismisses * 3 >= total)
    #expect(result.buttonCounts.reduce(0, +) == total)
  }

  @Test func resultsDoNotDependOnHowManyRunAtOnce() async throws {
    let profile = try Self.profile()
    let one = await Fuzzer(profile, seed: 5).run(cases: 600, jobs: 1)
    let four = await Fuzzer(profile, seed: 5).run(cases: 600, jobs: 4)
    #expect(one.findings.map(\.finding) == four.findings.map(\.finding))
    #expect(one.findings.map(\.firstCase) == four.findings.map(\.firstCase))
    #expect(!one.findings.isEmpty)
  }

  @Test func anotherSeedMakesOtherCases() async throws {
    let profile = try Self.profile()
    let one = await Fuzzer(profile, seed: 1).run(cases: 200)
    let two = await Fuzzer(profile, seed: 2).run(cases: 200)
    #expect(one.buttonCounts != two.buttonCounts)
  }

  /// The checks' rules and the profiles' tables are written apart from each other; random cases compare them.
  @Test(arguments: ProfileCatalogue.all.map(\.id))
  func noProfileBreaksACallbackRule(id: String) async throws {
    let family = try #require(ProfileCatalogue.named(id))
    let result = await Fuzzer(family.profile(), seed: 11).run(cases: 1_500)
    let rules: Set = ["callback-order", "callback-missing", "double-callback", "wrong-index"]
    let broken = result.findings.filter { rules.contains($0.finding.check) }
    #expect(result.cases == 1_500)
    #expect(broken.isEmpty, "\(broken.map { "\($0.finding.message): \($0.scenario)" })")
  }
}
