extension ProfileCatalogue {
  static let alertViewIOS7 = ProfileFamily(id: "uialertview-ios7", knobs: []) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 7: covered alerts get no callbacks",
      generation: .init(), knobs: $1)
  }
}
