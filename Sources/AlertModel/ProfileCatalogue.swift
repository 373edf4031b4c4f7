/// A profile that can be made with other answers to its open questions.
package struct ProfileFamily: Sendable {
  /// The profile's name in files.
  package let id: String
  /// The answers in which the profile differs from every knob's first value.
  package let defaults: KnobSettings
  private let build: @Sendable (String, KnobSettings) -> ToolkitProfile

  /// Makes a family from its name, its own answers, and a builder.
  package init(
    id: String, knobs: [(Knob, String)],
    build: @escaping @Sendable (String, KnobSettings) -> ToolkitProfile
  ) {
    self.id = id
    self.defaults = KnobSettings(knobs)
    self.build = build
  }

  /// The profile with some answers changed.
  package func profile(changing changes: [(Knob, String)] = []) -> ToolkitProfile {
    var settings = defaults
    for (knob, value) in changes {
      precondition(settings.set(knob, value), "knob \(knob.name) has no value \(value)")
    }
    return build(id, settings)
  }
}

/// The profiles that AlertLab knows.
package enum ProfileCatalogue {
  /// All of them, in the order in which they are listed.
  package static let all: [ProfileFamily] = [
    alertViewIOS3, alertViewIOS4, alertViewIOS6, alertViewIOS7, alertViewIOS8, alertViewIOS12,
    actionSheetIOS7, actionSheetIOS80, alertController,
    swiftUIAlert, swiftUIConfirmation, ownWindow, replaceSingleton, hud, messageQueue,
    systemPrompt,
  ]

  /// The one with a name, if there is one.
  package static func named(_ id: String) -> ProfileFamily? {
    all.first { $0.id == id }
  }
}
