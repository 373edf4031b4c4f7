import AlertModel

// Whether the conditions of a profile's tables can hold for an alert at some time, or must hold at all times.
extension Reach {
  /// Every index that a button of the alert has at some time.
  func buttons(of alert: Int) -> PossibleIndices {
    let count = compiled.alerts[alert].buttons.count
    return PossibleIndices(Array(0..<count), from: alerts[alert].addsButtons ? count : nil)
  }

  /// Whether all of some conditions can hold at once, as far as each can by itself.
  func canHold(_ conditions: [Guard], _ alert: Int, button: Int? = nil) -> Bool {
    conditions.allSatisfy { canHold($0, alert, button) }
  }

  /// Whether conditions hold whatever happens; false where that is not easily told.
  func mustHold(_ conditions: [Guard], _ alert: Int) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .onPad, .onPhone, .hasNoAnchor, .isSheet, .isNotSheet:
        alerts[alert].styles.count == 1 && canHold(condition, alert, nil)
      default: false
      }
    }
  }

  private func canHold(_ condition: Guard, _ alert: Int, _ button: Int?) -> Bool {
    let facts = alerts[alert]
    let fixed = compiled.alerts[alert]
    switch condition {
    case .implements(let callback): return facts.methods.contains(callback)
    case .hasCancelButton: return !facts.cancel.filter { $0 != -1 }.isEmpty
    case .onPad: return compiled.rules.isPad
    case .onPhone: return !compiled.rules.isPad
    case .inPopover: return compiled.rules.sheetsArePopovers
    case .inNoPopover: return !compiled.rules.sheetsArePopovers
    case .isSheet: return facts.styles.contains(.actionSheet)
    case .isNotSheet: return facts.styles.contains { $0 != .actionSheet }
    case .hasNoAnchor: return !fixed.hasAnchor
    case .buttonIsEnabled: return button.map { canBeEnabled($0, alert) } ?? true
    case .buttonIsDrawn: return button.map { canBeDrawn($0, alert) } ?? true
    case .cancelIsEnabled: return !facts.cancel.filter { canBeEnabled($0, alert) }.isEmpty
    case .hasPreferredButton: return !preferred(of: alert).isEmpty
    case .preferredIsEnabled:
      return !preferred(of: alert).filter { canBeEnabled($0, alert) }.isEmpty
    case .hasTextField: return facts.fields > 0
    case .hasNoTextField: return fixed.fields == 0 || facts.styles.count > 1
    case .fieldAllowsReturn: return !fixed.blocksReturn
    }
  }

  /// The indices of buttons that are the preferred one at some time.
  func preferred(of alert: Int) -> PossibleIndices {
    alerts[alert].preferred.filter(buttons(of: alert).contains)
  }

  private func canBeEnabled(_ button: Int, _ alert: Int) -> Bool {
    let fixed = compiled.alerts[alert].buttons
    // One that is added later comes enabled.
    return !fixed.indices.contains(button) || fixed[button].isEnabled
      || alerts[alert].enabled.contains(button)
  }

  // U18: a popover does not show its cancel button.
  private func canBeDrawn(_ button: Int, _ alert: Int) -> Bool {
    let fixed = compiled.alerts[alert].buttons
    guard compiled.rules.sheetsArePopovers, fixed.indices.contains(button),
      fixed[button].role == .cancel
    else { return true }
    return alerts[alert].styles.contains { $0 != .actionSheet }
  }
}
