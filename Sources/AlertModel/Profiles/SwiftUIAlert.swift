extension ProfileCatalogue {
  static let swiftUIAlert = ProfileFamily(id: "swiftui-alert", knobs: []) {
    SwiftUIProfile.make(id: $0, title: "SwiftUI's alert, iOS 15 and later", kind: .alert, knobs: $1)
  }
}
