import AlertModel

extension InterruptionKind {
  /// The system ends the process, and the run with it.
  package static let kill = InterruptionKind(
    id: "kill", title: "the system ends the app", begins: .kill,
    ends: nil)
}
