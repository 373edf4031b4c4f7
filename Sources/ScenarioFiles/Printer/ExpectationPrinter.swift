import AlertChecks
import AlertSimulation

/// Writes what must come of a scenario.
enum ExpectationPrinter {
  static func expectation(_ expectation: Expectation) -> JSONValue {
    var object = ObjectPrinter(ExpectationTables.expectation)
    if let findings = expectation.findings {
      object.set("findings", findings.isEmpty ? "none" : .array(findings.map(finding)))
    }
    if let explored = expectation.explored {
      object.set("explored", explored.isEmpty ? "none" : .array(explored.map(finding)))
    }
    object.set("trace", expectation.trace.map(JSONValue.string))
    object.set("reads", expectation.reads.isEmpty ? nil : .array(reads(expectation.reads)))
    return object.value
  }

  private static func finding(_ finding: ExpectedFinding) -> JSONValue {
    var object = ObjectPrinter(ExpectationTables.finding)
    object.set("kind", .string(finding.kind))
    object.set("alert", finding.alert.map(JSONValue.string))
    object.set("grade", finding.grade.map(JSONValue.string))
    object.set("at", finding.at.map(ScenarioPrinter.time))
    return object.value
  }

  /// Neighbours about one alert at one time share an object, as long as that keeps their order.
  private static func reads(_ reads: [ExpectedRead]) -> [JSONValue] {
    var groups: [[ExpectedRead]] = []
    for read in reads {
      if let last = groups.last?.last, last.at == read.at, last.alert == read.alert,
        last.property.rawValue < read.property.rawValue
      {
        groups[groups.count - 1].append(read)
      } else {
        groups.append([read])
      }
    }
    return groups.map { group in
      var object = ObjectPrinter(ExpectationTables.read)
      object.set("at", group.first.map { ScenarioPrinter.time($0.at) })
      object.set("alert", group.first.map { .string($0.alert) })
      for read in group { object.set(read.property.name, value(read.value)) }
      return object.value
    }
  }

  private static func value(_ value: PropertyValue) -> JSONValue {
    switch value {
    case .none: .null
    case .flag(let flag): .bool(flag)
    case .integer(let number): .integer(Int64(number))
    case .text(let text): .string(text)
    case .list(let values): .array(values.map(Self.value))
    }
  }
}
