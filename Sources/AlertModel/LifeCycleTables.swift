/// The rows of contract:7.1, put together from the answers that differ between generations.
package enum LifeCycleTables {
  /// The table for a generation.
  ///
  /// - Parameters:
  ///   - leavingEndsProcess: leaving the app terminates it, as before multitasking (contract:G-1, G-4).
  ///   - lockBackgrounds: the lock screen sends the app to the background (contract:7.1, iOS 5 and later).
  package static func rows(leavingEndsProcess: Bool, lockBackgrounds: Bool) -> [LifeRule] {
    basics + leaving(endsProcess: leavingEndsProcess)
      + locking(backgrounds: lockBackgrounds && !leavingEndsProcess)
      + covering(.callShown, closedBy: .callIgnored, .call)
      + covering(.systemAlertShown, closedBy: .systemAlertClosed, .systemAlert)
      + covering(.switcherShown, closedBy: .switcherClosed, .switcher)
      + covering(.panelShown, closedBy: .panelClosed, .panel)
      + ending
  }

  private static let resignAndBackground: [LifeStep] =
    [.become(.inactive), .call(.willResignActive)] + background
  private static let background: [LifeStep] =
    [.revealAll, .become(.background), .call(.didEnterBackground), .scheduleSuspension]
  private static let terminate: [LifeStep] =
    [.cancelTopAlert, .call(.willTerminate), .become(.ended)]
  private static let foreground: [LifeStep] = [
    .resume, .become(.inactive), .call(.willEnterForeground), .become(.active),
    .call(.didBecomeActive),
  ]

  private static let basics: [LifeRule] = [
    LifeRule(
      .launch, from: [.notRunning],
      [
        .become(.inactive), .call(.didFinishLaunching), .become(.active), .call(.didBecomeActive),
        .call(.launched),
      ]),
    LifeRule(.banner, from: [.active, .inactive, .background], []),
    LifeRule(.rotate, from: [.active, .inactive, .background], []),
    LifeRule(
      .memoryWarning, from: [.active, .inactive], [.call(.didReceiveMemoryWarning)]),
    LifeRule(.cancelAlerts, from: [.active, .inactive, .background], [.cancelTopAlert]),
  ]

  private static func leaving(endsProcess: Bool) -> [LifeRule] {
    if endsProcess {
      return [
        LifeRule(
          .home, from: [.active],
          [.become(.inactive), .call(.willResignActive)] + terminate),
        LifeRule(.home, from: [.inactive], terminate),
        LifeRule(.callAccepted, from: [.inactive], terminate),
      ]
    }
    return [
      LifeRule(.home, from: [.active], resignAndBackground),
      LifeRule(.home, from: [.inactive], background),
      LifeRule(.callAccepted, from: [.inactive], background),
      LifeRule(.switcherOtherApp, from: [.inactive], background),
      LifeRule(.return, from: [.background], foreground),
    ]
  }

  private static func locking(backgrounds: Bool) -> [LifeRule] {
    guard backgrounds else { return covering(.lock, closedBy: .unlock, .lockScreen) }
    return [
      LifeRule(.lock, from: [.active], resignAndBackground),
      LifeRule(.lock, from: [.inactive], background),
      LifeRule(.unlock, from: [.background], foreground),
    ]
  }

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
        [.reveal(obscurer), .stopIfObscured, .become(.active), .call(.didBecomeActive)]),
    ]
  }

  private static let ending: [LifeRule] = [
    LifeRule(.kill, from: [.active, .inactive, .background], [.become(.ended)]),
    LifeRule(.forceQuit, from: [.active, .inactive, .background], [.become(.ended)]),
    LifeRule(.shutdown, from: [.active, .inactive], [.call(.willTerminate), .become(.ended)]),
    LifeRule(.shutdown, from: [.background], [.become(.ended)]),
  ]
}
