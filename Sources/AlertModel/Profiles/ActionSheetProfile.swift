import SimulationKernel

/// UIActionSheet's tables (contract:S1–S11): an alert view's, with a popover on the pad.
package enum ActionSheetProfile {
  /// What differs between generations and is no open question.
  package struct Generation: Sendable {
    /// The toolkit calls the public dismiss method itself when a button is tapped (contract:S11).
    package var tapCallsPublicDismiss = false
    /// A popover is a presentation of the root controller: nothing else can be presented meanwhile (contract:S8), and
    /// the first release clicked twice (contract:S7).
    package var isPresentation = false

    /// Makes a description of a generation.
    package init(tapCallsPublicDismiss: Bool = false, isPresentation: Bool = false) {
      self.tapCallsPublicDismiss = tapCallsPublicDismiss
      self.isPresentation = isPresentation
    }
  }

  /// Makes the profile of a generation.
  package static func make(
    id: String, title: String, generation: Generation, knobs: KnobSettings
  ) -> ToolkitProfile {
    let view = AlertViewProfile.Generation(
      hasTextFieldStyles: false, tapCallsPublicDismiss: generation.tapCallsPublicDismiss)
    return ToolkitProfile(
      id: id, title: title, alertKind: .actionSheet, knobs: knobs,
      relevantKnobs: relevantKnobs(generation),
      timing: TransitionTiming(appear: .milliseconds(300), disappear: .milliseconds(250)),
      operations: operations(knobs), arrangement: .sharedStack, onRequest: [.admit],
      entries: [EntryRule(AlertViewProfile.entry(view, knobs))],
      exits: exits(generation, view, knobs),
      inputs: [
        // S4: a popover has no cancel button.
        InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched),
        // S5: beside a popover it is the cancel button, or −1; beside a sheet on a phone nothing happens.
        InputRule(.tapOutside, [.onPad], .tapOutside, .cancel),
      ],
      covered: AlertViewProfile.covered(knobs),
      reappear: knobs.has(.reappearDidPresent, "yes") ? [.call(.didPresent, index: .none)] : [],
      life: LifeCycleTables.rows(AlertViewProfile.lifeCycle(view, knobs)),
      occupiesRoot: generation.isPresentation ? [.onPad] : nil, hasTextFieldStyles: false)
  }

  private static func relevantKnobs(_ generation: Generation) -> [Knob] {
    Knob.allCases.filter { knob in
      switch knob {
      case .sheetPopoverCancelHandler, .presenterGoingFreezes: false
      case .swiftUIBindingFirst, .whenBusy, .escapeCancels, .earlyDismiss, .sharedWindow,
        .phoneSheets:
        false
      case .showWithoutWindow: false
      case .enableCheckAtShow, .enableQueued, .enableDefaultStyle, .textFieldOutOfRange: false
      case .sheetDoubleClick8, .sheet8Index: generation.isPresentation
      default: true
      }
    }
  }

  private static func exits(
    _ generation: Generation, _ view: AlertViewProfile.Generation, _ knobs: KnobSettings
  ) -> [ExitRule] {
    let click = Step.call(.clicked, index: .exit)
    let end: [Step] =
      [.call(.willDismiss, index: .exit), .disappear, .call(.didDismiss, index: .exit)]
      + AlertViewProfile.next(knobs)
    // S5: it is told as a click.
    var rules = [ExitRule(.tapOutside, [click] + end)]
    if generation.isPresentation, knobs.has(.sheetDoubleClick8, "yes") {
      // S7, G14: once for the button, once for the cancel button.
      let index: IndexSource = knobs.has(.sheet8Index, "cancel") ? .cancelButton : .exit
      rules.append(
        ExitRule(
          .tap, [.onPad],
          [
            click, .call(.clicked, index: .cancelButton), .publicDismiss,
            .call(.willDismiss, index: index), .disappear, .call(.didDismiss, index: index),
          ] + AlertViewProfile.next(knobs)))
    }
    return rules + AlertViewProfile.exits(view, knobs)
  }

  private static func operations(_ knobs: KnobSettings) -> OperationTable {
    var table = AlertViewProfile.operations(knobs)
    table[.tapOutside, .shown] = .apply(.tapOutside)
    return table
  }
}
