/// The xoshiro256++ generator: the same seed gives the same numbers on every machine and release.
///
/// It does not conform to `RandomNumberGenerator` on purpose. That would open `shuffled(using:)`
/// and `random(in:using:)`, whose algorithms belong to the standard library and may change, and a
/// recorded seed would then stop reproducing its run.
@usableFromInline
package struct SeededGenerator: Equatable, Sendable {
  @usableFromInline var word0: UInt64
  @usableFromInline var word1: UInt64
  @usableFromInline var word2: UInt64
  @usableFromInline var word3: UInt64

  /// Creates a generator whose four state words are the first four SplitMix64 words of `seed`.
  package init(seed: UInt64) {
    var expander = SplitMix64(seed: seed)
    // SplitMix64 gives each word once per period, so the four words cannot all be zero.
    word0 = expander.next()
    word1 = expander.next()
    word2 = expander.next()
    word3 = expander.next()
  }

  /// Creates the generator of the independent stream number `stream` of `seed`.
  ///
  /// The stream number is mixed into the mixed seed rather than added to it: neighbouring starting
  /// points of SplitMix64 share state words. For one seed, different stream numbers always give
  /// different generators, and the order in which streams are created does not matter.
  package init(seed: UInt64, stream: UInt64) {
    var seedMixer = SplitMix64(seed: seed)
    var streamMixer = SplitMix64(seed: seedMixer.next() ^ stream)
    self.init(seed: streamMixer.next())
  }

  /// Creates a generator in a known state, which must not be all zero.
  package init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0,
      "the all-zero state of xoshiro256++ yields only zeros"
    )
    (word0, word1, word2, word3) = state
  }

  /// Returns the next 64 random bits.
  @inlinable
  package mutating func next() -> UInt64 {
    let result = (word0 &+ word3).rotatedLeft(by: 23) &+ word0
    let shifted = word1 &<< 17
    word2 ^= word0
    word3 ^= word1
    word1 ^= word2
    word0 ^= word3
    word2 ^= shifted
    word3 = word3.rotatedLeft(by: 45)
    return result
  }

  /// Returns a number in `0..<bound`, each equally likely; `bound` must be at least 1.
  ///
  /// This is Lemire's method: the high half of a full product is the result, and the few low
  /// halves that would favour some results are drawn again.
  @inlinable
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound >= 1, "no number lies below 0")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let rejected = (0 &- bound) % bound
      while product.low < rejected {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }
}
