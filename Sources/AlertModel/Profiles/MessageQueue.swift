extension ProfileCatalogue {
  static let messageQueue = ProfileFamily(id: "message-queue", knobs: []) {
    LibraryProfile.make(
      id: $0, title: "Messages that come one after the other and block nothing", kind: .messages,
      knobs: $1)
  }
}
