/// The running state of MurmurHash3 x64 128 with seed 0 between blocks of 16 bytes.
struct MurmurState: Sendable {
  private static let factor1: UInt64 = 0x87c3_7b91_1142_53d5
  private static let factor2: UInt64 = 0x4cf5_ad43_2745_937f

  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// Mixes in one block, given as two little-endian words.
  @inline(__always)
  mutating func mixBlock(_ low: UInt64, _ high: UInt64) {
    first ^= Self.scrambledLow(low)
    first = (first.rotatedLeft(by: 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^= Self.scrambledHigh(high)
    second = (second.rotatedLeft(by: 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  /// Returns the digest after the last, incomplete block, padded with zeros to two words.
  ///
  /// A padding word of zero scrambles to zero and so leaves the state alone, which is what the
  /// algorithm asks for when the tail is short or empty.
  @inline(__always)
  func finished(tailLow: UInt64, tailHigh: UInt64, byteCount: UInt64) -> Fingerprint {
    var high = first ^ Self.scrambledLow(tailLow) ^ byteCount
    var low = second ^ Self.scrambledHigh(tailHigh) ^ byteCount
    high &+= low
    low &+= high
    high = Self.avalanched(high)
    low = Self.avalanched(low)
    high &+= low
    low &+= high
    return Fingerprint(high: high, low: low)
  }

  @inline(__always)
  private static func scrambledLow(_ word: UInt64) -> UInt64 {
    (word &* factor1).rotatedLeft(by: 31) &* factor2
  }

  @inline(__always)
  private static func scrambledHigh(_ word: UInt64) -> UInt64 {
    (word &* factor2).rotatedLeft(by: 33) &* factor1
  }

  @inline(__always)
  private static func avalanched(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed &>> 33)) &* 0xff51_afd7_ed55_8ccd
    mixed = (mixed ^ (mixed &>> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return mixed ^ (mixed &>> 33)
  }
}
