import SimulationKernel

/// The tables of alerts, waiting views and messages that libraries bring instead of the system's.
///
/// Libraries differ; these are the ways that many of them share, and knobs for where they part.
package enum LibraryProfile {
  /// The kinds.
  package enum Kind: Sendable {
    /// Alerts in windows of their own, one over the other.
    case ownWindow
    /// One alert for the whole app, whose content is replaced.
    case singleton
    /// One waiting view for the whole app.
    case waiting
    /// Messages that come one after the other.
    case messages
  }

  /// Makes the profile of a kind.
  package static func make(
    id: String, title: String, kind: Kind, knobs: KnobSettings
  ) -> ToolkitProfile {
    ToolkitProfile(
      id: id, title: title, alertKind: alertKind(kind), knobs: knobs,
      relevantKnobs: relevantKnobs(kind),
      timing: TransitionTiming(appear: .milliseconds(300), disappear: .milliseconds(300)),
      operations: operations(kind, knobs), arrangement: arrangement(kind), onRequest: [.admit],
      entries: [
        EntryRule([
          .appear, .settle, .call(.presentCompletion, index: .none), .beginPendingExit, .handOver,
        ])
      ],
      exits: exits(kind, knobs), inputs: inputs(kind), covered: [], reappear: [],
      life: LifeCycleTables.rows(LifeCycleTables.Generation(knobs)), hasTextFieldStyles: false)
  }

  private static func alertKind(_ kind: Kind) -> AlertKind {
    switch kind {
    case .ownWindow, .singleton: .libraryAlert
    case .waiting: .hud
    case .messages: .message
    }
  }

  private static func arrangement(_ kind: Kind) -> Arrangement {
    switch kind {
    case .ownWindow: .sharedStack
    case .singleton, .waiting: .oneElseReplaced
    case .messages: .oneElseQueued
    }
  }

  private static func relevantKnobs(_ kind: Kind) -> [Knob] {
    let own: [Knob] = kind == .ownWindow ? [.sharedWindow] : []
    return own + [.earlyDismiss, .timerClock, .lockBackgrounds, .exitsOnSuspend, .exceptions]
  }

  private static func exits(_ kind: Kind, _ knobs: KnobSettings) -> [ExitRule] {
    let drop: [Step] =
      kind == .ownWindow && knobs.has(.sharedWindow, "yes") ? [.dropBelow] : []
    let end: [Step] = [.handOver, .call(.dismissCompletion, index: .none)]
    let away = drop + [.disappear] + end
    let atOnce = drop + [.disappearAtOnce] + end
    return [
      // Most libraries run the action before the view is gone, unlike UIKit (contract:U4).
      ExitRule(.tap, [.call(.handler, index: .exit)] + away),
      ExitRule(.tapOutside, away),
      ExitRule(.code, away),
      ExitRule(.codeWhileCovered, atOnce),
      ExitRule(.codeWhileWaiting, [.disappearAtOnce, .handOver]),
      // Whoever waits for an answer of the one that was there gets none.
      ExitRule(.replaced, [.disappearAtOnce]),
      ExitRule(.withPresenter, [.disappearAtOnce]),
      ExitRule(.systemCancel, atOnce),
    ]
  }

  private static func inputs(_ kind: Kind) -> [InputRule] {
    let tap = InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched)
    switch kind {
    case .ownWindow: return [tap]
    case .singleton:
      return [
        tap, InputRule(.tapOutside, [], .tapOutside, .none),
        InputRule(.escape, [], .tapOutside, .none),
      ]
    case .waiting: return []
    case .messages: return [InputRule(.swipe, [], .tapOutside, .none)]
    }
  }

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  private static func operations(_ kind: Kind, _ knobs: KnobSettings) -> OperationTable {
    let duplicate = Disposition.ignore(.showDuplicate)
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let notShown = Disposition.ignore(.dismissNotShown)
    let early = knobs.has(.earlyDismiss, "kept") ? Disposition.queue : notShown
    let input = [lost, lost, lost, .apply(.tapOutside), lost, lost, lost]
    let takesOthers = kind == .singleton
    return OperationTable([
      // A view that fades out takes what is shown meanwhile along.
      .show: [
        .apply(nil), duplicate, duplicate, duplicate, duplicate, .refuse(.presentBusy), .apply(nil),
      ],
      .dismiss: [
        notShown, .apply(.codeWhileWaiting), early, .apply(.code), .apply(.codeWhileCovered),
        .ignore(.dismissRepeated), notShown,
      ],
      .systemCancel: [
        none, none, .finishThen(.systemCancel), .apply(.systemCancel), none, none, none,
      ],
      .tap: [lost, lost, lost, .apply(.tap), lost, lost, lost],
      .tapOutside: takesOthers ? input : input.map { _ in lost },
      .pressReturn: input.map { _ in lost },
      .type: input.map { _ in lost },
      .escape: takesOthers ? input : input.map { _ in lost },
      .swipe: kind == .messages ? input : input.map { _ in lost },
    ])
  }
}
