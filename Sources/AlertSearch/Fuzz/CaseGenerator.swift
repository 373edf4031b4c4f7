package import AlertModel
package import AlertSimulation
package import SimulationKernel

/// Makes a scenario from choices: one alert with random buttons, the app's logic around it, and what people do.
///
/// In every choice 0 is the simplest value, so that lowering choices makes simpler cases.
package struct CaseGenerator: Sendable {
  private let profile: ToolkitProfile

  /// Makes cases for a toolkit.
  package init(_ profile: ToolkitProfile) {
    self.profile = profile
  }

  /// The scenario that some choices make.
  package func scenario(_ choices: inout Choices<CaseLabel>) -> Scenario {
    var scenario = Scenario(profile: profile)
    scenario.name = "A case made by alertlab fuzz"
    var alert = AlertDefinition("a", kind: profile.alertKind)
    if profile.alertKind.hasButtons { addButtons(to: &alert, &choices) }
    if profile.alertKind.hasDelegate {
      alert.delegate = delegate(&choices)
      if profile.hasTextFieldStyles { alert.style = style(&choices) }
    }
    scenario.alerts = [alert]
    scenario.handlers = [HandlerDefinition(on: .app(.launched), [.show("a", on: nil)])]
    addAutoDismiss(to: &scenario, &choices)
    addSteps(to: &scenario, buttons: alert.buttons.count, &choices)
    return scenario
  }

  // MARK: The alert

  // A fifth of the alerts have no button; few have many.
  private func addButtons(
    to alert: inout AlertDefinition, _ choices: inout Choices<CaseLabel>
  ) {
    let counts = [0, 0, 1, 1, 2, 2, 2, 3, 3, 5]
    let count = counts[choices.draw(.buttonCount, below: counts.count)]
    let cancel = choices.draw(.cancelRole, below: 4)
    for place in 0..<count {
      var button = ButtonDefinition(title(place, &choices))
      // None, the first, the last, or one that may not exist.
      if cancel == 1 && place == 0 || cancel == 2 && place == count - 1 { button.role = .cancel }
      if profile.alertKind.hasDelegate {
        button.isAddedLater = place > 0 && choices.draw(.isAddedLater, below: 4) == 3
      } else {
        button.isEnabled = choices.draw(.isEnabled, below: 4) != 3
        button.hasHandler = choices.draw(.hasHandler, below: 4) != 3
      }
      alert.buttons.append(button)
    }
    if cancel == 3, profile.alertKind.hasDelegate {
      alert.assignedCancelIndex = count
    }
  }

  private func title(_ place: Int, _ choices: inout Choices<CaseLabel>) -> String {
    let titles = ["Button \(place)", "OK", "", String(repeating: "long ", count: 40), "حفظ"]
    return titles[choices.draw(.title, below: titles.count)]
  }

  private func delegate(_ choices: inout Choices<CaseLabel>) -> DelegateDefinition? {
    guard choices.draw(.hasDelegate, below: 8) != 7 else { return nil }
    var methods: DelegateMethods = []
    for callback in Callback.allCases where callback.isDelegateMethod {
      let isUsual = DelegateMethods.standard.contains(callback)
      let isOdd = choices.draw(.method, below: 4) == 3
      if isUsual != isOdd { methods.insert(DelegateMethods(callback)) }
    }
    let rules: [DelegateDefinition.EnableRule] = [
      .always, .always, .whenField(0, equals: "word"), .never,
    ]
    return DelegateDefinition(
      methods: methods, enables: rules[choices.draw(.enableRule, below: rules.count)])
  }

  private func style(_ choices: inout Choices<CaseLabel>) -> AlertStyle {
    let styles: [AlertStyle] = [
      .standard, .standard, .standard, .standard, .standard, .plain, .secure, .login,
    ]
    return styles[choices.draw(.style, below: styles.count)]
  }

  // MARK: The app

  // Two of five apps dismiss the alert by a timer; some of them take the timer away in the background.
  private func addAutoDismiss(
    to scenario: inout Scenario, _ choices: inout Choices<CaseLabel>
  ) {
    guard choices.draw(.autoDismiss, below: 5) >= 3 else { return }
    let delays: [TimeSpan] = [
      .seconds(3), .zero, profile.timing.appear, .seconds(1), .seconds(9), .seconds(11),
    ]
    let delay = delays[choices.draw(.autoDelay, below: delays.count)]
    // SwiftUI tells nobody when an alert is there.
    let told = profile.alertKind.callbacks.first { [.didPresent, .presentCompletion].contains($0) }
    let presented = told.map { Trigger.callback($0, of: "a") } ?? .app(.launched)
    // An app that starts its timer in a callback that never comes has no auto-dismiss.
    scenario.handlers += [
      HandlerDefinition(
        on: presented, [.startTimer("auto", after: delay, repeats: false)]),
      HandlerDefinition(on: .timer("auto"), [.dismiss("a", index: -1, animated: true)]),
    ]
    if choices.draw(.cancelsTimerInBackground, below: 4) == 3 {
      scenario.handlers.append(
        HandlerDefinition(on: .app(.didEnterBackground), [.cancelTimer("auto")]))
    }
  }

  // MARK: People and the system

  private func addSteps(
    to scenario: inout Scenario, buttons: Int, _ choices: inout Choices<CaseLabel>
  ) {
    var time = Instant.zero
    let timing = profile.timing
    let delays: [TimeSpan] = [
      .seconds(1), timing.appear, .zero, .milliseconds(100), timing.disappear, .seconds(3),
      .seconds(9),
    ]
    for _ in 0..<choices.draw(.stepCount, below: 7) {
      time = time + delays[choices.draw(.stepDelay, below: delays.count)]
      scenario.script.append(ScriptLine(at: time, step(buttons, &choices)))
    }
  }

  private func step(
    _ buttons: Int, _ choices: inout Choices<CaseLabel>
  ) -> ScriptLine.Input {
    let kind = choices.draw(.stepKind, below: 8)
    switch kind {
    case 0, 1, 2:
      return .tap(alert: "a", button: choices.draw(.stepButton, below: max(buttons, 1)))
    case 3: return .tapOutside(alert: "a")
    case 4: return .type(alert: "a", field: 0, text: "word")
    default:
      let operations: [SystemOperation] = [
        .home, .return, .lock, .unlock, .callShown, .callIgnored, .callAccepted,
        .systemAlertShown, .systemAlertClosed, .panelShown, .panelClosed, .memoryWarning,
        .rotate, .cancelAlerts,
      ]
      return .system(operations[choices.draw(.stepSystem, below: operations.count)])
    }
  }
}
