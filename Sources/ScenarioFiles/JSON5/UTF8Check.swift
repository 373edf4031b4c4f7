/// Finds the first place where bytes stop being valid UTF-8.
enum UTF8Check {
  /// The offset of the first byte of the first invalid sequence, or nil when there is none.
  static func firstInvalidByte(in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
      } else if let length = sequenceLength(in: bytes, at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  /// The length of the valid sequence of two to four bytes at an offset, or nil.
  private static func sequenceLength(in bytes: [UInt8], at offset: Int) -> Int? {
    // The bounds of the second byte shut out overlong forms, surrogates and what is past U+10FFFF.
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    let rest = bytes[(offset + 2)..<(offset + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
