import AlertModel

extension InterruptionKind {
  /// A notification comes as a banner, which takes nothing away.
  package static let banner = InterruptionKind(
    id: "banner", title: "a notification's banner", begins: .banner,
    ends: nil)
}
