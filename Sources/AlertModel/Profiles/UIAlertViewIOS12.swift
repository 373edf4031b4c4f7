extension ProfileCatalogue {
  static let alertViewIOS12 = ProfileFamily(
    id: "uialertview-ios12",
    knobs: [(.delegateOwnership, "weak"), (.showWithoutWindow, "waits")]
  ) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 9 to 12: a wrapper with a weak delegate",
      generation: .init(tapCallsPublicDismiss: true), knobs: $1)
  }
}
