import SimulationKernel

/// What the app's own logic remembers.
package struct AppState: Sendable {
  var variables: [8 of Int16]
  /// How often each limited handler may still run.
  var runsLeft: [10 of UInt8]

  init() {
    variables = .init(repeating: 0)
    runsLeft = .init(repeating: 0)
  }

  func encode(variables count: Int, limits: Int, into bytes: inout StateBytes) {
    for place in 0..<count { bytes.appendSigned(Int64(variables[place])) }
    for place in 0..<limits { bytes.append(runsLeft[place]) }
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader, variables count: Int, limits: Int) {
    self.init()
    for place in 0..<count { variables[place] = Int16(truncatingIfNeeded: bytes.signed()) }
    for place in 0..<limits { runsLeft[place] = bytes.byte() }
  }
}
