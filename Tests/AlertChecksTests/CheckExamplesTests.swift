import AlertChecks
import AlertModel
import AlertSimulation
import ScenarioFiles
import SimulationKernel
import Testing

/// One example of one check, flagging or passing.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let check: any Check.Type
  let example: CheckExample
  let mustFlag: Bool
  let number: Int

  var testDescription: String {
    "\(check.description.id) \(mustFlag ? "flags" : "passes") example \(number)"
  }

  static let all: [ExampleCase] = CheckCatalogue.all.flatMap { check in
    let description = check.description
    return description.flagging.enumerated().map { number, example in
      ExampleCase(check: check, example: example, mustFlag: true, number: number + 1)
    }
      + description.passing.enumerated().map { number, example in
        ExampleCase(check: check, example: example, mustFlag: false, number: number + 1)
      }
  }
}

@Suite struct CheckExamplesTests {
  @Test(arguments: ExampleCase.all)
  func anExampleIsJudgedAsItsCheckSays(_ example: ExampleCase) throws {
    let findings = try findings(of: example)
    let own = findings.filter { $0.check == example.check.description.id }
    if example.mustFlag {
      #expect(!own.isEmpty)
      // A finding without a rule or an alert explains nothing; a fault of the tool itself has neither.
      for finding in own where finding.check != "nondeterminism" {
        #expect(!finding.clauses.isEmpty && finding.alert != nil)
      }
    } else {
      #expect(own.isEmpty)
    }
  }

  @Test func everyCheckHasExamplesOfBothKindsAndWords() {
    for check in CheckCatalogue.all {
      let description = check.description
      #expect(!description.flagging.isEmpty && !description.passing.isEmpty)
      #expect(description.summary.hasSuffix(".") && description.reason.hasSuffix("."))
      #expect(description.usualFix.hasSuffix("."))
    }
    let ids = CheckCatalogue.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
  }

  private func findings(of example: ExampleCase) throws -> [Finding] {
    switch example.example {
    case .scenario(let text):
      let loaded = try ScenarioLoader().load(Array(text.utf8), path: "example.json5")
      return CheckRun.findings(in: Runner.runScript(loaded.compiled), checks: [example.check])
    case .altered(let text):
      let loaded = try ScenarioLoader().load(Array(text.utf8), path: "example.json5")
      let record = Runner.runScript(loaded.compiled).altered()
      return CheckRun.findings(in: record, checks: [example.check])
    case .trace(let line, let profile):
      return try TraceRun(line, profile: profile).findings(of: example.check)
    }
  }
}

/// Shows a line of the one-line notation to a check, as if it had happened.
struct TraceRun {
  let compiled: Compiled
  let events: [Event]

  init(_ line: String, profile: String) throws {
    let family = try #require(ProfileCatalogue.named(profile))
    var scenario = Scenario(profile: family.profile())
    for name in ["a", "b"] {
      var alert = AlertDefinition(name, kind: scenario.profile.alertKind)
      alert.buttons = [ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("OK")]
      alert.delegate = DelegateDefinition(methods: DelegateMethods(rawValue: 0x7f))
      scenario.alerts.append(alert)
    }
    compiled = try scenario.compiled()
    events = try NotationParser.events(line, alerts: ["a", "b"])
  }

  func findings(of type: any Check.Type) -> [Finding] {
    var list = FindingList(compiled)
    var check = type.init(compiled)
    var context = CheckContext()
    for (number, event) in events.enumerated() {
      check.observe(event, number: number, context, &list)
      context.note(event, number: number)
    }
    check.endMove(WorldView(World(compiled), compiled), context, &list)
    return list.findings
  }
}
