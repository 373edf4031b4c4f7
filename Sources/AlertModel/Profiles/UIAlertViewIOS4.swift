extension ProfileCatalogue {
  static let alertViewIOS4 = ProfileFamily(
    id: "uialertview-ios4",
    knobs: [(.coveredAlertCallbacks, "didDismissOnly"), (.lockBackgrounds, "no")]
  ) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 4: multitasking, the lock screen only resigns",
      generation: .init(hasTextFieldStyles: false, hasPanels: false), knobs: $1)
  }
}
