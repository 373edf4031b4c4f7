import AlertModel

extension InterruptionKind {
  /// The system cancels the topmost alert.
  package static let cancelAlerts = InterruptionKind(
    id: "cancelAlerts", title: "the system cancels an alert", begins: .cancelAlerts,
    ends: nil)
}
