extension ProfileCatalogue {
  static let swiftUIConfirmation = ProfileFamily(id: "swiftui-confirmation", knobs: []) {
    SwiftUIProfile.make(
      id: $0, title: "SwiftUI's confirmationDialog, iOS 15 and later", kind: .confirmationDialog,
      knobs: $1)
  }
}
