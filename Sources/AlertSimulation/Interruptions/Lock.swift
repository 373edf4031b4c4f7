import AlertModel

extension InterruptionKind {
  /// The screen is locked, and unlocked soon or much later (people.md 7.5).
  package static let lock = InterruptionKind(
    id: "lock", title: "locks the device and unlocks it", begins: .lock,
    ends: End(.unlock, after: .away))
}
