/// A reusable byte buffer that canonical encodings of states are written to.
///
/// It grows to the longest encoding it has held and then allocates no more.
@usableFromInline
package struct StateBytes: Sendable {
  // Always as long as it ever had to be; the bytes from `count` on are left-overs.
  @usableFromInline var storage: [UInt8] = []

  /// The number of bytes written since the last `removeAll()`.
  @usableFromInline package internal(set) var count = 0

  /// Creates an empty buffer.
  @inlinable
  package init() {}

  /// Empties the buffer but keeps its memory.
  @inlinable
  package mutating func removeAll() {
    count = 0
  }

  /// Appends one byte.
  @inlinable
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count &+= 1
  }

  /// Appends two bytes, the lower one first.
  @inlinable
  package mutating func append16(_ value: UInt16) {
    appendInteger(value.littleEndian)
  }

  /// Appends eight bytes, the lowest first.
  @inlinable
  package mutating func append64(_ value: UInt64) {
    appendInteger(value.littleEndian)
  }

  /// Appends a number in one to ten bytes, seven bits each, the lowest first (LEB128).
  @inlinable
  package mutating func appendVariable(_ value: UInt64) {
    makeRoom(for: 10)
    var rest = value
    while rest >= 0x80 {
      storage[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count &+= 1
      rest &>>= 7
    }
    storage[count] = UInt8(truncatingIfNeeded: rest)
    count &+= 1
  }

  /// Appends a signed number so that small ones of either sign are short (zigzag and LEB128).
  @inlinable
  package mutating func appendSigned(_ value: Int64) {
    appendVariable(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }

  /// Puts other bytes in the place of those written.
  mutating func replace(with bytes: UnsafeRawBufferPointer) {
    count = 0
    makeRoom(for: bytes.count)
    storage.withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
    count = bytes.count
  }

  /// Has the bytes written read from the first one on.
  @inlinable
  package func read<Result>(_ body: (inout StateReader) -> Result) -> Result {
    storage.withUnsafeBytes { storage in
      var reader = StateReader(UnsafeRawBufferPointer(rebasing: storage[..<count]))
      return body(&reader)
    }
  }

  /// Calls `body` with the bytes written, which are valid only during the call.
  package func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try storage.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// The fingerprint of the bytes written.
  @usableFromInline package var fingerprint: Fingerprint {
    withBytes { StableHash.fingerprint(of: $0) }
  }

  @inlinable
  mutating func appendInteger<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    makeRoom(for: size)
    let position = count
    storage.withUnsafeMutableBytes {
      $0.storeBytes(of: value, toByteOffset: position, as: Value.self)
    }
    count &+= size
  }

  @inlinable
  @inline(__always)
  mutating func makeRoom(for added: Int) {
    if storage.count &- count < added { grow(toHold: count + added) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(toHold needed: Int) {
    let size = max(64, 2 * storage.count, needed)
    storage.append(contentsOf: repeatElement(0, count: size - storage.count))
  }
}

extension StateBytes: Equatable {
  /// Whether both buffers hold the same bytes, whatever memory they keep.
  @usableFromInline
  package static func == (left: StateBytes, right: StateBytes) -> Bool {
    left.withBytes { leftBytes in
      right.withBytes { rightBytes in leftBytes.elementsEqual(rightBytes) }
    }
  }
}
