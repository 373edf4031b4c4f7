extension ProfileCatalogue {
  static let alertViewIOS6 = ProfileFamily(
    id: "uialertview-ios6",
    knobs: [(.coveredAlertCallbacks, "didDismissOnly")]
  ) {
    AlertViewProfile.make(
      id: $0, title: "UIAlertView, iOS 5 and 6: text-field styles, covered alerts get didDismiss",
      generation: .init(), knobs: $1)
  }
}
