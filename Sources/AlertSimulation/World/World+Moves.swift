package import AlertModel
package import SimulationKernel

extension World {
  /// Appends every move that is possible now, in a fixed order: first what the platform does next by itself.
  ///
  /// What the platform does comes at the earliest time at which anything is due, one move for each thing tied there.
  /// Inputs come at the present moment. Left out is what can have no effect: input that the profile's tables ignore
  /// (on an alert that is not topmost or moves, on a disabled or hidden button, while the app is not in front), an
  /// escape that does no more than a tap on the cancel button or beside the alert, a
  /// system operation without steps or without what it needs, and one that covers the app with what covers it already.
  /// App code of the script's own accord (`Action.perform`) is nobody's choice and is left out too.
  ///
  /// - Parameters:
  ///   - compiled: the scenario.
  ///   - operations: those of the system's operations that are asked about.
  ///   - list: gets the moves.
  package func moves(
    _ compiled: Compiled, system operations: [SystemOperation] = SystemOperation.allCases,
    into list: inout MoveList<Move>
  ) {
    guard life.state != .ended else { return }
    appendFires(compiled, into: &list)
    appendArrivals(compiled, into: &list)
    if takesInput(compiled) { appendInputs(compiled, into: &list) }
    for operation in operations where hasEffect(operation, compiled) {
      list.append(Move(.system(operation), at: now))
    }
  }

  // MARK: The platform

  private func appendFires(_ compiled: Compiled, into list: inout MoveList<Move>) {
    guard let first = nextFire(compiled) else { return }
    list.append(first)
    let slots = compiled.slots
    // Timers keep the order of their fire dates among themselves, also when they are late (contract:G25).
    var earliestTimer = Instant.never
    for timer in 0..<slots.timers {
      earliestTimer = min(earliestTimer, schedule.due[slots.slot(timer: timer)])
    }
    for slot in 0..<slots.count where schedule.due[slot] <= first.at {
      if case .timer = slots.owner(of: slot), schedule.due[slot] > earliestTimer { continue }
      let action = Action.fire(slot: UInt8(slot))
      if action != first.action { list.append(Move(action, at: first.at)) }
    }
  }

  // MARK: The outside

  /// Events that may arrive: now, or when their window opens if nothing else happens before.
  private func appendArrivals(_ compiled: Compiled, into list: inout MoveList<Move>) {
    guard life.isRunning, !clocks.isFrozen else { return }
    let next = nextFireTime(compiled)
    for event in compiled.events.indices {
      let latest = schedule.due[compiled.slots.slot(event: event)]
      guard latest != .never, latest != Schedule.hasArrived else { continue }
      let at = max(now, opens(event, compiled))
      if at <= next { list.append(Move(.event(UInt8(event)), at: at)) }
    }
  }

  // MARK: The person

  private func appendInputs(_ compiled: Compiled, into list: inout MoveList<Move>) {
    if touch.isDown { list.append(Move(.touchUp(alert: touch.alert), at: now)) }
    guard let alert = alerts.top else { return }
    let number = UInt8(alert)
    for index in 0..<buttonCount(of: alert, compiled) {
      let button = Int16(index)
      guard takes(.tap, alert, button, compiled) else { continue }
      list.append(Move(.tap(alert: number, button: button), at: now))
      if !touch.isDown, alerts.machines[alert].phase == .shown {
        list.append(Move(.touchDown(alert: number, button: button), at: now))
      }
    }
    if takes(.tapOutside, alert, -1, compiled) {
      list.append(Move(.tapOutside(alert: number), at: now))
    }
    if takes(.pressReturn, alert, -1, compiled) {
      list.append(Move(.pressReturn(alert: number), at: now))
    }
    if escapeDoesMore(alert, compiled) { list.append(Move(.escape(alert: number), at: now)) }
    if takes(.swipe, alert, -1, compiled) { list.append(Move(.swipe(alert: number), at: now)) }
    appendTyping(alert, compiled, into: &list)
  }

  /// Whether escaping does something that no tap on a button does.
  private func escapeDoesMore(_ alert: Int, _ compiled: Compiled) -> Bool {
    guard takes(.escape, alert, -1, compiled),
      let rule = inputRule(.escape, alert, -1, compiled)
    else { return false }
    guard rule.button == .cancel, rule.exit == .tap else {
      // Beside a popover it is a tap outside.
      return !takes(.tapOutside, alert, -1, compiled)
    }
    let cancel = Int16(truncatingIfNeeded: cancelIndex(of: alert, compiled))
    return !takes(.tap, alert, cancel, compiled) && !takes(.tapOutside, alert, -1, compiled)
  }

  func takes(
    _ operation: Operation, _ alert: Int, _ button: Int16, _ compiled: Compiled
  ) -> Bool {
    switch disposition(operation, alert, compiled) {
    case .apply: inputRule(operation, alert, button, compiled) != nil
    case .queue:
      !alerts.machines[alert].flags.contains(.hasPending)
        && inputRule(operation, alert, button, compiled) != nil
    default: false
    }
  }

  // In each field, every text that some delegate waits for in it, and one that none waits for.
  private func appendTyping(
    _ alert: Int, _ compiled: Compiled, into list: inout MoveList<Move>
  ) {
    guard case .apply = disposition(.type, alert, compiled) else {
      return
    }
    for field in 0..<fieldCount(of: alert, compiled) {
      let awaited = compiled.textsAwaited(inField: field)
      let other = ([-1] + compiled.texts.indices.map { Int16($0) }).first { !awaited.contains($0) }
      for text in awaited + (other.map { [$0] } ?? []) {
        list.append(
          Move(.type(alert: UInt8(alert), field: UInt8(field), text: text), at: now))
      }
    }
  }

  // MARK: The system

  func hasEffect(_ operation: SystemOperation, _ compiled: Compiled) -> Bool {
    let steps = compiled.tables.lifeSteps(operation, in: life.state)
    guard steps != CompiledTables.none, canHappen(steps, compiled) else { return false }
    switch compiled.tables.code[Int(steps)] {
    case .end: return false
    case .life(.obscure(let obscurer)): return !life.obscurers.contains(obscurer)
    case .life(.cancelTopAlert) where operation == .cancelAlerts:
      guard let top = alerts.top, !clocks.isFrozen else { return false }
      switch disposition(.systemCancel, top, compiled) {
      case .ignore, .refuse: return false
      default: return true
      }
    default: return true
    }
  }
}

extension Compiled {
  /// The numbers of the texts for which a delegate's enable rule waits in a field, each once.
  func textsAwaited(inField field: Int) -> [Int16] {
    var found: [Int16] = []
    for delegate in delegates {
      guard case .whenField(field, let text) = delegate.enables else { continue }
      if !found.contains(text) { found.append(text) }
    }
    return found
  }
}
