import SimulationKernel

/// Who presents whom, where a toolkit presents from controllers (contract:U11, U21).
package struct Presenters: Sendable {
  /// The presenter of each alert on screen: an alert's number, or the root's.
  package internal(set) var presenter: [8 of UInt8]
  /// The controller whose dismiss call ends each presentation; its completion is called.
  var requester: [8 of UInt8]

  static let nobody = UInt8.max

  init() {
    presenter = .init(repeating: Self.nobody)
    requester = .init(repeating: Self.nobody)
  }

  /// The alert that a controller presents.
  func child(of controller: Int, among count: Int) -> Int? {
    for alert in 0..<count where presenter[alert] == UInt8(controller) { return alert }
    return nil
  }

  mutating func begin(_ alert: Int, on controller: Int) {
    presenter[alert] = UInt8(controller)
    requester[alert] = Self.nobody
  }

  mutating func end(_ alert: Int) {
    presenter[alert] = Self.nobody
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader, among count: Int) {
    self.init()
    for alert in 0..<count {
      presenter[alert] = bytes.byte()
      requester[alert] = bytes.byte()
    }
  }

  func encode(among count: Int, into bytes: inout StateBytes) {
    for alert in 0..<count {
      bytes.append(presenter[alert])
      bytes.append(presenter[alert] == Self.nobody ? Self.nobody : requester[alert])
    }
  }
}
