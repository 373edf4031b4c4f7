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
    for contractCase in try ContractCases.load() where contractCase.isInScope {
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
}
