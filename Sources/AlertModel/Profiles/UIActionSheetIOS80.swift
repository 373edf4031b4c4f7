extension ProfileCatalogue {
  // S7, S8, S11: a wrapper of the controller, as first released.
  static let actionSheetIOS80 = ProfileFamily(id: "uiactionsheet-ios8.0", knobs: []) {
    ActionSheetProfile.make(
      id: $0, title: "UIActionSheet, iOS 8.0",
      generation: .init(tapCallsPublicDismiss: true, isPresentation: true), knobs: $1)
  }
}
