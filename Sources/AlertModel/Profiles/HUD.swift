extension ProfileCatalogue {
  static let hud = ProfileFamily(id: "hud", knobs: []) {
    LibraryProfile.make(
      id: $0, title: "A waiting view, one for the app, without buttons", kind: .waiting, knobs: $1)
  }
}
