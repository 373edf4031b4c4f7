/// A reusable byte buffer that canonical encodings of states are written to.
///
/// It grows to the longest encoding it has held and then allocates no more. It owns its memory and
/// cannot be copied, so that adding a byte is a comparison and a store: an array would ask each
/// time whether somebody else holds it too.
@usableFromInline
package struct StateBytes: ~Copyable, @unchecked Sendable {
  @usableFromInline var memory: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity = 64

  /// The number of bytes written since the last `removeAll()`.
  @usableFromInline package internal(set) var count = 0

  /// Creates an empty buffer.
  @usableFromInline
  package init() {
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// Empties the buffer but keeps its memory.
  @inlinable
  package mutating func removeAll() {
    count = 0
  }

  /// Appends one byte.
  @inlinable
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    memory[count] = byte
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
      memory[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count &+= 1
      rest &>>= 7
    }
    memory[count] = UInt8(truncatingIfNeeded: rest)
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
    UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
    count = bytes.count
  }

  /// Has the bytes written read from the first one on.
  @inlinable
  package func read<Result>(_ body: (inout StateReader) -> Result) -> Result {
    var reader = reader
    return body(&reader)
  }

  /// Reads the bytes written, as long as they stay as they are.
  @inlinable var reader: StateReader {
    StateReader(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// A part of what was written, which is valid until something else is written.
  @inlinable
  func written(from start: Int, to end: Int) -> UnsafeRawBufferPointer {
    precondition(0 <= start && start <= end && end <= count, "nothing was written there")
    return UnsafeRawBufferPointer(start: memory + start, count: end &- start)
  }

  /// Calls `body` with the bytes written, which are valid only during the call.
  @inlinable
  package func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// The fingerprint of the bytes written.
  @usableFromInline package var fingerprint: Fingerprint {
    withBytes { StableHash.fingerprint(of: $0) }
  }

  @inlinable
  mutating func appendInteger<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    makeRoom(for: size)
    UnsafeMutableRawPointer(memory + count).storeBytes(of: value, as: Value.self)
    count &+= size
  }

  @inlinable
  @inline(__always)
  mutating func makeRoom(for added: Int) {
    if capacity &- count < added { grow(toHold: count + added) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(toHold needed: Int) {
    let size = max(2 * capacity, needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    larger.initialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = size
  }
}
