import AlertModel

extension InterruptionKind {
  /// The system warns that memory is short.
  package static let memoryWarning = InterruptionKind(
    id: "memoryWarning", title: "a memory warning", begins: .memoryWarning,
    ends: nil)
}
