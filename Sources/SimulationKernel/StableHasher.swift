/// Computes a fingerprint piece by piece, without keeping the bytes.
///
/// The result equals `StableHash.fingerprint(of:)` of all fed bytes laid end to end, integers in
/// little-endian order. Nothing marks where one piece ends and the next begins, so feed a count
/// before anything whose length varies and could be confused with what follows it.
package struct StableHasher: Sendable {
  private var state = MurmurState()
  // The bytes of the block that is not complete yet, padded with zeros.
  private var pendingLow: UInt64 = 0
  private var pendingHigh: UInt64 = 0
  private var byteCount: UInt64 = 0

  /// Creates a hasher that has been fed nothing.
  package init() {}

  /// The fingerprint of everything fed so far; feeding may go on afterwards.
  package var fingerprint: Fingerprint {
    state.finished(tailLow: pendingLow, tailHigh: pendingHigh, byteCount: byteCount)
  }

  /// Feeds one byte.
  package mutating func feed(_ value: UInt8) {
    feedWord(UInt64(value), byteCount: 1)
  }

  /// Feeds four bytes.
  package mutating func feed(_ value: UInt32) {
    feedWord(UInt64(value), byteCount: 4)
  }

  /// Feeds eight bytes.
  package mutating func feed(_ value: UInt64) {
    feedWord(value, byteCount: 8)
  }

  /// Feeds eight bytes, in two's complement.
  package mutating func feed(_ value: Int64) {
    feedWord(UInt64(bitPattern: value), byteCount: 8)
  }

  /// Feeds the UTF-8 bytes of a text.
  package mutating func feed(_ text: String) {
    // Makes the bytes contiguous if they are not, hence the copy.
    var text = text
    text.withUTF8 { feed(UnsafeRawBufferPointer($0)) }
  }

  /// Feeds the bytes in a buffer.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while bytes.count - offset >= 8 {
      feedWord(bytes.word(at: offset), byteCount: 8)
      offset += 8
    }
    let rest = bytes.count - offset
    feedWord(bytes.partialWord(at: offset, byteCount: rest), byteCount: rest)
  }

  /// Feeds the lowest `byteCount` bytes of a word whose other bytes are zero.
  ///
  /// The shifts are the checked ones of Swift, where shifting by 64 gives zero: that is the case of
  /// a word that fits without spilling over.
  private mutating func feedWord(_ word: UInt64, byteCount added: Int) {
    let position = Int(byteCount & 15)
    byteCount &+= UInt64(added)
    guard position >= 8 else {
      pendingLow |= word << (8 * position)
      pendingHigh |= word >> (64 - 8 * position)
      return
    }
    let filled = 8 * (position - 8)
    pendingHigh |= word << filled
    guard position + added >= 16 else { return }
    state.mixBlock(pendingLow, pendingHigh)
    pendingLow = word >> (64 - filled)
    pendingHigh = 0
  }
}
