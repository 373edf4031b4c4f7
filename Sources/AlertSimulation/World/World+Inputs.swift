import AlertModel
import SimulationKernel

extension World {
  /// A person acts on an alert.
  mutating func input(
    _ operation: Operation, _ alert: Int, button: Int16 = -1, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    guard takesInput(compiled) else {
      ignore(.inputIgnored, operation, subject: alert, index: Int(button), &events)
      return
    }
    switch disposition(operation, alert, compiled) {
    case .apply:
      guard let rule = inputRule(operation, alert, button, compiled) else { fallthrough }
      let index = self.index(rule.button, alert, button, compiled)
      recordInput(operation, alert, button, kept: false, &events)
      begin(rule.exit, alert, index: index, animated: true, compiled, &events)
    case .ignore: ignore(.inputIgnored, operation, subject: alert, index: Int(button), &events)
    case .queue:
      guard let rule = inputRule(operation, alert, button, compiled),
        !alerts.machines[alert].flags.contains(.hasPending)
      else {
        ignore(.inputIgnored, operation, subject: alert, index: Int(button), &events)
        return
      }
      recordInput(operation, alert, button, kept: true, &events)
      alerts.machines[alert].keep(
        rule.exit, index: index(rule.button, alert, button, compiled), animated: true)
    case .finishThen, .refuse, .illegal:
      refuse(.inputIgnored, operation, subject: alert, &events)
    }
  }

  private mutating func recordInput(
    _ operation: Operation, _ alert: Int, _ button: Int16, kept: Bool,
    _ events: inout EventBuffer
  ) {
    record(
      .operation, subject: alert, detail: operation.rawValue, extra: kept ? 1 : 0,
      index: Int(button), &events)
  }

  /// The rule by which an input ends the presentation, if it does.
  @inline(__always)
  func inputRule(
    _ operation: Operation, _ alert: Int, _ button: Int16, _ compiled: Compiled
  ) -> CompiledTables.InputChoice? {
    for place in compiled.tables.inputRules(operation, in: compiled.alerts[alert].toolkit) {
      let rule = compiled.tables.inputs[place]
      if holds(rule.conditions, alert, button: button, compiled) { return rule }
    }
    return nil
  }

  @inline(__always)
  private func index(
    _ source: InputRule.Button, _ alert: Int, _ touched: Int16, _ compiled: Compiled
  ) -> Int16 {
    switch source {
    case .touched: touched
    case .cancel: Int16(truncatingIfNeeded: cancelIndex(of: alert, compiled))
    case .preferred: Int16(truncatingIfNeeded: preferred(of: alert, compiled))
    case .none: -1
    }
  }

  /// A person changes a text field's text.
  mutating func type(
    _ alert: Int, field: Int, text: Int16, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard takesInput(compiled), field < fieldCount(of: alert, compiled),
      case .apply = disposition(.type, alert, compiled)
    else {
      ignore(.inputIgnored, .type, subject: alert, index: field, &events)
      return
    }
    recordInput(.type, alert, Int16(field), kept: false, &events)
    change(AlertEdits.Key.text + UInt8(field), of: alert, to: Int(text), &events)
    tellTextChanged(alert, field: field, compiled, &events)
  }

  /// A finger goes down on a button.
  mutating func touchDown(
    _ alert: Int, button: Int16, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard takesInput(compiled),
      case .apply = disposition(.tap, alert, compiled),
      inputRule(.tap, alert, button, compiled) != nil
    else {
      ignore(.inputIgnored, .tap, subject: alert, index: Int(button), &events)
      return
    }
    touch = Touch(alert: UInt8(alert), button: button)
    record(.touch, subject: alert, detail: 0, index: Int(button), &events)
  }

  /// The finger goes up: the tap, unless an interruption took it away (contract:L1).
  mutating func touchUp(_ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer) {
    guard touch.alert == UInt8(alert) else {
      ignore(.inputIgnored, .tap, subject: alert, &events)
      return
    }
    let button = touch.button
    touch.lift()
    record(.touch, subject: alert, detail: 1, index: Int(button), &events)
    input(.tap, alert, button: button, compiled, &events)
  }
}
