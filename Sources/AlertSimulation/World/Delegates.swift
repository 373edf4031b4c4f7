import AlertModel
import SimulationKernel

/// Each alert's delegate: which one it is, whether it still lives, and what it was seen to implement.
package struct Delegates: Sendable {
  struct Link: Hashable, Sendable, BitwiseCopyable {
    /// The delegate's number, or −1 for nil.
    var number: Int8 = -1
    var isFreed = false
    /// Cached when the delegate was assigned (contract:A7).
    var methods = DelegateMethods()
  }

  var links: [8 of Link]

  init() {
    links = .init(repeating: Link())
  }

  mutating func assign(_ number: Int8, to alert: Int, of compiled: Compiled) {
    links[alert] = Link(
      number: number, isFreed: false,
      methods: number < 0 ? DelegateMethods() : compiled.delegates[Int(number)].methods)
  }

  mutating func free(_ alert: Int) {
    links[alert].isFreed = true
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader, among count: Int) {
    self.init()
    for alert in 0..<count {
      links[alert].number = Int8(bitPattern: bytes.byte())
      let byte = bytes.byte()
      links[alert].methods = DelegateMethods(rawValue: byte >> 1)
      links[alert].isFreed = byte & 1 == 1
    }
  }

  func encode(among count: Int, into bytes: inout StateBytes) {
    for alert in 0..<count {
      let link = links[alert]
      bytes.append(UInt8(bitPattern: link.number))
      bytes.append(link.number < 0 ? 0 : link.methods.rawValue << 1 | (link.isFreed ? 1 : 0))
    }
  }
}
