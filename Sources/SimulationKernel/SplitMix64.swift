/// The SplitMix64 generator, used only to turn one seed word into well-mixed state words.
package struct SplitMix64: Sendable {
  private static let increment: UInt64 = 0x9e37_79b9_7f4a_7c15

  private var state: UInt64

  /// Creates a generator that starts at `seed`; every seed is a good one.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next word of the sequence.
  package mutating func next() -> UInt64 {
    state &+= Self.increment
    var word = state
    word = (word ^ (word &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word &>> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word &>> 31)
  }
}
