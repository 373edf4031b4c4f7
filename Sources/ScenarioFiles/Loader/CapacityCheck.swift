import AlertSimulation

/// Reports more of something than a world has room for, at the first thing that is too much.
enum CapacityCheck {
  /// Reports what is too much of a scenario that is in order otherwise.
  static func run(_ parts: ScenarioParts, _ problems: Problems) {
    check("alerts", parts.alertOffsets, Capacity.alerts, problems)
    check("variables", parts.variableOffsets, Capacity.variables, problems)
    checkSlots(parts, problems)
    check(
      "handlers with \"times\"",
      parts.handlers.filter { $0.definition.times != nil }.map(\.timesOffset),
      Capacity.limitedHandlers, problems)
    checkTogether(parts, problems)
    checkCode(parts, problems)
  }

  private static func check(_ what: String, _ offsets: [Int], _ limit: Int, _ problems: Problems) {
    guard offsets.count > limit else { return }
    problems.report(
      at: offsets[limit], "too many \(what): a scenario has room for \(limit)")
  }

  private static func checkSlots(_ parts: ScenarioParts, _ problems: Problems) {
    // Too many alerts are reported as such.
    guard parts.alertOffsets.count <= Capacity.alerts else { return }
    let offsets = parts.alertOffsets + parts.eventOffsets + parts.timers.map(\.offset)
    check("alerts, timers and events together", offsets, Capacity.slots - 1, problems)
  }

  // Handlers that run on the same event wait for each other on the list of work.
  private static func checkTogether(_ parts: ScenarioParts, _ problems: Problems) {
    var always: [Trigger: Int] = [:]
    var indexed: [IndexedTrigger: Int] = [:]
    for handler in parts.handlers {
      let trigger = handler.definition.trigger
      let count: Int
      if let index = handler.definition.index {
        let key = IndexedTrigger(trigger: trigger, index: index)
        indexed[key, default: 0] += 1
        count = indexed[key, default: 0] + always[trigger, default: 0]
      } else {
        always[trigger, default: 0] += 1
        count = always[trigger, default: 0]
      }
      if count == Capacity.workItems {
        problems.report(
          at: handler.offset,
          "too many handlers of \"\(trigger.name)\": there is room for \(Capacity.workItems - 1)")
      }
    }
  }

  private struct IndexedTrigger: Hashable {
    let trigger: Trigger
    let index: Int
  }

  private static func checkCode(_ parts: ScenarioParts, _ problems: Problems) {
    var total = 0
    let bodies =
      parts.handlers.map { ($0.offset, $0.body) }
      + parts.lines.compactMap { line in
        if case .app = line.line.input { (line.offset, line.body) } else { nil }
      }
    for (offset, body) in bodies {
      total += size(body) + 1
      guard total > Capacity.instructions else { continue }
      problems.report(
        at: offset,
        "too many statements after repetition: a scenario has room for \(Capacity.instructions)")
      return
    }
  }

  /// The number of instructions that statements become, or a large number if it is larger.
  private static func size(_ body: [LocatedStatement]) -> Int {
    var sum = 0
    for statement in body where sum <= Capacity.instructions {
      let inner = statement.branches.map(size)
      switch statement.statement {
      // A test, and a jump over what stands under "else".
      case .if: sum += 1 + inner.reduce(0, +) + (hasElse(statement) ? 1 : 0)
      case .repeat(let count, _): sum += count * (inner.first ?? 0)
      default: sum += 1
      }
    }
    return min(sum, Capacity.instructions + 1)
  }

  private static func hasElse(_ statement: LocatedStatement) -> Bool {
    statement.branches.count > 1 && !statement.branches[1].isEmpty
  }
}
