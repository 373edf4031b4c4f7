extension ProfileCatalogue {
  static let actionSheetIOS7 = ProfileFamily(id: "uiactionsheet-ios7", knobs: []) {
    ActionSheetProfile.make(
      id: $0, title: "UIActionSheet, up to iOS 7", generation: .init(), knobs: $1)
  }
}
