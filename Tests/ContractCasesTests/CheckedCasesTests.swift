import AlertChecks
import AlertModel
import AlertSimulation
import Testing

/// The checks' rules are written from the contract, the profiles' tables too: on every case they must agree.
@Suite struct CheckedCases {
  static let callbackChecks: [any Check.Type] = [
    CallbackOrder.self, CallbackMissing.self, DoubleCallback.self, WrongIndex.self,
  ]

  @Test func noCaseBreaksACallbackRule() throws {
    var runs = 0
    var problems: [String] = []
    for contractCase in try ContractCases.load() {
      let record = Runner.runScript(try contractCase.scenario().compiled())
      runs += 1
      for finding in CheckRun.findings(in: record, checks: Self.callbackChecks) {
        problems.append("\(contractCase.id): \(finding.check): \(finding.message)")
      }
    }
    for problem in problems.prefix(20) { print(problem) }
    #expect(runs > 0)
    #expect(problems.isEmpty)
  }

  @Test func noHandlerThatRunsIsCalledUnreachable() throws {
    var dead = 0
    for contractCase in try ContractCases.load() {
      let scenario = try contractCase.scenario()
      let compiled = try scenario.compiled()
      let found = compiled.deadHandlers()
      dead += found.count
      guard let alert = scenario.alerts.first else { continue }
      var marked = scenario
      // If it ran after all, it would leave a trace.
      for handler in found {
        marked.handlers[handler.number].body.insert(
          .read(alert.name, .numberOfButtons, position: 0), at: 0)
      }
      let events = Runner.runScript(try marked.compiled()).events
      #expect(events == Runner.runScript(compiled).events, "\(contractCase.id)")
    }
    print("handlers of the cases that can never run: \(dead)")
  }
}
