import SimulationKernel

/// The bytes of a token: numbers of variable length, closed by a checksum.
struct TokenBytes {
  private var bytes: [UInt8] = []
  private var next = 0

  init() {}

  /// Opens sealed bytes; nil when the checksum is wrong.
  init?(sealed: [UInt8]) {
    guard sealed.count >= 4 else { return nil }
    bytes = Array(sealed.dropLast(4))
    guard checksum == Array(sealed.suffix(4)) else { return nil }
  }

  /// The bytes with their checksum.
  var sealed: [UInt8] { bytes + checksum }

  var isAtEnd: Bool { next == bytes.count }

  private var checksum: [UInt8] {
    let sum = bytes.withUnsafeBytes { StableHash.fingerprint(of: $0) }.high
    return (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }

  mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(signed value: Int64) {
    append(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  mutating func append(text: String) {
    append(UInt64(text.utf8.count))
    bytes += Array(text.utf8)
  }

  mutating func number() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while next < bytes.count, shift < 64 {
      let byte = bytes[next]
      next += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }

  mutating func signed() -> Int64? {
    number().map { Int64(bitPattern: ($0 >> 1) ^ (0 &- ($0 & 1))) }
  }

  /// Goes past a signed number if it is the next one.
  mutating func takes(_ expected: Int64) -> Bool {
    let before = next
    if signed() == expected { return true }
    next = before
    return false
  }

  mutating func text() -> String? {
    guard let count = number(), count <= UInt64(bytes.count - next) else { return nil }
    let end = next + Int(count)
    defer { next = end }
    return String(validating: bytes[next..<end], as: UTF8.self)
  }
}
