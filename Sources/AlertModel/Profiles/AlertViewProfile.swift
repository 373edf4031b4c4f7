import SimulationKernel

/// UIAlertView's tables (contract sections 1 and 2), from the answers in which its generations differ.
package enum AlertViewProfile {
  /// What differs between generations and is no open question.
  package struct Generation: Sendable {
    /// The system ends the process when the person leaves the app (contract:G-1).
    package var leavingEndsProcess = false
    /// Text-field styles and the enable question exist (contract:A3, iOS 5).
    package var hasTextFieldStyles = true
    /// The toolkit calls the public dismiss method itself when a button is tapped (contract:E15, iOS 8).
    package var tapCallsPublicDismiss = false
    /// A double Home shows the app switcher (contract:7.1, iOS 4).
    package var hasSwitcher = true
    /// Notifications come as banners and in a panel (contract:7.1, iOS 5).
    package var hasPanels = true

    /// Makes a description of a generation.
    package init(
      leavingEndsProcess: Bool = false, hasTextFieldStyles: Bool = true,
      tapCallsPublicDismiss: Bool = false, hasSwitcher: Bool = true, hasPanels: Bool = true
    ) {
      self.leavingEndsProcess = leavingEndsProcess
      self.hasTextFieldStyles = hasTextFieldStyles
      self.tapCallsPublicDismiss = tapCallsPublicDismiss
      self.hasSwitcher = hasSwitcher
      self.hasPanels = hasPanels
    }
  }

  /// Makes the profile of a generation.
  package static func make(
    id: String, title: String, generation: Generation, knobs: KnobSettings
  ) -> ToolkitProfile {
    ToolkitProfile(
      id: id, title: title, alertKind: .alertView, knobs: knobs,
      relevantKnobs: relevantKnobs(generation),
      timing: TransitionTiming(appear: .milliseconds(300), disappear: .milliseconds(250)),
      operations: operations(knobs), arrangement: .sharedStack,
      onRequest: asksAtShow(generation, knobs) ? [ask, .admit] : [.admit],
      entries: [EntryRule(entry(generation, knobs))], exits: exits(generation, knobs),
      inputs: [InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched)],
      covered: covered(knobs),
      reappear: knobs.has(.reappearDidPresent, "yes") ? [.call(.didPresent, index: .none)] : [],
      life: LifeCycleTables.rows(lifeCycle(generation, knobs)),
      hasTextFieldStyles: generation.hasTextFieldStyles)
  }

  // A question about something that a generation does not have is not asked of it.
  private static func relevantKnobs(_ generation: Generation) -> [Knob] {
    Knob.allCases.filter { knob in
      switch knob {
      case .sheetPopoverCancelHandler, .sheetDoubleClick8, .sheet8Index, .presenterGoingFreezes:
        false
      case .swiftUIBindingFirst, .whenBusy, .escapeCancels, .earlyDismiss, .sharedWindow,
        .phoneSheets:
        false
      case .showWithoutWindow: generation.tapCallsPublicDismiss
      case .lockBackgrounds, .exitsOnSuspend: !generation.leavingEndsProcess
      case .enableCheckAtShow, .enableQueued, .enableDefaultStyle, .textFieldOutOfRange:
        generation.hasTextFieldStyles
      default: true
      }
    }
  }

  static func lifeCycle(
    _ generation: Generation, _ knobs: KnobSettings
  ) -> LifeCycleTables.Generation {
    var life = LifeCycleTables.Generation(knobs)
    if generation.leavingEndsProcess { life.leavingEndsProcess = true }
    life.hasSwitcher = generation.hasSwitcher
    life.hasPanels = generation.hasPanels
    return life
  }

  private static let ask = Step.call(.shouldEnable, index: .none)

  private static func asksAtShow(_ generation: Generation, _ knobs: KnobSettings) -> Bool {
    generation.hasTextFieldStyles && knobs.has(.enableCheckAtShow, "beforeWillPresent")
      && knobs.has(.enableQueued, "atShow")
  }

  // D1–D3, C3, E9: present, with the questions and callbacks in their places.
  static func entry(_ generation: Generation, _ knobs: KnobSettings) -> [Step] {
    let asks = generation.hasTextFieldStyles && !asksAtShow(generation, knobs)
    let asksAfter = knobs.has(.enableCheckAtShow, "afterWillPresent")
    var steps: [Step] = []
    if asks, !asksAfter { steps.append(ask) }
    steps.append(.call(.willPresent, index: .none))
    if asks, asksAfter { steps.append(ask) }
    let covers = !knobs.has(.coveredAlertCallbacks, "none")
    if covers, knobs.has(.coverDidAt, "afterWillPresent") { steps.append(.coverBelow) }
    steps.append(.appear)
    if covers, knobs.has(.coverDidAt, "beforeDidPresent") { steps.append(.coverBelow) }
    steps.append(.settle)
    steps.append(.call(.didPresent, index: .none))
    if covers, knobs.has(.coverDidAt, "afterDidPresent") { steps.append(.coverBelow) }
    return steps + [.beginPendingExit, .handOver]
  }

  // F2: what an alert is told when another covers it; the index is its cancel button's.
  static func covered(_ knobs: KnobSettings) -> [Step] {
    switch knobs[.coveredAlertCallbacks] {
    case "didDismissOnly": [.call(.didDismiss, index: .cancelButton)]
    case "willAndDidDismiss":
      [.call(.willDismiss, index: .cancelButton), .call(.didDismiss, index: .cancelButton)]
    default: []
    }
  }

  static func exits(_ generation: Generation, _ knobs: KnobSettings) -> [ExitRule] {
    let will = Step.call(.willDismiss, index: .exit)
    let did = Step.call(.didDismiss, index: .exit)
    let click = Step.call(.clicked, index: .exit)
    let next = next(knobs)
    let atOnce = [will, .disappearAtOnce, did] + next
    let publicDismiss = generation.tapCallsPublicDismiss ? [Step.publicDismiss] : []
    let waiting = knobs.has(.queuedDismiss, "silent") ? [.disappearAtOnce] : atOnce
    let buttonless = knobs.has(.buttonlessSystemCancel, "clickMinusOne") ? [click] : []
    return [
      // E1, E2, E15
      ExitRule(.tap, [click] + publicDismiss + [will, .disappear, did] + next),
      // E6, E7, E8
      ExitRule(.code, [will, .disappear, did] + next),
      // F5, G8
      ExitRule(.codeWhileCovered, atOnce),
      ExitRule(.codeWhileWaiting, waiting),
      // E3; E4; E5 with G41; none is animated (G24)
      ExitRule(
        .systemCancel, [.implements(.cancel)], [.call(.cancel, index: .none)] + atOnce),
      ExitRule(.systemCancel, [.hasCancelButton], [click] + atOnce),
      ExitRule(.systemCancel, buttonless + atOnce),
    ]
  }

  /// What follows a dismissal: whoever waits, or the one below.
  static func next(_ knobs: KnobSettings) -> [Step] {
    knobs.has(.queueVsHandover, "belowFirst") ? [.bringBackBelow, .handOver] : [.handOver]
  }

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  static func operations(_ knobs: KnobSettings) -> OperationTable {
    let duplicate = Disposition.ignore(.showDuplicate)
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let notShown = Disposition.ignore(.dismissNotShown)
    let whileAppearing = knobs.has(.tapWhileAppearing, "kept") ? Disposition.queue : lost
    return OperationTable([
      .show: [
        .apply(nil), duplicate, duplicate, duplicate, duplicate, duplicate, .apply(nil),
      ],
      .dismiss: [
        notShown, .apply(.codeWhileWaiting), .queue, .apply(.code), .apply(.codeWhileCovered),
        .ignore(.dismissRepeated), notShown,
      ],
      .systemCancel: [
        none, none, .finishThen(.systemCancel), .apply(.systemCancel), none, none, none,
      ],
      .tap: [lost, lost, whileAppearing, .apply(.tap), lost, lost, lost],
      .tapOutside: [lost, lost, lost, lost, lost, lost, lost],
      .pressReturn: [lost, lost, lost, lost, lost, lost, lost],
      .type: [lost, lost, lost, .apply(nil), lost, lost, lost],
    ])
  }
}
