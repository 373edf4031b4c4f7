/// A hash of bytes that is the same in every process, on every machine and in every release.
///
/// It is MurmurHash3 x64 128 with seed 0, in which the two words of the digest are the halves of
/// the fingerprint. It spreads well but does not resist an adversary.
@usableFromInline
package enum StableHash {
  /// Returns the fingerprint of the bytes in a buffer.
  @usableFromInline
  package static func fingerprint(of bytes: UnsafeRawBufferPointer) -> Fingerprint {
    var state = MurmurState()
    var offset = 0
    let blocksEnd = bytes.count & ~15
    while offset < blocksEnd {
      state.mixBlock(bytes.word(at: offset), bytes.word(at: offset &+ 8))
      offset &+= 16
    }
    var tailLow: UInt64 = 0
    var tailHigh: UInt64 = 0
    let rest = bytes.count &- offset
    if rest >= 8 {
      tailLow = bytes.word(at: offset)
      tailHigh = bytes.partialWord(at: offset &+ 8, byteCount: rest &- 8)
    } else {
      tailLow = bytes.partialWord(at: offset, byteCount: rest)
    }
    return state.finished(tailLow: tailLow, tailHigh: tailHigh, byteCount: UInt64(bytes.count))
  }

  /// Returns the fingerprint of the bytes in a span.
  package static func fingerprint(of bytes: Span<UInt8>) -> Fingerprint {
    bytes.withUnsafeBytes { fingerprint(of: $0) }
  }

  /// Returns the fingerprint of the bytes in an array.
  package static func fingerprint(of bytes: [UInt8]) -> Fingerprint {
    bytes.withUnsafeBytes { fingerprint(of: $0) }
  }
}
