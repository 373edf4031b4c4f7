/// The rows of contract:7.1, put together from the answers that differ between generations.
package enum LifeCycleTables {
  /// What differs between generations.
  package struct Generation: Sendable {
    /// Leaving the app terminates it, as before multitasking (contract:G-1, G-4).
    package var leavingEndsProcess: Bool
    /// The lock screen sends the app to the background (contract:7.1, iOS 5 and later).
    package var lockBackgrounds: Bool
    /// A double Home shows the app switcher (contract:7.1, iOS 4 and later).
    package var hasSwitcher = true
    /// Notifications come as banners and in a panel (contract:7.1, iOS 5 and later).
    package var hasPanels = true
    /// Leaving the app answers the question that the system asks for it.
    package var leavingAnswersPrompts = false

    /// Makes the description of a generation with all of multitasking, but for what the knobs
    /// take away.
    package init(_ knobs: KnobSettings) {
      leavingEndsProcess = knobs.has(.exitsOnSuspend, "yes")
      lockBackgrounds = knobs.has(.lockBackgrounds, "yes")
    }
  }

  /// All rows of a generation's table.
  package static func rows(_ generation: Generation) -> [LifeRule] {
    let locking = generation.lockBackgrounds && !generation.leavingEndsProcess
    var rows = basics
    if generation.hasPanels {
      rows.append(LifeRule(.banner, from: [.active, .inactive, .background], []))
    }
    let leaving = generation.leavingEndsProcess ? leavingToTheEnd : leavingToTheBackground
    rows += generation.leavingAnswersPrompts ? leaving.map(answering) : leaving
    if generation.hasSwitcher {
      let leaving = generation.leavingEndsProcess ? terminate : background
      rows.append(
        LifeRule(.switcherOtherApp, from: [.inactive], [.needs(.switcher)] + leaving))
    }
    rows +=
      locking ? lockingToTheBackground : covering(.lock, closedBy: .unlock, .lockScreen)
    rows += covering(.callShown, closedBy: .callIgnored, .call)
    rows += covering(.systemAlertShown, closedBy: .systemAlertClosed, .systemAlert)
    if generation.hasSwitcher {
      rows += covering(.switcherShown, closedBy: .switcherClosed, .switcher)
    }
    if generation.hasPanels { rows += covering(.panelShown, closedBy: .panelClosed, .panel) }
    return rows + ending
  }

  private static func answering(_ rule: LifeRule) -> LifeRule {
    rule.operation == .home
      ? LifeRule(rule.operation, from: rule.from, rule.steps + [.cancelTopAlert]) : rule
  }

  private static let resign: [LifeStep] = [.become(.inactive), .call(.willResignActive)]
  private static let background: [LifeStep] =
    [.revealAll, .become(.background), .call(.didEnterBackground), .scheduleSuspension]
  private static let lockedBackground: [LifeStep] = [
    .revealAll, .obscure(.lockScreen), .become(.background), .call(.didEnterBackground),
    .scheduleSuspension,
  ]
  private static let terminate: [LifeStep] =
    [.cancelTopAlert, .call(.willTerminate), .become(.ended)]
  private static let foreground: [LifeStep] = [
    .revealAll, .resume, .become(.inactive), .call(.willEnterForeground), .become(.active),
    .call(.didBecomeActive),
  ]

  private static let basics: [LifeRule] = [
    LifeRule(
      .launch, from: [.notRunning],
      [
        .obscure(.noWindow), .become(.inactive), .call(.didFinishLaunching), .reveal(.noWindow),
        .become(.active), .call(.didBecomeActive), .presentWaiting, .call(.launched),
      ]),
    LifeRule(.rotate, from: [.active, .inactive, .background], []),
    LifeRule(
      .memoryWarning, from: [.active, .inactive], [.call(.didReceiveMemoryWarning)]),
    LifeRule(.cancelAlerts, from: [.active, .inactive, .background], [.cancelTopAlert]),
  ]

  private static let leavingToTheEnd: [LifeRule] = [
    LifeRule(.home, from: [.active], resign + terminate),
    LifeRule(.home, from: [.inactive], terminate),
    LifeRule(.callAccepted, from: [.inactive], [.needs(.call)] + terminate),
  ]

  private static let leavingToTheBackground: [LifeRule] = [
    LifeRule(.home, from: [.active], resign + background),
    LifeRule(.home, from: [.inactive], background),
    LifeRule(.callAccepted, from: [.inactive], [.needs(.call)] + background),
    LifeRule(.return, from: [.background], foreground),
  ]

  private static let lockingToTheBackground: [LifeRule] = [
    LifeRule(.lock, from: [.active], resign + lockedBackground),
    LifeRule(.lock, from: [.inactive], lockedBackground),
    LifeRule(.unlock, from: [.background], [.needs(.lockScreen)] + foreground),
  ]

  private static func covering(
    _ shown: SystemOperation, closedBy closed: SystemOperation, _ obscurer: Obscurers
  ) -> [LifeRule] {
    [
      LifeRule(
        shown, from: [.active],
        [.obscure(obscurer), .become(.inactive), .call(.willResignActive)]),
      LifeRule(shown, from: [.inactive], [.obscure(obscurer)]),
      LifeRule(
        closed, from: [.inactive],
        [
          .needs(obscurer), .reveal(obscurer), .stopIfObscured, .become(.active),
          .call(.didBecomeActive),
        ]),
    ]
  }

  private static let ending: [LifeRule] = [
    LifeRule(.kill, from: [.active, .inactive, .background], [.become(.ended)]),
    LifeRule(.forceQuit, from: [.active, .inactive, .background], [.become(.ended)]),
    LifeRule(.shutdown, from: [.active, .inactive], [.call(.willTerminate), .become(.ended)]),
    LifeRule(.shutdown, from: [.background], [.become(.ended)]),
  ]
}
