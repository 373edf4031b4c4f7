import SimulationKernel

/// Damages the bytes of files; the same seed and number give the same damage.
struct Mutator {
  let files: [[UInt8]]
  let seed: UInt64

  private static let pieces = Array("{}[]:,\"'\\/*0123456789.-+eEux \n\r#aointABs_".utf8)
  private static let words: [[UInt8]] = [
    "null", "true", "\"0s\"", "\"10000h\"", "9223372036854775807", "-1", "1e400", "32768", "[]",
    "{}",
    "\"root\"", "\"launched\"", "\"every 0s\"", "\"0s..0s\"", "\"\\uD83C", "\u{2028}", "\u{FEFF}",
    "\"repeat\": 100, ", "\"after\": \"0s\", ", "/*", "//",
  ].map { Array($0.utf8) }

  /// The file of one mutation.
  func file(_ number: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15 ^ number)
    var bytes = files[Int(random.next() % UInt64(files.count))]
    for _ in 0...Int(random.next() % 4) { damage(&bytes, &random) }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(random.next() % UInt64(bound)) }
    guard !bytes.isEmpty else {
      bytes.append(UInt8(truncatingIfNeeded: random.next()))
      return
    }
    let at = below(bytes.count)
    let byte =
      below(4) == 0
      ? UInt8(truncatingIfNeeded: random.next()) : Self.pieces[below(Self.pieces.count)]
    let end = min(bytes.count, at + 1 + below(60))
    switch below(9) {
    case 0, 1: bytes[at] = byte
    case 2: bytes.insert(byte, at: at)
    case 3: bytes.remove(at: at)
    case 4: bytes.removeSubrange(at..<end)
    case 5: bytes.insert(contentsOf: Array(bytes[at..<end]), at: below(bytes.count))
    case 6: bytes[at] ^= 1 << UInt8(below(8))
    case 7: bytes.insert(contentsOf: Self.words[below(Self.words.count)], at: at)
    default: spliceOther(&bytes, at: at, length: end - at, other: files[below(files.count)])
    }
  }

  // A piece of another file in the place of one here.
  private func spliceOther(_ bytes: inout [UInt8], at: Int, length: Int, other: [UInt8]) {
    let from = min(at, max(0, other.count - length))
    let piece = Array(other[from..<min(other.count, from + length)])
    bytes.replaceSubrange(at..<(at + length), with: piece)
  }
}
