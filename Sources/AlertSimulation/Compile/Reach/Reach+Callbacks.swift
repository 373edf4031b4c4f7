import AlertModel

// Which callbacks an alert can send, from the profile's tables.
extension Reach {
  /// What keeps an alert from sending a callback, with an index if one is asked for; nil when nothing does.
  func obstacle(_ callback: Callback, of alert: Int, index: Int?) -> DeadHandler.Cause? {
    // A completion goes to the controller whose dismiss method was called (contract:U6).
    let isController = alert >= alerts.count || compiled.alerts[alert].isPresented
    if callback == .dismissCompletion, isController, !dismissers[alert] { return .neverDismissed }
    guard alert < alerts.count else {
      return alerts.contains(where: \.isShown) ? nil : .neverShown
    }
    guard alerts[alert].isShown else { return .neverShown }
    if callback.isDelegateMethod {
      guard alerts[alert].hasDelegate else { return .noDelegate }
      guard alerts[alert].methods.contains(callback) else { return .notImplemented }
    }
    switch callback {
    case .shouldEnable: return obstacleToAsking(alert)
    case .textChanged: return obstacleToTyping(alert, index)
    default: return obstacle(callback, alert, index)
    }
  }

  private func obstacle(_ callback: Callback, _ alert: Int, _ index: Int?) -> DeadHandler.Cause? {
    let possible = indices(callback, alert)
    if let index, !possible.contains(index) {
      // −1 is no button's and stands for none.
      guard index < 0 || buttons(of: alert).contains(index) else { return .noButton }
      return callback == .handler && !hasHandler(index, alert) ? .noActionHandler : .neverTaken
    }
    guard possible.isEmpty else { return nil }
    return .neverSent(callback)
  }

  // C3, C4: asked after every edit and when it is shown, but only about an other title of the initializer.
  private func obstacleToAsking(_ alert: Int) -> DeadHandler.Cause? {
    guard compiled.alerts[alert].firstOtherIndex >= 0 else { return .noOtherTitles }
    if alerts[alert].fields > 0 { return nil }
    let isAsked = !indices(.shouldEnable, alert).isEmpty && compiled.rules.asksInDefaultStyle
    return isAsked ? nil : .noTextFields
  }

  private func obstacleToTyping(_ alert: Int, _ index: Int?) -> DeadHandler.Cause? {
    if !compiled.alerts[alert].isPresented { return .neverSent(.textChanged) }
    return (index ?? 0) < alerts[alert].fields && (index ?? 0) >= 0 ? nil : .noField
  }

  private func hasHandler(_ button: Int, _ alert: Int) -> Bool {
    let fixed = compiled.alerts[alert].buttons
    return !fixed.indices.contains(button) || fixed[button].hasHandler
  }

  /// The indices that a callback can tell; empty when it is never sent.
  private func indices(_ callback: Callback, _ alert: Int) -> PossibleIndices {
    let profile = compiled.toolkit(of: alert)
    var found = PossibleIndices()
    collect(callback, profile.onRequest, alert, PossibleIndices(), into: &found)
    for rule in profile.entries where canHold(rule.conditions, alert) {
      collect(callback, rule.steps, alert, PossibleIndices(), into: &found)
      if mustHold(rule.conditions, alert) { break }
    }
    for exit in Exit.allCases {
      let indices = indices(exit, of: alert)
      guard !indices.isEmpty else { continue }
      for rule in profile.exits where rule.exit == exit && canHold(rule.conditions, alert) {
        collect(callback, rule.steps, alert, indices, into: &found)
      }
    }
    // Another alert has to come over this one.
    if alerts.indices.contains(where: { $0 != alert && alerts[$0].isShown }) {
      collect(callback, profile.covered + profile.reappear, alert, PossibleIndices(), into: &found)
    }
    return found
  }

  private func collect(
    _ callback: Callback, _ steps: [Step], _ alert: Int, _ exit: PossibleIndices,
    into found: inout PossibleIndices
  ) {
    for case .call(callback, let source) in steps {
      switch source {
      case .none: found.insert(0)
      case .exit:
        found.formUnion(callback == .handler ? exit.filter { hasHandler($0, alert) } : exit)
      case .cancelButton: found.formUnion(alerts[alert].cancel)
      }
    }
  }
}
