extension UnsafeRawBufferPointer {
  /// The eight bytes at `offset` as a little-endian word.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The `byteCount` bytes at `offset`, at most seven, as a little-endian word padded with zeros.
  ///
  /// At most three loads, chosen by the bits of the count, do what would be a loop over bytes.
  @inline(__always)
  func partialWord(at offset: Int, byteCount: Int) -> UInt64 {
    var word: UInt64 = 0
    var filled = 0
    if byteCount & 4 != 0 {
      word = UInt64(UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      filled = 4
    }
    if byteCount & 2 != 0 {
      let pair = loadUnaligned(fromByteOffset: offset + filled, as: UInt16.self)
      word |= UInt64(UInt16(littleEndian: pair)) << (8 * filled)
      filled += 2
    }
    if byteCount & 1 != 0 {
      word |= UInt64(self[offset + filled]) << (8 * filled)
    }
    return word
  }
}
