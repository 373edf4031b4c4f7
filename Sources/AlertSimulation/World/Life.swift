package import AlertModel
import SimulationKernel

/// Where the app stands in its life, and what lies over it.
package struct Life: Hashable, Sendable {
  package internal(set) var state = LifeState.notRunning
  package internal(set) var obscurers = Obscurers()

  package var isRunning: Bool { state != .notRunning && state != .ended }

  func encode(into bytes: inout StateBytes) {
    bytes.appendVariable(UInt64(state.rawValue) | UInt64(obscurers.rawValue) << 3)
  }

  init() {}

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader) {
    let number = bytes.variable()
    guard let state = LifeState(rawValue: UInt8(number & 7)) else {
      preconditionFailure("no state of the app's life")
    }
    self.state = state
    obscurers = Obscurers(rawValue: UInt8(truncatingIfNeeded: number >> 3))
  }
}
