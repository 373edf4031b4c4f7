import SimulationKernel
import Testing

@Suite struct StableHasherTests {
  @Test func piecesHashLikeTheirConcatenation() {
    var generator = SeededGenerator(seed: 2024)
    for _ in 0..<2_000 {
      var hasher = StableHasher()
      var bytes: [UInt8] = []
      for _ in 0..<generator.below(12) {
        feedRandomPiece(&generator, &hasher, &bytes)
      }
      #expect(hasher.fingerprint == StableHash.fingerprint(of: bytes))
    }
  }

  private func feedRandomPiece(
    _ generator: inout SeededGenerator,
    _ hasher: inout StableHasher,
    _ bytes: inout [UInt8]
  ) {
    let word = generator.next()
    switch generator.below(6) {
    case 0:
      hasher.feed(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word))
    case 1:
      hasher.feed(UInt32(truncatingIfNeeded: word))
      bytes += littleEndianBytes(of: word, count: 4)
    case 2:
      hasher.feed(Int64(bitPattern: word))
      bytes += littleEndianBytes(of: word, count: 8)
    case 3:
      hasher.feed(word)
      bytes += littleEndianBytes(of: word, count: 8)
    case 4:
      let text = String("éa→b😀cdefghijklmnopqrstu".prefix(Int(word % 20)))
      hasher.feed(text)
      bytes += Array(text.utf8)
    default:
      let piece = (0..<word % 40).map { UInt8($0 * 5) }
      piece.withUnsafeBytes { hasher.feed($0) }
      bytes += piece
    }
  }

  private func littleEndianBytes(of word: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }

  @Test func readingTheFingerprintDoesNotEndTheFeeding() {
    var hasher = StableHasher()
    hasher.feed("The quick brown fox ")
    _ = hasher.fingerprint
    hasher.feed("jumps over the lazy dog")
    #expect(hasher.fingerprint.hex == "e34bbc7bbc071b6c7a433ca9c49a9347")
  }
}
