import AlertModel
package import SimulationKernel

/// The alerts, who lies above whom, and who waits.
package struct Alerts: Sendable {
  package internal(set) var machines: [8 of AlertMachine]
  /// Presented and not gone, bottom to top.
  package internal(set) var stack: FixedList<8, UInt8>
  /// Asked for and waiting, oldest first.
  package internal(set) var waiting: FixedList<8, UInt8>
  /// How often the public dismiss method was called on each (contract:E15).
  package internal(set) var publicDismissCalls: [8 of UInt8]

  init() {
    machines = .init(repeating: AlertMachine())
    stack = FixedList(filler: 0)
    waiting = FixedList(filler: 0)
    publicDismissCalls = .init(repeating: 0)
  }

  /// The alert that gets input.
  package var top: Int? { stack.last.map(Int.init) }

  /// Whether an alert of the stack moves, so that a new one has to wait (contract:D3).
  @inline(__always)
  var isMoving: Bool {
    for place in stack.indices {
      let phase = machines[Int(stack[place])].phase
      if phase == .appearing || phase == .disappearing { return true }
    }
    return false
  }

  /// The alert right below another one.
  @inline(__always)
  func below(_ alert: Int) -> Int? {
    guard let place = stack.firstIndex(of: UInt8(alert)), place > 0 else { return nil }
    return Int(stack[place - 1])
  }

  mutating func removeFromStack(_ alert: Int) {
    if let place = stack.firstIndex(of: UInt8(alert)) { stack.remove(at: place) }
  }

  mutating func removeFromWaiting(_ alert: Int) {
    if let place = waiting.firstIndex(of: UInt8(alert)) { waiting.remove(at: place) }
  }

  mutating func countPublicDismiss(_ alert: Int) {
    if publicDismissCalls[alert] < .max { publicDismissCalls[alert] += 1 }
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader, among count: Int) {
    self.init()
    for alert in 0..<count { machines[alert] = AlertMachine(from: &bytes) }
    let counts = bytes.byte()
    for _ in 0..<counts >> 4 { stack.append(bytes.byte()) }
    for _ in 0..<counts & 15 { waiting.append(bytes.byte()) }
  }

  func encode(among count: Int, into bytes: inout StateBytes) {
    for alert in 0..<count { machines[alert].encode(into: &bytes) }
    bytes.append(stack.count << 4 | waiting.count)
    for place in stack.indices { bytes.append(stack[place]) }
    for place in waiting.indices { bytes.append(waiting[place]) }
  }
}
