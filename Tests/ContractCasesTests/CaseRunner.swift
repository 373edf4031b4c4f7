import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

/// Runs a case and puts what happened into the cases' own words.
struct CaseRunner {
  let contractCase: ContractCase

  func run(changing changes: [(Knob, String)] = []) throws -> Outcome {
    let compiled = try contractCase.scenario(changing: changes).compiled()
    var world = World(compiled)
    var policy = ScriptPolicy()
    var buffer = EventBuffer()
    var outcome = Outcome()
    while let move = policy.nextMove(of: world, in: compiled) {
      buffer.removeAll()
      world.apply(move, in: compiled, &buffer)
      note(buffer.events, compiled, &outcome)
    }
    if world.life.state != .ended {
      outcome.finalVisible = world.alerts.stack.indices.map { Int(world.alerts.stack[$0]) }
        .filter { compiled.alerts[$0].kind.isAlert }.map { compiled.name(ofAlert: $0) }
      outcome.grades = grades(world, compiled)
    }
    return outcome
  }

  private func grades(_ world: World, _ compiled: Compiled) -> [String] {
    var judge = StuckJudge(compiled)
    var grades: [String] = []
    for place in world.alerts.stack.indices {
      let alert = Int(world.alerts.stack[place])
      guard compiled.alerts[alert].kind.isAlert else { continue }
      let grade = judge.grade(of: alert, in: world, appLinesDone: .max)
      grades.append("\(compiled.name(ofAlert: alert)): \(grade?.rawValue ?? "unknown")")
    }
    return grades.sorted()
  }

  private func note(
    _ events: ContiguousArray<Event>, _ compiled: Compiled, _ outcome: inout Outcome
  ) {
    var place = events.startIndex
    while place < events.endIndex {
      let event = events[place]
      place += 1
      let time = event.at.microseconds / 1_000
      let name = compiled.name(ofAlert: Int(event.subject))
      switch event.kind {
      case .callback:
        // The cases know no message from a controller's text field.
        guard let callback = Callback(rawValue: event.detail), callback != .textChanged else {
          continue
        }
        let value = callback.hasIndex ? "\(event.index)" : "null"
        outcome.trace.append("[\(time),\"\(name).\(Self.name(callback))\",\(value)]")
      case .appCallback:
        guard let callback = AppCallback(rawValue: event.detail), callback != .launched else {
          continue
        }
        outcome.trace.append("[\(time),\"app.\(callback.name)\",null]")
      case .timerFired:
        let timer = compiled.timers[Int(event.subject)]
        outcome.trace.append("[\(time),\"timer.\(timer)\",null]")
      case .exception:
        let exception = ExceptionName(rawValue: event.detail)?.name ?? ""
        outcome.exceptions.append("[\(time),\"\(name)\",\"\(exception)\"]")
      case .ignored, .refused:
        guard let code = Diagnostic(rawValue: event.detail)?.code else { continue }
        outcome.diagnostics.append("[\(time),\"\(code)\",\"\(name)\"]")
      case .read:
        let value = readValue(event, events, &place, compiled)
        let property = contractName(Property(rawValue: event.detail), compiled)
        outcome.properties.append("[\(time),\"\(name).\(property)\",\(value)]")
      default: break
      }
    }
  }

  static func name(_ callback: Callback) -> String {
    switch callback {
    case .clicked: "click"
    case .cancel: "sysCancel"
    case .shouldEnable: "enable"
    default: callback.name
    }
  }

  private func contractName(_ property: Property?, _ compiled: Compiled) -> String {
    let isController = compiled.profile.alertKind.isPresented
    switch property {
    case .numberOfButtons: return isController ? "actionCount" : "numberOfButtons"
    case .buttonTitles: return isController ? "actionTitles" : "buttonTitles"
    default: return property?.name ?? ""
    }
  }

  private func readValue(
    _ event: Event, _ events: ContiguousArray<Event>, _ place: inout Int, _ compiled: Compiled
  ) -> String {
    switch Event.ReadValue(rawValue: event.extra) {
    case .integer:
      if Property(rawValue: event.detail) == .layout {
        return "\"" + ["none", "single", "row", "stack"][Int(event.index)] + "\""
      }
      return "\(event.index)"
    case .flag: return event.index != 0 ? "true" : "false"
    case .text: return text(event.index, compiled)
    case .alert: return "\"" + compiled.name(ofAlert: Int(event.index)) + "\""
    case .masked: return "\"" + String(repeating: "•", count: Int(event.index)) + "\""
    case .count:
      var parts: [String] = []
      for _ in 0..<event.index {
        let element = events[place]
        place += 1
        let isText = Event.ReadValue(rawValue: element.extra) == .elementText
        parts.append(
          isText
            ? (element.index < 0 ? "null" : text(element.index, compiled)) : "\(element.index)")
      }
      return "[" + parts.joined(separator: ",") + "]"
    default: return "null"
    }
  }

  private func text(_ number: Int32, _ compiled: Compiled) -> String {
    number < 0 ? "\"\"" : "\"" + compiled.texts[Int(number)] + "\""
  }
}
