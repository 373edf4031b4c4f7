import AlertModel
import SimulationKernel

// An alert's set-up with the changes made since: the set-up is in the compiled scenario, the changes are edits.
extension World {
  @inline(__always)
  func buttonCount(of alert: Int, _ compiled: Compiled) -> Int {
    compiled.alerts[alert].buttons.count + edits.addedButtons(of: alert)
  }

  @inline(__always)
  func button(_ index: Int, of alert: Int, _ compiled: Compiled) -> CompiledButton? {
    let buttons = compiled.alerts[alert].buttons
    if buttons.indices.contains(index) { return buttons[index] }
    guard index >= buttons.count, index < buttonCount(of: alert, compiled) else { return nil }
    let added = edits.addedButton(index - buttons.count, of: alert)
    return CompiledButton(
      title: added.title, role: ButtonRole.allCases[Int(added.role)], isEnabled: true,
      hasHandler: true, isDrawn: true)
  }

  /// The cancel button's index: of an alert view as assigned, of a controller that of its cancel action; or −1.
  @inline(__always)
  func cancelIndex(of alert: Int, _ compiled: Compiled) -> Int {
    if let assigned = edits.value(AlertEdits.Key.cancelIndex, of: alert) { return assigned }
    let fixed = compiled.alerts[alert].cancelIndex
    if fixed >= 0 || !compiled.alerts[alert].isPresented { return fixed }
    let count = buttonCount(of: alert, compiled)
    for index in compiled.alerts[alert].buttons.count..<count
    where button(index, of: alert, compiled)?.role == .cancel {
      return index
    }
    return -1
  }

  @inline(__always)
  func isEnabled(_ index: Int, of alert: Int, _ compiled: Compiled) -> Bool {
    guard let button = button(index, of: alert, compiled) else { return false }
    if alerts.machines[alert].flags.contains(.firstOtherIsDisabled),
      index == compiled.alerts[alert].firstOtherIndex
    {
      return false
    }
    if let set = edits.value(AlertEdits.Key.enabled + UInt8(index), of: alert) { return set != 0 }
    return button.isEnabled
  }

  @inline(__always)
  func style(of alert: Int, _ compiled: Compiled) -> AlertStyle {
    edits.value(AlertEdits.Key.style, of: alert).map { AlertStyle.allCases[$0] }
      ?? compiled.alerts[alert].style
  }

  @inline(__always)
  func fieldCount(of alert: Int, _ compiled: Compiled) -> Int {
    if let style = edits.value(AlertEdits.Key.style, of: alert) {
      return AlertStyle.allCases[style].textFields
    }
    return edits.value(AlertEdits.Key.textFields, of: alert) ?? compiled.alerts[alert].fields
  }

  @inline(__always)
  func preferred(of alert: Int, _ compiled: Compiled) -> Int {
    edits.value(AlertEdits.Key.preferred, of: alert) ?? compiled.alerts[alert].preferred
  }

  /// The number of the text in a field; −1 for an empty one.
  @inline(__always)
  func text(inField field: Int, of alert: Int) -> Int {
    edits.value(AlertEdits.Key.text + UInt8(field), of: alert) ?? -1
  }

  /// Changes a property; without room for one more change, that is told and dropped.
  mutating func change(
    _ key: UInt8, of alert: Int, to value: Int, _ events: inout EventBuffer
  ) {
    if !edits.set(key, of: alert, to: value) {
      ignore(.limitReached, .show, subject: alert, &events)
    }
  }

  /// Whether all of some conditions hold for an alert.
  @inline(__always)
  func holds(
    _ conditions: CompiledTables.Conditions, _ alert: Int, button: Int16 = -1,
    _ compiled: Compiled
  ) -> Bool {
    for place in Int(conditions.first)..<Int(conditions.end)
    where !holds(compiled.tables.conditions[place], alert, Int(button), compiled) {
      return false
    }
    return true
  }

  @inline(__always)
  private func holds(
    _ condition: Guard, _ alert: Int, _ button: Int, _ compiled: Compiled
  ) -> Bool {
    switch condition {
    case .implements(let callback): implements(callback, alert, compiled)
    case .hasCancelButton: cancelIndex(of: alert, compiled) != -1
    case .onPad: compiled.rules.isPad
    case .onPhone: !compiled.rules.isPad
    case .inPopover: compiled.rules.sheetsArePopovers
    case .inNoPopover: !compiled.rules.sheetsArePopovers
    case .isSheet: style(of: alert, compiled) == .actionSheet
    case .isNotSheet: style(of: alert, compiled) != .actionSheet
    case .hasNoAnchor: !compiled.alerts[alert].hasAnchor
    case .buttonIsEnabled: isEnabled(button, of: alert, compiled)
    case .buttonIsDrawn: isDrawn(button, of: alert, compiled)
    case .cancelIsEnabled: isEnabled(cancelIndex(of: alert, compiled), of: alert, compiled)
    case .hasPreferredButton:
      self.button(preferred(of: alert, compiled), of: alert, compiled) != nil
    case .preferredIsEnabled: isEnabled(preferred(of: alert, compiled), of: alert, compiled)
    case .hasTextField: fieldCount(of: alert, compiled) > 0
    case .hasNoTextField: fieldCount(of: alert, compiled) == 0
    case .fieldAllowsReturn: !compiled.alerts[alert].blocksReturn
    }
  }

  // A freed weak delegate is nil; a freed unsafe one still looks as if it were there.
  @inline(__always)
  func implements(_ callback: Callback, _ alert: Int, _ compiled: Compiled) -> Bool {
    let link = delegates.links[alert]
    guard link.number >= 0, link.methods.contains(callback) else { return false }
    return !(link.isFreed && compiled.rules.delegateIsWeak)
  }

  // U18: a popover does not show its cancel button.
  @inline(__always)
  func isDrawn(_ index: Int, of alert: Int, _ compiled: Compiled) -> Bool {
    guard let button = button(index, of: alert, compiled), button.isDrawn else { return false }
    guard compiled.rules.sheetsArePopovers, button.role == .cancel else { return true }
    return style(of: alert, compiled) != .actionSheet
  }
}
