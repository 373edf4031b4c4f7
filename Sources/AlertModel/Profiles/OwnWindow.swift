extension ProfileCatalogue {
  static let ownWindow = ProfileFamily(id: "own-window", knobs: []) {
    LibraryProfile.make(
      id: $0, title: "Library alerts in windows of their own", kind: .ownWindow, knobs: $1)
  }
}
