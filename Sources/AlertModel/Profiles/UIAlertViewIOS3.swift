extension ProfileCatalogue {
  static let alertViewIOS3 = ProfileFamily(
    id: "uialertview-ios3",
    knobs: [(.lockBackgrounds, "no")]
  ) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 2 and 3: leaving the app ends it",
      generation: .init(
        leavingEndsProcess: true, hasTextFieldStyles: false, hasSwitcher: false,
        hasPanels: false),
      knobs: $1)
  }
}
