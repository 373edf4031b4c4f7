/// The text of one file, known to be valid UTF-8, that turns byte offsets into lines and columns.
package struct SourceText: Sendable {
  /// The file's name as the user gave it; messages repeat it unchanged.
  package let name: String

  /// All bytes of the file, including a byte order mark if it has one.
  package let bytes: [UInt8]

  /// Where the text begins: behind the byte order mark, if there is one.
  package let start: Int

  private let index: LineIndex

  /// Checks the bytes of a file; the problem found is its size or the first invalid byte.
  package init(
    name: String, bytes: [UInt8], maximumBytes: Int = JSON5Limits.standard.maximumBytes
  ) throws(FileProblem) {
    guard bytes.count <= maximumBytes else {
      throw FileProblem(
        file: name, position: SourcePosition(line: 1, column: 1),
        message: "the file has more than \(maximumBytes) bytes, which is the most allowed")
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let index = LineIndex(bytes, start: start)
    if let flaw = UTF8Check.firstInvalidByte(in: bytes, from: start) {
      throw FileProblem(
        file: name, position: index.position(at: flaw, in: bytes),
        message: "the byte 0x\(String(bytes[flaw], radix: 16, uppercase: true)) is not valid UTF-8",
        hint: "save the file as UTF-8")
    }
    self.name = name
    self.bytes = bytes
    self.start = start
    self.index = index
  }

  /// The line and column of a byte offset; offsets outside the text give its nearest end.
  ///
  /// - Complexity: O(log *lines*), whatever the length of a line.
  package func position(at offset: Int) -> SourcePosition {
    index.position(at: min(max(offset, start), bytes.count), in: bytes)
  }

  /// The Unicode scalar that starts at an offset inside the text, and its length in bytes.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[offset..<min(offset + length, bytes.count)].dropFirst() {
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The text of a byte range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
