import SimulationKernel
import Testing

@Suite struct StateBytesTests {
  private func bytes(_ write: (inout StateBytes) -> Void) -> [UInt8] {
    var buffer = StateBytes()
    write(&buffer)
    return buffer.withBytes { Array($0) }
  }

  @Test func fixedWidthsAreLittleEndian() {
    let written = bytes {
      $0.append(0xab)
      $0.append16(0x0102)
      $0.append64(0x0102_0304_0506_0708)
    }
    #expect(written == [0xab, 2, 1, 8, 7, 6, 5, 4, 3, 2, 1])
  }

  private static let encodings: [(value: UInt64, bytes: [UInt8])] = [
    (0, [0]),
    (127, [0x7f]),
    (128, [0x80, 1]),
    (624_485, [0xe5, 0x8e, 0x26]),
    (.max, [UInt8](repeating: 0xff, count: 9) + [1]),
  ]

  @Test(arguments: encodings)
  func variableNumbersAreLEB128(value: UInt64, expected: [UInt8]) {
    #expect(bytes { $0.appendVariable(value) } == expected)
  }

  private static let zigzags: [(value: Int64, zigzag: UInt64)] = [
    (0, 0), (-1, 1), (1, 2), (-64, 127), (64, 128), (.max, .max - 1), (.min, .max),
  ]

  @Test(arguments: zigzags)
  func signedNumbersZigzag(value: Int64, zigzag: UInt64) {
    #expect(bytes { $0.appendSigned(value) } == bytes { $0.appendVariable(zigzag) })
  }

  @Test func numbersOfEverySizeRoundTrip() {
    var generator = SeededGenerator(seed: 3)
    let values = (0..<1_000).map { _ in
      Int64(bitPattern: generator.next()) >> Int64(generator.below(64))
    }
    let written = bytes { buffer in
      for value in values { buffer.appendSigned(value) }
    }
    var reader = VariableReader(bytes: written)
    #expect(values.allSatisfy { $0 == reader.nextSigned() })
    #expect(reader.isAtEnd)
  }

  @Test func removingKeepsTheMemory() {
    var buffer = StateBytes()
    for value in UInt64(0)..<1_000 { buffer.append64(value) }
    #expect(buffer.count == 8_000)
    let address = buffer.withBytes { $0.baseAddress }
    buffer.removeAll()
    #expect(buffer.count == 0)
    for value in UInt64(0)..<1_000 { buffer.append64(value) }
    #expect(buffer.withBytes { $0.baseAddress } == address)
  }

  @Test func leftOversDoNotCount() {
    var used = StateBytes()
    used.append64(.max)
    used.removeAll()
    #expect(Self.contents(used).isEmpty)
    #expect(used.fingerprint == Fingerprint(high: 0, low: 0))
    used.append(1)
    var fresh = StateBytes()
    fresh.append(1)
    #expect(Self.contents(used) == Self.contents(fresh))
    #expect(used.fingerprint == fresh.fingerprint)
    fresh.append(1)
    #expect(used.fingerprint != fresh.fingerprint)
  }

  private static func contents(_ bytes: borrowing StateBytes) -> [UInt8] {
    bytes.withBytes { Array($0) }
  }
}

/// Reads back what `appendSigned(_:)` wrote.
private struct VariableReader {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  mutating func nextSigned() -> Int64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    var isLast = false
    while !isLast {
      let byte = bytes[position]
      word |= UInt64(byte & 0x7f) << shift
      shift += 7
      position += 1
      isLast = byte & 0x80 == 0
    }
    return Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
  }
}
