import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

/// Controllers presented from controllers (contract:U6, U13, U21).
@Suite struct ControllerChainTests {
  // U13, U21: what stands on a dismissed controller goes with it, and what is below is usable again.
  @Test func dismissingTheMiddleOfAChainOfControllersBringsBackTheOneBelow() throws {
    for order in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
      var scenario = try SampleScenarios.empty("uialertcontroller")
      scenario.alerts = order.map { name in
        var alert = SampleScenarios.view(name, SampleScenarios.usual)
        alert.kind = .alertController
        return alert
      }
      scenario.handlers = [
        HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
        HandlerDefinition(
          on: .callback(.presentCompletion, of: "a"), times: 1, [.show("b", on: "a")]),
        HandlerDefinition(on: .callback(.presentCompletion, of: "b"), [.show("c", on: "b")]),
        HandlerDefinition(
          on: .callback(.presentCompletion, of: "c"), [.dismiss("a", index: -1, animated: true)]),
      ]
      let compiled = try scenario.compiled()
      var run = ScenarioRun(compiled)
      run.system(.launch, at: 0)
      run.finish(at: 5_000)
      let a = try #require(order.firstIndex(of: "a"))
      #expect(run.world.alerts.machines[a].phase == .shown, "\(order)")
      #expect(run.world.alerts.stack.count == 1)
      #expect(
        run.names.suffix(2) == ["c.presentCompletion", "a.dismissCompletion"],
        "no handler runs, and one completion (U6)")
    }
  }
}
