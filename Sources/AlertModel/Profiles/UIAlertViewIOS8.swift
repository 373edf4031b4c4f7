extension ProfileCatalogue {
  static let alertViewIOS8 = ProfileFamily(
    id: "uialertview-ios8", knobs: [(.showWithoutWindow, "waits")]
  ) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 8: a wrapper whose delegate may dangle",
      generation: .init(tapCallsPublicDismiss: true), knobs: $1)
  }
}
