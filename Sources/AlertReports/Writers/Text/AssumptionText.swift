import AlertSearch
import AlertSimulation

/// What simulations rest on, with where each number comes from.
struct AssumptionText {
  private let wrapper = LineWrapper(width: TextWriter.width)

  /// A section for all people and interruptions.
  func section(of simulations: [ReportedSimulation]) -> String {
    var lines = wrapper.lines(
      "What people and interruptions rest on: [S] was seen in a publication, [M] is recalled, "
        + "[M?] doubtful, [D] calculated, [A] assumed. Reactions are normal plus exponential.")
    for group in AssumptionGroups(simulations).groups {
      lines += wrapper.lines("\(group.name): \(group.title)", first: "  ")
      lines += group.assumptions.flatMap {
        wrapper.lines("\($0.name): \($0.value) [\($0.source.rawValue)]", first: "    ")
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// The assumptions of some simulations, each person and interruption once.
struct AssumptionGroups {
  struct Group {
    let name: String
    let title: String
    let assumptions: [Assumption]
  }

  private(set) var groups: [Group] = []

  init(_ simulations: [ReportedSimulation]) {
    for result in simulations.flatMap(\.results) {
      add(result.persona.id, result.persona.title, result.persona.assumptions)
      for rate in result.interruptions {
        add(rate.kind.id, rate.kind.title, rate.kind.assumptions)
      }
    }
    if !groups.isEmpty { add("hands", "what all people share", HandModel.assumptions) }
  }

  private mutating func add(_ name: String, _ title: String, _ assumptions: [Assumption]) {
    guard !groups.contains(where: { $0.name == name }) else { return }
    groups.append(Group(name: name, title: title, assumptions: assumptions))
  }
}
