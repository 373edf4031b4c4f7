import AlertModel

// How an alert's presentation can end, and with which indices.
extension Reach {
  /// The indices with which a presentation can end in some way; empty when it cannot.
  func indices(_ exit: Exit, of alert: Int) -> PossibleIndices {
    var indices = PossibleIndices()
    for rule in compiled.toolkit(of: alert).inputs
    where rule.exit == exit && isTaken(rule.input, alert) {
      indices.formUnion(self.indices(rule, alert))
    }
    if canBegin(exit, by: .dismiss, alert) { indices.formUnion(codeIndices(of: alert)) }
    if life.cancelsAlerts, canBegin(exit, by: .systemCancel, alert) {
      indices.formUnion(alerts[alert].cancel)
    }
    if exit == .replaced, compiled.rules.arrangement == .oneElseReplaced { indices.insert(-1) }
    if exit == .withPresenter, compiled.alerts[alert].isPresented { indices.insert(-1) }
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
    guard compiled.alerts[alert].isPresented else { return alerts[alert].dismissals }
    return PossibleIndices(dismissers.contains(true) ? [-1] : [])
  }

  private func isTaken(_ input: Operation, _ alert: Int) -> Bool {
    Phase.allCases.contains { phase in
      switch compiled.toolkit(of: alert).operations[input, phase] {
      case .apply, .queue: true
      default: false
      }
    }
  }

  private func canBegin(
    _ exit: Exit, by operation: Operation, _ alert: Int
  ) -> Bool {
    Phase.allCases.contains { phase in
      switch compiled.toolkit(of: alert).operations[operation, phase] {
      case .apply(let begun): begun == exit
      case .finishThen(let begun): begun == exit
      case .queue: exit == (operation == .dismiss ? .code : .systemCancel)
      default: false
      }
    }
  }
}
