import AlertModel

extension InterruptionKind {
  /// The person goes to the home screen, and comes back soon or much later (people.md 7.5).
  package static let home = InterruptionKind(
    id: "home", title: "leaves the app and comes back", begins: .home,
    ends: End(.return, after: .away))
}
