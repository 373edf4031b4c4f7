import AlertModel
import SimulationKernel

extension World {
  /// Sends a callback, if its receiver exists and wants it, and lets its handlers run next.
  mutating func deliver(
    _ callback: Callback, _ source: IndexSource, _ alert: Int, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    if callback == .willDismiss { alerts.machines[alert].flags.insert(.willDismissSent) }
    let index = self.index(source, alert, compiled)
    switch callback {
    case .shouldEnable: askToEnable(alert, isEdit: false, compiled, &events)
    case .handler:
      guard button(Int(index), of: alert, compiled)?.hasHandler == true else { return }
      send(callback, index, alert, to: alert, compiled, &events)
    case .presentCompletion, .bindingCleared:
      send(callback, index, alert, to: alert, compiled, &events)
    case .dismissCompletion:
      // A controller's goes to whoever was asked to dismiss; others have none but their own.
      let receiver =
        compiled.alerts[alert].isPresented ? Int(presenters.requester[alert]) : alert
      send(callback, index, alert, to: receiver, compiled, &events)
    default:
      guard receiverWants(callback, alert, compiled, &events) else { return }
      send(callback, index, alert, to: alert, compiled, &events)
    }
  }

  @inline(__always)
  private func index(_ source: IndexSource, _ alert: Int, _ compiled: Compiled) -> Int16 {
    switch source {
    case .none: 0
    case .exit: alerts.machines[alert].index
    case .cancelButton: Int16(truncatingIfNeeded: cancelIndex(of: alert, compiled))
    }
  }

  private mutating func send(
    _ callback: Callback, _ index: Int16, _ alert: Int, to receiver: Int, _ compiled: Compiled,
    _ events: inout EventBuffer
  ) {
    record(
      .callback, subject: receiver, detail: callback.rawValue, index: Int(index), &events)
    runHandlers(
      compiled.triggers.callback(callback, alert: receiver), index: Int32(index), compiled,
      &events)
  }

  /// Whether the delegate is there and implements a method; one that dangles crashes (contract:E16–E18).
  private mutating func receiverWants(
    _ callback: Callback, _ alert: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) -> Bool {
    let link = delegates.links[alert]
    guard link.number >= 0, link.methods.contains(callback) else { return false }
    guard link.isFreed else { return true }
    if !compiled.rules.delegateIsWeak {
      raise(.badAccess, subject: alert, compiled, &events)
    }
    return false
  }

  /// A controller's text field tells that its text changed; an alert view asks its delegate instead.
  mutating func tellTextChanged(
    _ alert: Int, field: Int, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard compiled.alerts[alert].isPresented else {
      askToEnable(alert, isEdit: true, compiled, &events)
      return
    }
    send(.textChanged, Int16(field), alert, to: alert, compiled, &events)
  }

  /// Asks the delegate whether the first other button may be enabled (contract:C3, C4).
  mutating func askToEnable(
    _ alert: Int, isEdit: Bool, _ compiled: Compiled, _ events: inout EventBuffer
  ) {
    guard compiled.alerts[alert].firstOtherIndex >= 0 else { return }
    let hasFields = fieldCount(of: alert, compiled) > 0
    guard isEdit || hasFields || compiled.rules.asksInDefaultStyle else { return }
    // Without an answer the button is enabled (contract:G27).
    alerts.machines[alert].flags.remove(.firstOtherIsDisabled)
    guard receiverWants(.shouldEnable, alert, compiled, &events), life.isRunning else { return }
    if !enables(alert, compiled) { alerts.machines[alert].flags.insert(.firstOtherIsDisabled) }
    send(.shouldEnable, 0, alert, to: alert, compiled, &events)
  }

  @inline(__always)
  private func enables(_ alert: Int, _ compiled: Compiled) -> Bool {
    let number = Int(delegates.links[alert].number)
    switch compiled.delegates[number].enables {
    case .always: return true
    case .never: return false
    case .whenField(let field, let text):
      return self.text(inField: field, of: alert) == Int(text)
    }
  }
}
