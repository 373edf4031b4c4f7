import SimulationKernel

/// UIAlertController's tables (contract:U1–U21).
package enum AlertControllerProfile {
  /// Makes the profile from the answers to its open questions.
  package static func make(
    id: String, title: String, knobs: KnobSettings
  ) -> ToolkitProfile {
    ToolkitProfile(
      id: id, title: title, alertKind: .alertController, knobs: knobs,
      relevantKnobs: relevantKnobs,
      timing: TransitionTiming(appear: .milliseconds(400), disappear: .milliseconds(250)),
      operations: operations, arrangement: .presenterChain,
      onRequest: [.admit], entries: entries, exits: exits, inputs: inputs(knobs),
      covered: [], reappear: [],
      life: LifeCycleTables.rows(LifeCycleTables.Generation(knobs)),
      hasTextFieldStyles: true)
  }

  private static let relevantKnobs: [Knob] = [
    .sheetPopoverCancelHandler, .timerClock, .lockBackgrounds, .exitsOnSuspend, .exceptions,
    .presenterGoingFreezes, .escapeCancels, .phoneSheets,
  ]

  private static let entries = [
    // U10, G36: thrown when the transition begins; no caller can catch it.
    EntryRule([.onPad, .isSheet, .hasNoAnchor], [.raise(.generic)]),
    EntryRule([
      .appear, .settle, .call(.presentCompletion, index: .none), .beginPendingExit, .handOver,
    ]),
  ]

  private static let exits = [
    // U4: the handler runs when the alert is gone, so that it can present again.
    ExitRule(.tap, [.disappear, .handOver, .call(.handler, index: .exit)]),
    // U18: beside a popover without a cancel action, nobody is told.
    ExitRule(.tapOutside, [.disappear, .handOver]),
    // U6: the caller's completion, and no handler.
    ExitRule(.code, [.disappear, .handOver, .call(.dismissCompletion, index: .none)]),
    // U13: what stands on a dismissed controller goes silently.
    ExitRule(.withPresenter, [.disappear, .handOver]),
    // The seed lets the system cancel at any time; UIKit's controller has no callback for it.
    ExitRule(.systemCancel, [.disappearAtOnce, .handOver]),
  ]

  private static func inputs(_ knobs: KnobSettings) -> [InputRule] {
    let popoverTellsCancel = knobs.has(.sheetPopoverCancelHandler, "yes")
    let popoverCancel =
      popoverTellsCancel
      ? [InputRule(.tapOutside, [.inPopover, .isSheet, .hasCancelButton], .tap, .cancel)] : []
    return [
      // U7, U18: a disabled button, and the cancel button of a popover, cannot be tapped.
      InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched),
      // U16, U17: beside an alert nothing happens; beside a sheet it is the cancel action, if any.
      InputRule(.tapOutside, [.inNoPopover, .isSheet, .hasCancelButton], .tap, .cancel),
    ] + popoverCancel + [
      InputRule(.tapOutside, [.inPopover, .isSheet], .tapOutside, .none),
      // U7, U8: in a text field, Return takes even a disabled preferred action.
      InputRule(
        .pressReturn, [.isNotSheet, .hasTextField, .fieldAllowsReturn, .hasPreferredButton],
        .tap, .preferred),
      InputRule(
        .pressReturn, [.isNotSheet, .hasNoTextField, .hasPreferredButton, .preferredIsEnabled],
        .tap, .preferred),
    ] + escapes(knobs, popoverTellsCancel: popoverTellsCancel)
  }

  // No rule speaks of it: as a tap on the cancel action, or beside a popover, which does not show that.
  private static func escapes(
    _ knobs: KnobSettings, popoverTellsCancel: Bool
  ) -> [InputRule] {
    guard knobs.has(.escapeCancels, "yes") else { return [] }
    let popover =
      popoverTellsCancel
      ? [InputRule(.escape, [.inPopover, .isSheet, .hasCancelButton], .tap, .cancel)] : []
    return popover + [
      InputRule(.escape, [.inPopover, .isSheet], .tapOutside, .none),
      InputRule(.escape, [.isNotSheet, .hasCancelButton, .cancelIsEnabled], .tap, .cancel),
      InputRule(
        .escape, [.inNoPopover, .isSheet, .hasCancelButton, .cancelIsEnabled], .tap, .cancel),
    ]
  }

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  private static let operations: OperationTable = {
    let active = Disposition.illegal(.invalidArgument)  // U15
    let busy = Disposition.refuse(.dismissBusy)  // U12
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let notShown = Disposition.ignore(.dismissNotShown)  // G45
    return OperationTable([
      .show: [.apply(nil), active, active, active, active, active, .apply(nil)],
      .dismiss: [notShown, busy, busy, .apply(.code), .apply(.code), busy, notShown],
      .systemCancel: [
        none, none, .finishThen(.systemCancel), .apply(.systemCancel), none, none, none,
      ],
      .tap: [lost, lost, lost, .apply(.tap), lost, lost, lost],
      .tapOutside: [lost, lost, lost, .apply(.tapOutside), lost, lost, lost],
      .pressReturn: [lost, lost, lost, .apply(.tap), lost, lost, lost],
      .type: [lost, lost, lost, .apply(nil), lost, lost, lost],
      .escape: [lost, lost, lost, .apply(.tap), lost, lost, lost],
    ])
  }()
}
