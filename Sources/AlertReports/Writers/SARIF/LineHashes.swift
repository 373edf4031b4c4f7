/// The hashes by which GitHub recognises a line after a file was edited.
///
/// They equal those that GitHub's upload action works out itself: 100 characters from the line's start on, without blanks
/// and tabs, as a number to the base 37, then which of equal numbers in the file it is.
struct LineHashes: Sendable {
  private static let length = 100
  private static let base: UInt64 = 37

  private let hashes: [String]

  /// Hashes every line of a file.
  init(_ bytes: [UInt8]) {
    var units: [UInt16] = []
    var starts = [0]
    var previous: UInt16 = 0
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isRestOfLineEnd = unit == 0x0A && previous == 0x0D
      let isBlank = unit == 0x20 || unit == 0x09
      previous = isBlank ? 0 : unit
      guard !isBlank, !isRestOfLineEnd else { continue }
      let isLineEnd = unit == 0x0A || unit == 0x0D
      units.append(isLineEnd ? 0x0A : unit)
      if isLineEnd { starts.append(units.count) }
    }
    // The file's end counts as a character.
    units.append(.max)
    var counts: [UInt64: Int] = [:]
    hashes = starts.map { start in
      var hash: UInt64 = 0
      for place in start..<start + Self.length {
        hash = hash &* Self.base &+ (place < units.count ? UInt64(units[place]) : 0)
      }
      counts[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(counts[hash, default: 1])"
    }
  }

  /// A line's hash; lines count from 1.
  func hash(ofLine line: Int) -> String? { hashes.element(line - 1) }
}
