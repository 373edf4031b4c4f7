extension ProfileCatalogue {
  static let replaceSingleton = ProfileFamily(id: "replace-singleton", knobs: []) {
    LibraryProfile.make(
      id: $0, title: "A library with one alert, whose content is replaced", kind: .singleton,
      knobs: $1)
  }
}
