import AlertChecks
import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

@testable import AlertSearch

/// Whether some story leads somewhere is answered alike however time passes, and the story leads there.
@Suite struct GoalTests {
  private func answer(
    _ text: String, _ scenario: ExploredScenario, _ passing: ExploreSystem.Passing
  ) throws -> Exploration.Reached {
    let goal = try Goal(text, in: scenario.compiled)
    let exploration = Explorer(
      scenario.compiled, interruptions: scenario.interruptions,
      budgets: Budgets(inputs: 2, interruptions: 1), passing: passing, goal: goal
    ).run()
    return try #require(exploration.goal?.answer)
  }

  private func texts(_ scenario: ExploredScenario) -> [String] {
    let names = scenario.compiled.alerts.map(\.name)
    let phases = ["shown", "covered", "disappearing", "gone"]
    var texts = ["app=background", "app=ended"]
    for name in names.prefix(3) { texts += phases.map { "\(name)=\($0),app=active" } }
    if names.count > 1 {
      texts.append("\(names[0])=shown,\(names[1])=shown")
      texts.append("\(names[0])=covered,\(names[1])=shown")
      texts.append("\(names[0])=disappearing,\(names[1])=requested")
    }
    return texts
  }

  @Test func jumpsAndSingleStepsReachTheSame() throws {
    var reached = 0
    var unreachable = 0
    for scenario in try ExploredScenario.texts.map({
      try ExploredScenario(name: $0.name, $0.text)
    }) {
      for text in texts(scenario) {
        let what = "\(scenario.name): \(text)"
        switch (
          try answer(text, scenario, .jump), try answer(text, scenario, .plain)
        ) {
        case (.reached(let jump), .reached(let plain)):
          reached += 1
          let goal = try Goal(text, in: scenario.compiled)
          #expect(goal.holds(in: jump.finalWorld) && goal.holds(in: plain.finalWorld), "\(what)")
          #expect(jump.finalWorld.now == plain.finalWorld.now, "\(what)")
        case (.unreachable, .unreachable): unreachable += 1
        default: Issue.record("\(what): jumps and single steps differ")
        }
      }
    }
    print("goals reached: \(reached), unreachable: \(unreachable)")
    #expect(reached > 50 && unreachable > 20)
  }

  // contract:F1, D3: on iOS 7 a second alert lies over the first, so that never both are topmost.
  @Test func twoAlertsAreNeverBothOnTop() throws {
    let scenario = try ExploredScenario(
      name: "two",
      """
      { "scenario": "two", "profile": "uialertview-ios7",
        "alerts": { "a": { "buttons": ["OK"] }, "b": { "buttons": ["OK"] } },
        "app": { "on": [ { "event": "launched", "do": [{ "show": "a" }] },
          { "event": "a.clicked", "do": [{ "show": "b" }] } ] } }
      """)
    guard case .unreachable = try answer("a=shown,b=shown", scenario, .jump) else {
      Issue.record("both are on top")
      return
    }
    guard case .reached(let story) = try answer("b=shown", scenario, .jump) else {
      Issue.record("b never comes")
      return
    }
    #expect(story.moves.contains { $0.actor == .person })
  }

  @Test(arguments: ["a", "a=", "nobody=shown", "a=present", "app=asleep", "", "a=shown,"])
  func whatIsNoGoalIsTold(_ text: String) throws {
    let scenario = try ExploredScenario(
      name: "one",
      #"{ "scenario": "one", "profile": "uialertview-ios7", "alerts": { "a": {} } }"#)
    #expect(throws: Goal.Problem.self) { try Goal(text, in: scenario.compiled) }
  }
}
