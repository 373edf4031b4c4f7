import AlertModel
import AlertReports
import AlertSearch
import AlertSimulation
import ScenarioFiles
import SimulationKernel

/// Draws what can happen in a scenario, or to an alert of a toolkit.
struct GraphCommand: Command {
  let specification = CommandSpecification(
    name: "graph",
    summary:
      "Draw the situations a scenario or a profile's alert can get into, stuck ones coloured.",
    operands: "FILE|PROFILE", operandCount: 1...1,
    options: [
      OptionSpecification("--format", value: "FORMAT", help: "dot (default; Graphviz) or mermaid"),
      OptionSpecification(
        "--interruptions", value: "NAMES",
        help: "what may interrupt, such as home,lock (default: what the scenario lists)"),
    ])

  func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let text = arguments.text("--format") ?? GraphWriter.Format.dot.rawValue
    guard let format = GraphWriter.Format(rawValue: text) else {
      throw UsageError(message: "--format takes dot or mermaid, not \"\(text)\"")
    }
    let subject = arguments.operands[0]
    let compiled: Compiled
    var interruptions: [InterruptionKind]
    if let family = ProfileCatalogue.named(subject) {
      compiled = try Self.specimen(of: family.profile())
      interruptions = [.home]
    } else {
      let scenario = try Self.load(subject)
      compiled = scenario.compiled
      interruptions = scenario.interruptionKinds
    }
    if let given = try ExplorationOptions.interruptions(arguments) { interruptions = given }
    let system = ExploreSystem(
      compiled, interruptions: interruptions, quantum: Quantum(compiled).length)
    let graph = SituationGraph(system, limits: SearchLimits(states: 300_000))
    console.write(GraphWriter.write(graph, title: subject, as: format))
    return .clean
  }

  private static func load(_ path: String) throws -> LoadedScenario {
    do throws(UnusableInput) {
      return try ScenarioInput.load(file: path)
    } catch {
      let hint =
        "alertlab graph takes a scenario file or a profile; alertlab list profiles tells those"
      throw InputError(error.lines + [hint])
    }
  }

  /// An alert with two buttons, which app code may dismiss and show again, once each.
  private static func specimen(of profile: ToolkitProfile) throws -> Compiled {
    var scenario = Scenario(profile: profile)
    var alert = AlertDefinition("alert", kind: profile.alertKind)
    alert.buttons = [ButtonDefinition("Cancel", role: .cancel), ButtonDefinition("OK")]
    alert.delegate = DelegateDefinition(methods: .standard)
    scenario.alerts = [alert]
    scenario.events = [
      OutsideEventDefinition("code", delay: .zero...(.seconds(1)), mayNeverCome: true)
    ]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("alert", on: nil)]),
      HandlerDefinition(on: .event("code"), [.dismiss("alert", index: 0, animated: true)]),
    ]
    return try scenario.compiled()
  }
}
