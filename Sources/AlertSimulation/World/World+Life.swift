import AlertModel
import SimulationKernel

extension World {
  /// The system, or a person using the device, does something to the whole app (contract:7.1).
  mutating func system(
    _ operation: SystemOperation, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let steps = compiled.tables.lifeSteps(operation, in: life.state)
    guard steps != CompiledTables.none, canHappen(steps, compiled) else {
      record(
        .ignored, subject: Int(Event.noSubject), detail: Diagnostic.systemOperationIgnored.rawValue,
        extra: operation.rawValue, &events)
      return
    }
    record(.system, subject: Int(Event.noSubject), detail: operation.rawValue, &events)
    push(.steps, subject: 0, place: steps, presentation: 0, &events)
  }

  /// Whether a row's steps find what they need: a call that ends has to be there (contract:7.1).
  @inline(__always)
  func canHappen(_ steps: UInt16, _ compiled: Compiled) -> Bool {
    guard case .life(.needs(let obscurer)) = compiled.tables.code[Int(steps)] else { return true }
    return life.obscurers.contains(obscurer)
  }

  /// Does one step of a system operation.
  mutating func execute(
    _ step: LifeStep, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    switch step {
    case .become(let state): become(state, &events)
    case .call(let callback):
      record(
        .appCallback, subject: Int(Event.noSubject), detail: callback.rawValue, &events)
      runHandlers(
        compiled.triggers.app(callback), index: HandlerTable.anyIndex, compiled, &events)
    case .obscure(let obscurer): life.obscurers.insert(obscurer)
    case .reveal(let obscurer): life.obscurers.remove(obscurer)
    case .needs: break
    case .revealAll: life.obscurers = Obscurers()
    case .stopIfObscured: if !life.obscurers.isEmpty { turn.items.removeLast() }
    case .scheduleSuspension:
      schedule.due[compiled.slots.suspension] = now + compiled.rules.suspendDelay
    case .resume: resume(compiled)
    case .cancelTopAlert: cancelTopAlert(compiled, &events)
    case .presentWaiting: if !alerts.waiting.isEmpty { handOver(compiled, &events) }
    }
  }

  /// A question of the system lies over the app.
  mutating func coverApp(_ compiled: Compiled, _ events: inout EventBuffer) {
    life.obscurers.insert(.prompt)
    guard life.state == .active else { return }
    execute(.become(.inactive), compiled, &events)
    execute(.call(.willResignActive), compiled, &events)
  }

  /// It no longer does; the app is active again if nothing else lies over it.
  mutating func uncoverApp(_ compiled: Compiled, _ events: inout EventBuffer) {
    life.obscurers.remove(.prompt)
    guard life.state == .inactive, life.obscurers.isEmpty else { return }
    execute(.become(.active), compiled, &events)
    execute(.call(.didBecomeActive), compiled, &events)
  }

  /// Whether people's input reaches alerts: the app is in front, or only its question lies over it.
  func takesInput(_ compiled: Compiled) -> Bool {
    life.state == .active
      || (compiled.rules.alertsAreOfSystem && life.state == .inactive
        && life.obscurers == .prompt)
  }

  private mutating func become(_ state: LifeState, _ events: inout EventBuffer) {
    guard state != .ended else {
      endProcess(&events)
      return
    }
    // L1: an interruption takes fingers off the screen.
    if state != .active { touch.lift() }
    life.state = state
  }

  // U20, G34: what never completed by itself completes when the app comes back.
  private mutating func healTransitions(_ compiled: Compiled) {
    for alert in compiled.alerts.indices
    where compiled.alerts[alert].neverAppears && alerts.machines[alert].phase == .appearing {
      schedule.due[alert] = now
    }
  }

  /// The process runs again: transitions end at once, timers count or do not count the time away (T2, T3, G26).
  private mutating func resume(_ compiled: Compiled) {
    let slots = compiled.slots
    schedule.due[slots.suspension] = .never
    healTransitions(compiled)
    guard clocks.isFrozen else { return }
    let away = clocks.thaw()
    for slot in 0..<slots.suspension where schedule.due[slot] != .never {
      switch slots.owner(of: slot) {
      case .transition: schedule.due[slot] = now
      case .timer:
        if !compiled.rules.timersCountSuspension { schedule.due[slot] = schedule.due[slot] + away }
      case .event, .suspension: break
      }
    }
  }
}
