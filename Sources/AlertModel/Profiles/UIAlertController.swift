extension ProfileCatalogue {
  static let alertController = ProfileFamily(id: "uialertcontroller", knobs: []) {
    AlertControllerProfile.make(id: $0, title: "UIAlertController, iOS 8 and later", knobs: $1)
  }
}
