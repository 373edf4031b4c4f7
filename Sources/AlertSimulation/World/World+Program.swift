import AlertModel
import SimulationKernel

extension World {
  /// Does one instruction of app logic.
  mutating func execute(
    _ instruction: Instruction, at position: Int, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    let subject = Int(instruction.subject)
    switch instruction.code {
    case .show: show(subject, on: Int(instruction.detail), compiled, &events)
    case .dismiss: dismiss(instruction, compiled, &events)
    case .startTimer, .cancelTimer: changeTimer(instruction, compiled, &events)
    case .expect: expect(subject, compiled, &events)
    case .assign: assign(subject, Int(instruction.number), compiled)
    case .add: assign(subject, Int(app.variables[subject]) + Int(instruction.number), compiled)
    case .jumpUnless:
      if !compares(instruction) { turn.items[position].place = UInt16(instruction.index) }
    case .jump: turn.items[position].place = UInt16(instruction.index)
    case .setDelegate:
      delegates.assign(Int8(instruction.index), to: subject, of: compiled)
    case .releaseDelegate:
      delegates.free(subject)
      record(.delegateFreed, subject: subject, &events)
    // A7: what the class gains after the assignment is never seen.
    case .implement: break
    case .read: read(instruction, compiled, &events)
    default: change(instruction, compiled, &events)
    }
  }

  private mutating func dismiss(
    _ instruction: Instruction, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let target = Int(instruction.subject)
    if target < compiled.alerts.count, !compiled.alerts[target].isPresented {
      dismiss(
        target, index: Int16(instruction.index), animated: instruction.detail != 0, compiled,
        &events)
    } else {
      dismissController(target, animated: instruction.detail != 0, compiled, &events)
    }
  }

  // MARK: Timers and events

  private mutating func changeTimer(
    _ instruction: Instruction, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let timer = Int(instruction.subject)
    let slot = compiled.slots.slot(timer: timer)
    if instruction.code == .cancelTimer {
      if schedule.due[slot] != .never { record(.timerCancelled, subject: timer, &events) }
      schedule.due[slot] = .never
      return
    }
    schedule.due[slot] = now + TimeSpan(microseconds: instruction.number)
    schedule.intervals[timer] =
      instruction.detail != 0 ? UInt32(clamping: instruction.number) : 0
    record(.timerStarted, subject: timer, &events)
  }

  private mutating func expect(
    _ event: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    schedule.due[compiled.slots.slot(event: event)] =
      now + compiled.events[event].delay.upperBound
    record(.eventExpected, subject: event, &events)
  }

  // MARK: Variables

  private mutating func assign(_ variable: Int, _ value: Int, _ compiled: Compiled) {
    let definition = compiled.variables[variable]
    let range = definition.range
    var kept = min(max(value, range.lowerBound), range.upperBound)
    if definition.beyond == .wrap {
      let offset = (value - range.lowerBound) % range.count
      kept = range.lowerBound + (offset < 0 ? offset + range.count : offset)
    }
    app.variables[variable] = Int16(clamping: kept)
  }

  @inline(__always)
  private func compares(_ instruction: Instruction) -> Bool {
    Statement.Comparison.allCases[Int(instruction.detail)]
      .holds(Int(app.variables[Int(instruction.subject)]), Int(instruction.number))
  }

  // MARK: Changes of alerts

  private mutating func change(
    _ instruction: Instruction, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let alert = Int(instruction.subject)
    let index = Int(instruction.index)
    switch instruction.code {
    case .setTitle: change(AlertEdits.Key.title, of: alert, to: index, &events)
    case .setMessage: change(AlertEdits.Key.message, of: alert, to: index, &events)
    case .setCancelIndex: change(AlertEdits.Key.cancelIndex, of: alert, to: index, &events)
    case .setStyle: setStyle(alert, index, compiled, &events)
    case .setPreferred: setPreferred(alert, index, compiled, &events)
    case .setEnabled:
      change(
        AlertEdits.Key.enabled + UInt8(index), of: alert, to: Int(instruction.detail), &events)
    case .addButton: addButton(instruction, compiled, &events)
    case .addTextField: addTextField(alert, compiled, &events)
    default: break
    }
  }

  // A3: before iOS 5 there are no styles.
  private mutating func setStyle(
    _ alert: Int, _ style: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard compiled.profile.hasTextFieldStyles else {
      ignore(.unavailable, .show, subject: alert, &events)
      return
    }
    change(AlertEdits.Key.style, of: alert, to: style, &events)
  }

  // U8: the preferred action must be one of the actions.
  private mutating func setPreferred(
    _ alert: Int, _ index: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard button(index, of: alert, compiled) != nil else {
      raise(.unspecified, subject: alert, compiled, &events)
      return
    }
    change(AlertEdits.Key.preferred, of: alert, to: index, &events)
  }

  private mutating func addButton(
    _ instruction: Instruction, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    let alert = Int(instruction.subject)
    let isCancel = ButtonRole.allCases[Int(instruction.detail)] == .cancel
    // U2: a controller takes one cancel action.
    if compiled.alerts[alert].isPresented, isCancel, cancelIndex(of: alert, compiled) >= 0 {
      raise(.internalInconsistency, subject: alert, compiled, &events)
      return
    }
    if alerts.machines[alert].phase.isVisible {
      ignore(.buttonAddedWhileVisible, .show, subject: alert, &events)
    }
    guard buttonCount(of: alert, compiled) < Capacity.buttons,
      edits.addButton(to: alert, title: Int(instruction.index), role: instruction.detail)
    else {
      ignore(.limitReached, .show, subject: alert, &events)
      return
    }
  }

  // U9: only alerts take text fields, sheets do not.
  private mutating func addTextField(
    _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard style(of: alert, compiled) != .actionSheet else {
      raise(.unspecified, subject: alert, compiled, &events)
      return
    }
    let count = fieldCount(of: alert, compiled) + 1
    guard count <= Capacity.fields else {
      ignore(.limitReached, .show, subject: alert, &events)
      return
    }
    change(AlertEdits.Key.textFields, of: alert, to: count, &events)
  }
}
