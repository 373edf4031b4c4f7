/// Reads back what was written to `StateBytes`, in memory that must outlive it.
///
/// The bytes come from the same program: reading what was never written is a defect and traps.
@usableFromInline
package struct StateReader {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline var position = 0

  /// Begins at the first byte.
  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether everything was read.
  @inlinable package var isAtEnd: Bool { position == bytes.count }

  /// Reads one byte.
  @inlinable
  package mutating func byte() -> UInt8 {
    precondition(position < bytes.count, "read beyond the end of a state")
    defer { position &+= 1 }
    return bytes[position]
  }

  /// Reads what `append16` wrote.
  @inlinable
  package mutating func word16() -> UInt16 {
    UInt16(littleEndian: integer())
  }

  /// Reads what `append64` wrote.
  @inlinable
  package mutating func word64() -> UInt64 {
    UInt64(littleEndian: integer())
  }

  /// Reads what `appendVariable` wrote.
  @inlinable
  package mutating func variable() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      value |= UInt64(byte & 0x7f) &<< shift
      if byte < 0x80 { return value }
      shift &+= 7
    }
  }

  /// Reads what `appendSigned` wrote.
  @inlinable
  package mutating func signed() -> Int64 {
    let zigzag = variable()
    return Int64(bitPattern: zigzag &>> 1) ^ -Int64(bitPattern: zigzag & 1)
  }

  @inlinable
  mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>() -> Value {
    let size = MemoryLayout<Value>.size
    precondition(position <= bytes.count &- size, "read beyond the end of a state")
    defer { position &+= size }
    return bytes.loadUnaligned(fromByteOffset: position, as: Value.self)
  }
}
