import SimulationKernel

/// A finger that is down on a button; an interruption takes it away (contract:L1).
package struct Touch: Hashable, Sendable {
  var alert = UInt8.max
  var button: Int16 = 0

  var isDown: Bool { alert != .max }

  mutating func lift() { self = Touch() }

  func encode(into bytes: inout StateBytes) {
    bytes.append(alert)
    if isDown { bytes.appendSigned(Int64(button)) }
  }
}
