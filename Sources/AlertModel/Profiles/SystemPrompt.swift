import SimulationKernel

extension ProfileCatalogue {
  static let systemPrompt = ProfileFamily(id: "system-prompt", knobs: []) {
    SystemPromptProfile.make(id: $0, knobs: $1)
  }
}

/// The tables of questions that the system asks for an app, such as for a permission.
///
/// Only a person answers them; the app is not active meanwhile and can only wait (contract:F7, 7.1).
enum SystemPromptProfile {
  static func make(id: String, knobs: KnobSettings) -> ToolkitProfile {
    ToolkitProfile(
      id: id, title: "A question that the system asks for the app", alertKind: .systemPrompt,
      knobs: knobs, relevantKnobs: [.timerClock, .lockBackgrounds, .exitsOnSuspend, .exceptions],
      timing: TransitionTiming(appear: .milliseconds(400), disappear: .milliseconds(250)),
      operations: operations, arrangement: .oneElseQueued, onRequest: [.admit],
      entries: [EntryRule([.coverApp, .appear, .settle, .beginPendingExit, .handOver])],
      exits: exits,
      inputs: [InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched)],
      covered: [], reappear: [], life: LifeCycleTables.rows(lifeCycle(knobs)),
      hasTextFieldStyles: false)
  }

  private static func lifeCycle(_ knobs: KnobSettings) -> LifeCycleTables.Generation {
    var generation = LifeCycleTables.Generation(knobs)
    generation.leavingAnswersPrompts = true
    return generation
  }

  private static let exits = [
    ExitRule(
      .tap, [.disappear, .uncoverApp, .call(.handler, index: .exit), .handOver]),
    // By report, leaving the app counts as the answer no.
    ExitRule(
      .systemCancel,
      [.disappearAtOnce, .uncoverApp, .call(.handler, index: .cancelButton), .handOver]),
    ExitRule(.codeWhileWaiting, [.disappearAtOnce, .handOver]),
  ]

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  private static let operations: OperationTable = {
    let duplicate = Disposition.ignore(.showDuplicate)
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let notShown = Disposition.ignore(.dismissNotShown)
    let notTheApps = Disposition.refuse(.unavailable)
    return OperationTable([
      .show: [
        .apply(nil), duplicate, duplicate, duplicate, duplicate, duplicate, .apply(nil),
      ],
      .dismiss: [
        notShown, .apply(.codeWhileWaiting), notTheApps, notTheApps, notTheApps, notTheApps,
        notShown,
      ],
      .systemCancel: [
        none, none, .finishThen(.systemCancel), .apply(.systemCancel), none, none, none,
      ],
      .tap: [lost, lost, lost, .apply(.tap), lost, lost, lost],
    ])
  }()
}
