import SimulationKernel

/// The tables of SwiftUI's alerts, which are there as long as a binding is true (contract:W1–W8).
package enum SwiftUIProfile {
  /// The two kinds.
  package enum Kind: Sendable { case alert, confirmationDialog }

  /// Makes the profile of a kind.
  package static func make(
    id: String, title: String, kind: Kind, knobs: KnobSettings
  ) -> ToolkitProfile {
    ToolkitProfile(
      id: id, title: title, alertKind: .boundAlert, knobs: knobs,
      relevantKnobs: relevantKnobs + (kind == .confirmationDialog ? [.phoneSheets] : []),
      timing: TransitionTiming(appear: .milliseconds(400), disappear: .milliseconds(250)),
      operations: operations(kind), arrangement: arrangement(knobs), onRequest: [.admit],
      entries: [EntryRule([.appear, .settle, .beginPendingExit, .handOver])],
      exits: exits(knobs), inputs: inputs(kind, knobs), covered: [], reappear: [],
      life: LifeCycleTables.rows(LifeCycleTables.Generation(knobs)), buttons: buttons(kind),
      hasTextFieldStyles: false)
  }

  private static let relevantKnobs: [Knob] = [
    .swiftUIBindingFirst, .whenBusy, .escapeCancels, .timerClock, .lockBackgrounds, .exitsOnSuspend,
    .exceptions,
  ]

  private static func arrangement(_ knobs: KnobSettings) -> Arrangement {
    switch knobs[.whenBusy] {
    case "queue": .oneElseQueued
    case "replace": .oneElseReplaced
    default: .oneElseRefused
    }
  }

  private static func buttons(_ kind: Kind) -> ButtonRules {
    var rules = ButtonRules()
    rules.standIn = "OK"
    rules.drawsLastCancelOnly = true
    if kind == .confirmationDialog { rules.cancelOnPhone = "Cancel" }
    return rules
  }

  private static func exits(_ knobs: KnobSettings) -> [ExitRule] {
    let cleared = Step.call(.bindingCleared, index: .none)
    let action = Step.call(.handler, index: .exit)
    // W2: which one comes first is not agreed on.
    let told = knobs.has(.swiftUIBindingFirst, "yes") ? [cleared, action] : [action, cleared]
    return [
      ExitRule(.tap, told + [.disappear, .handOver]),
      // W8: tapping away runs no action.
      ExitRule(.tapOutside, [cleared, .disappear, .handOver]),
      // W1: the app wrote the binding itself.
      ExitRule(.code, [.disappear, .handOver]),
      ExitRule(.codeWhileWaiting, [.disappearAtOnce, .handOver]),
      ExitRule(.replaced, [cleared, .disappearAtOnce]),
      ExitRule(.systemCancel, [cleared, .disappearAtOnce, .handOver]),
    ]
  }

  private static func inputs(_ kind: Kind, _ knobs: KnobSettings) -> [InputRule] {
    let tap = InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched)
    let escape = InputRule(.escape, [.hasCancelButton, .cancelIsEnabled], .tap, .cancel)
    return [tap] + (kind == .alert ? [] : [InputRule(.tapOutside, [], .tapOutside, .none)])
      + (knobs.has(.escapeCancels, "yes") ? [escape] : [])
  }

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  private static func operations(_ kind: Kind) -> OperationTable {
    let duplicate = Disposition.ignore(.showDuplicate)
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let notShown = Disposition.ignore(.dismissNotShown)
    let outside = kind == .alert ? lost : Disposition.apply(.tapOutside)
    return OperationTable([
      // Set to true again while it goes, the binding stays true and nothing comes of it.
      .show: [
        .apply(nil), duplicate, duplicate, duplicate, duplicate, .refuse(.presentBusy), .apply(nil),
      ],
      .dismiss: [
        notShown, .apply(.codeWhileWaiting), .queue, .apply(.code), .apply(.code),
        .ignore(.dismissRepeated), notShown,
      ],
      .systemCancel: [
        none, none, .finishThen(.systemCancel), .apply(.systemCancel), none, none, none,
      ],
      .tap: [lost, lost, lost, .apply(.tap), lost, lost, lost],
      .tapOutside: [lost, lost, lost, outside, lost, lost, lost],
      .pressReturn: [lost, lost, lost, lost, lost, lost, lost],
      .type: [lost, lost, lost, lost, lost, lost, lost],
      .escape: [lost, lost, lost, .apply(.tap), lost, lost, lost],
    ])
  }
}
