import AlertModel
import SimulationKernel

/// The toolkit of the workload: a made-up one, in which the system may cancel an alert that is still coming.
///
/// No UIKit generation does that and goes on in the same process, so the benchmark brings its own table.
enum SessionProfile {
  static let profile = ToolkitProfile(
    id: "session-benchmark", title: "the peers' alert sessions", alertKind: .alertView,
    knobs: KnobSettings(), relevantKnobs: [],
    timing: TransitionTiming(appear: .milliseconds(250), disappear: .milliseconds(250)),
    operations: operations, arrangement: .sharedStack, onRequest: [.admit],
    entries: [EntryRule([call(.willPresent), .appear, call(.didPresent)])], exits: exits,
    inputs: [InputRule(.tap, [.buttonIsDrawn, .buttonIsEnabled], .tap, .touched)],
    covered: [], reappear: [],
    life: LifeCycleTables.rows(.init(KnobSettings())),
    hasTextFieldStyles: true)

  private static func call(_ callback: Callback) -> Step { .call(callback, index: .none) }

  private static let exits: [ExitRule] = {
    let going: [Step] = [
      .call(.willDismiss, index: .exit), .disappear, .call(.didDismiss, index: .exit),
    ]
    return [
      ExitRule(.tap, [.call(.clicked, index: .exit)] + going),
      ExitRule(.code, going),
      ExitRule(.systemCancel, [.implements(.cancel)], [call(.cancel)] + going),
      ExitRule(.systemCancel, going),
    ]
  }()

  // Columns: hidden, requested, appearing, shown, covered, disappearing, gone.
  private static let operations: OperationTable = {
    let lost = Disposition.ignore(.inputIgnored)
    let none = Disposition.ignore(.cancelNotShown)
    let again = Disposition.ignore(.showDuplicate)
    let notShown = Disposition.ignore(.dismissNotShown)
    let cancel = Disposition.apply(.systemCancel)
    let noInput = [Disposition](repeating: lost, count: 7)
    return OperationTable([
      .show: [.apply(nil), again, again, again, again, again, .apply(nil)],
      .dismiss: [
        notShown, notShown, notShown, .apply(.code), notShown, .ignore(.dismissRepeated), notShown,
      ],
      .systemCancel: [none, none, cancel, cancel, none, none, none],
      .tap: [lost, lost, lost, .apply(.tap), lost, lost, lost],
      .tapOutside: noInput, .pressReturn: noInput, .type: noInput,
    ])
  }()
}
