import AlertChecks
import AlertSimulation
import SimulationKernel

extension ScenarioReader {
  /// What must come of the scenario; nil when the file does not say.
  func expectation(_ top: Fields) -> Expectation? {
    guard let fields = top.fields("expect") else { return nil }
    var expectation = Expectation()
    if fields.isGiven("findings") {
      expectation.findings = fields.list("findings").map(finding)
    }
    if fields.isGiven("explored") {
      expectation.explored = fields.list("explored").map { finding in
        ExpectedFinding(
          kind: finding.text("kind"), alert: finding.optionalText("alert"),
          grade: finding.optionalText("grade"))
      }
    }
    expectation.trace = fields.optionalText("trace")
    for read in fields.list("reads") { expectation.reads += reads(read) }
    return expectation
  }

  private func finding(_ fields: Fields) -> ExpectedFinding {
    ExpectedFinding(
      kind: fields.text("kind"), alert: fields.optionalText("alert"),
      grade: fields.optionalText("grade"), at: fields.optionalInstant("at"))
  }

  private func reads(_ fields: Fields) -> [ExpectedRead] {
    let alert = fields.text("alert")
    let at = fields.optionalInstant("at") ?? .zero
    var reads: [ExpectedRead] = []
    for (property, _) in ExpectationTables.properties where fields.isWritten(property.name) {
      if alert == "root", property != .presented {
        problems.report(
          at: fields.offset(of: property.name), "the only property of root is \"presented\"")
      }
      reads.append(
        ExpectedRead(
          at: at, alert: alert, property: property, value: fields.propertyValue(property.name)))
    }
    if reads.isEmpty {
      problems.report(
        at: fields.offset, "a read names at least one property, such as \"visible\"")
    }
    return reads
  }
}
