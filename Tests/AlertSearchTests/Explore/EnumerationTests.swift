import AlertSearch
import Testing

/// Scenarios of different kinds have exactly the states and moves that the published rules give them.
@Suite struct EnumerationTests {
  @Test func aProgressAlert() throws {
    try compare(ProgressModel(), ProgressModel.text)
  }

  @Test func aStackAndAHomeButton() throws {
    try compare(StackModel(), StackModel.text)
  }

  @Test func aControllerAndTheOutside() throws {
    try compare(ControllerModel(), ControllerModel.text)
  }

  @Test func whatTheChecksRemember() throws {
    try compare(RefusedModel(), RefusedModel.text)
  }

  @Test func timersOfASuspendedProcess() throws {
    try compare(GridModel(), GridModel.text)
  }

  private func compare(_ model: some PlainModel, _ text: String) throws {
    let exploration = try ExploredScenario(name: "\(type(of: model))", text).exploration(.plain)
    let (states, edges) = model.count()
    print("\(type(of: model)): \(states) states, \(edges) moves")
    #expect(exploration.isClosed)
    #expect(exploration.states == states)
    #expect(exploration.edges == edges)
    #expect(states > 300)
  }
}
