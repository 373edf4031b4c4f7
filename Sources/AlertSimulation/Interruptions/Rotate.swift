import AlertModel

extension InterruptionKind {
  /// The person turns the device.
  package static let rotate = InterruptionKind(
    id: "rotate", title: "the device is turned", begins: .rotate,
    ends: nil)
}
