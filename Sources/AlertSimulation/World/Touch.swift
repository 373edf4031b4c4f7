import SimulationKernel

/// A finger that is down on a button; an interruption takes it away (contract:L1).
package struct Touch: Hashable, Sendable {
  var alert = UInt8.max
  var button: Int16 = 0

  init() {}

  /// A finger down on a button.
  init(alert: UInt8, button: Int16) {
    self.alert = alert
    self.button = button
  }

  var isDown: Bool { alert != .max }

  mutating func lift() { self = Touch() }

  func encode(into bytes: inout StateBytes) {
    bytes.append(alert)
    if isDown { bytes.appendSigned(Int64(button)) }
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader) {
    alert = bytes.byte()
    if isDown { button = Int16(truncatingIfNeeded: bytes.signed()) }
  }
}
