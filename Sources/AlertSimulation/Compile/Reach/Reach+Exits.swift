import AlertModel

// How an alert's presentation can end, and with which indices.
extension Reach {
  /// The indices with which a presentation can end in some way; empty when it cannot.
  func indices(_ exit: Exit, of alert: Int) -> PossibleIndices {
    var indices = PossibleIndices()
    for rule in compiled.profile.inputs where rule.exit == exit && isTaken(rule.input) {
      indices.formUnion(self.indices(rule, alert))
    }
    if canBegin(exit, by: .dismiss) { indices.formUnion(codeIndices(of: alert)) }
    if life.cancelsAlerts, canBegin(exit, by: .systemCancel) {
      indices.formUnion(alerts[alert].cancel)
    }
    if exit == .withPresenter, !compiled.rules.sharesOneStack { indices.insert(-1) }
    return indices
  }

  private func indices(_ rule: InputRule, _ alert: Int) -> PossibleIndices {
    switch rule.button {
    case .touched:
      return buttons(of: alert).filter { canHold(rule.conditions, alert, button: $0) }
    case .cancel: return canHold(rule.conditions, alert) ? alerts[alert].cancel : PossibleIndices()
    case .preferred:
      return canHold(rule.conditions, alert) ? preferred(of: alert) : PossibleIndices()
    case .none: return PossibleIndices(canHold(rule.conditions, alert) ? [-1] : [])
    }
  }

  // A controller's dismiss method may hit whatever is presented.
  private func codeIndices(of alert: Int) -> PossibleIndices {
    guard !compiled.rules.sharesOneStack else { return alerts[alert].dismissals }
    return PossibleIndices(dismissers.contains(true) ? [-1] : [])
  }

  private func isTaken(_ input: Operation) -> Bool {
    Phase.allCases.contains { phase in
      switch compiled.profile.operations[input, phase] {
      case .apply, .queue: true
      default: false
      }
    }
  }

  private func canBegin(_ exit: Exit, by operation: Operation) -> Bool {
    Phase.allCases.contains { phase in
      switch compiled.profile.operations[operation, phase] {
      case .apply(let begun): begun == exit
      case .finishThen(let begun): begun == exit
      case .queue: exit == (operation == .dismiss ? .code : .systemCancel)
      default: false
      }
    }
  }
}
