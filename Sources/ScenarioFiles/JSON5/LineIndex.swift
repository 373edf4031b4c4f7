/// An index that makes finding the line and the UTF-16 column of a byte offset cheap.
///
/// Line starts alone would not do: a file written by a program may be one line of megabytes, and
/// each look-up would walk it. So the UTF-16 length of the text is also noted at every block.
struct LineIndex: Sendable {
  private static let blockSize = 128

  /// The offset at which each line begins; LF, CR LF and CR end a line, as in editors.
  private var lineStarts: [Int]

  /// For each block of bytes, how many UTF-16 code units come before it.
  private var unitsBeforeBlock: [Int] = []

  /// Walks the bytes once; they need not be valid UTF-8.
  init(_ bytes: [UInt8], start: Int) {
    lineStarts = [start]
    unitsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { unitsBeforeBlock.append(units) }
      units += Self.units(byte)
      let isLineFeed = byte == UInt8(ascii: "\n")
      if isLineFeed || byte == UInt8(ascii: "\r") {
        let isSplit = !isLineFeed && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if !isSplit { lineStarts.append(offset + 1) }
      }
    }
    if bytes.count % Self.blockSize == 0 { unitsBeforeBlock.append(units) }
  }

  /// The position of an offset between 0 and the number of bytes.
  func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = units(before: offset, in: bytes) - units(before: lineStarts[low], in: bytes)
    return SourcePosition(line: low + 1, column: column + 1)
  }

  private func units(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return bytes[(block * Self.blockSize)..<offset].reduce(unitsBeforeBlock[block]) {
      $0 + Self.units($1)
    }
  }

  /// The UTF-16 code units of the scalar a byte leads; continuation bytes lead none.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
