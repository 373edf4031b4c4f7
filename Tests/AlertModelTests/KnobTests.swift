import AlertModel
import Testing

/// The open questions and the answers that profiles give.
@Suite struct KnobTests {
  @Test func knobNamesAreUniqueAndEveryKnobIsDocumented() {
    #expect(Set(Knob.allCases.map(\.name)).count == Knob.allCases.count)
    for knob in Knob.allCases {
      let about = knob.description
      #expect("\(knob)" == about.name, "the name in files is the name in code")
      #expect(Knob.named(about.name) == knob)
      #expect(about.values.count >= 2 && Set(about.values).count == about.values.count)
      #expect(about.question.hasSuffix("?") || about.question.hasSuffix(")?"))
      // No rule of the contract speaks of libraries and of escaping.
      let isBeyondIt = [Knob.escapeCancels, .earlyDismiss, .sharedWindow].contains(knob)
      #expect(about.clause.isEmpty == isBeyondIt)
    }
  }

  @Test func everyKnobIsRelevantToSomeProfileAndEveryProfileStandsAtAnswersOfItsOwn() {
    for knob in Knob.allCases {
      #expect(ProfileCatalogue.all.contains { $0.profile().relevantKnobs.contains(knob) })
    }
    for family in ProfileCatalogue.all {
      for knob in Knob.allCases {
        #expect(family.profile().knobs[knob] == family.defaults[knob])
        for value in knob.description.values {
          #expect(family.profile(changing: [(knob, value)]).knobs[knob] == value)
        }
      }
    }
  }

  @Test func anUnknownAnswerIsNotTaken() {
    var settings = KnobSettings()
    let tookUnknown = settings.set(.timerClock, "sideways")
    #expect(!tookUnknown)
    #expect(settings == KnobSettings())
    let tookKnown = settings.set(.timerClock, "asleep")
    #expect(tookKnown)
    #expect(settings.has(.timerClock, "asleep"))
  }

  /// A step from one generation to the next: the answers and tables that change, and nothing else.
  struct Step: Sendable {
    let from: String
    let to: String
    let knobs: Set<Knob>
    let tables: Set<String>
  }

  // contract: section 2, F2, A3, E15, A6, 7.1.
  static let steps = [
    Step(
      from: "uialertview-ios3", to: "uialertview-ios4", knobs: [.coveredAlertCallbacks],
      tables: ["entries", "covered", "life", "relevantKnobs"]),
    Step(
      from: "uialertview-ios4", to: "uialertview-ios6", knobs: [.lockBackgrounds],
      tables: ["onRequest", "life", "hasTextFieldStyles", "relevantKnobs"]),
    Step(
      from: "uialertview-ios6", to: "uialertview-ios7", knobs: [.coveredAlertCallbacks],
      tables: ["entries", "covered"]),
    // E15, and D5: without a window of its own it waits for the app's.
    Step(
      from: "uialertview-ios7", to: "uialertview-ios8", knobs: [.showWithoutWindow],
      tables: ["exits", "relevantKnobs"]),
    Step(
      from: "uialertview-ios8", to: "uialertview-ios12", knobs: [.delegateOwnership], tables: []),
  ]

  @Test(arguments: steps) func presetsDifferExactlyAsTheContractSays(step: Step) throws {
    let before = try #require(ProfileCatalogue.named(step.from)).profile()
    let after = try #require(ProfileCatalogue.named(step.to)).profile()
    #expect(Set(Knob.allCases.filter { before.knobs[$0] != after.knobs[$0] }) == step.knobs)
    #expect(differences(before, after) == step.tables)
  }

  private func differences(_ left: ToolkitProfile, _ right: ToolkitProfile) -> Set<String> {
    var found: Set<String> = []
    if left.alertKind != right.alertKind { found.insert("alertKind") }
    if left.relevantKnobs != right.relevantKnobs { found.insert("relevantKnobs") }
    if left.timing != right.timing { found.insert("timing") }
    if left.operations != right.operations { found.insert("operations") }
    if left.arrangement != right.arrangement { found.insert("arrangement") }
    if left.onRequest != right.onRequest { found.insert("onRequest") }
    if left.entries != right.entries { found.insert("entries") }
    if left.exits != right.exits { found.insert("exits") }
    if left.inputs != right.inputs { found.insert("inputs") }
    if left.covered != right.covered { found.insert("covered") }
    if left.reappear != right.reappear { found.insert("reappear") }
    if left.life != right.life { found.insert("life") }
    if left.hasTextFieldStyles != right.hasTextFieldStyles { found.insert("hasTextFieldStyles") }
    return found
  }
}
