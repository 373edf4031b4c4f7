import SimulationKernel
import Testing

@Suite struct StableHashTests {
  private let fox = Array("The quick brown fox jumps over the lazy dog".utf8)

  @Test func nothingHashesToZero() {
    let empty: [UInt8] = []
    #expect(StableHash.fingerprint(of: empty) == Fingerprint(high: 0, low: 0))
    #expect(StableHasher().fingerprint == Fingerprint(high: 0, low: 0))
  }

  @Test func thePublishedVectorComesOut() {
    #expect(StableHash.fingerprint(of: fox).hex == "e34bbc7bbc071b6c7a433ca9c49a9347")
  }

  @Test func everyWayOfPassingBytesAgrees() {
    let expected = StableHash.fingerprint(of: fox)
    #expect(StableHash.fingerprint(of: fox.span) == expected)
    #expect(fox.withUnsafeBytes { StableHash.fingerprint(of: $0) } == expected)
  }

  @Test func everyLengthHasItsOwnFingerprintEvenForZeros() {
    let fingerprints = (0..<100).map {
      StableHash.fingerprint(of: [UInt8](repeating: 0, count: $0))
    }
    #expect(Set(fingerprints).count == 100)
  }

  @Test func everyByteOfATailCounts() {
    for length in 1...40 {
      let bytes = [UInt8](repeating: 7, count: length)
      let unchanged = StableHash.fingerprint(of: bytes)
      for position in 0..<length {
        var changed = bytes
        changed[position] = 8
        #expect(StableHash.fingerprint(of: changed) != unchanged)
      }
    }
  }

  @Test func misalignedBytesHashTheSame() {
    let padded = [0, 0, 0] + fox
    padded.withUnsafeBytes {
      let bytes = UnsafeRawBufferPointer(rebasing: $0[3...])
      #expect(StableHash.fingerprint(of: bytes) == StableHash.fingerprint(of: fox))
    }
  }
}

@Suite struct FingerprintTests {
  @Test func hexKeepsLeadingZeros() {
    let fingerprint = Fingerprint(high: 0xab, low: .max)
    #expect(fingerprint.hex == "00000000000000abffffffffffffffff")
    #expect(Fingerprint(high: 0, low: 0).hex == String(repeating: "0", count: 32))
  }

  @Test func orderIsThatOfTheHexTexts() {
    let ascending = [
      Fingerprint(high: 0, low: 1), Fingerprint(high: 0, low: .max), Fingerprint(high: 1, low: 0),
      Fingerprint(high: 1 << 63, low: 0),
    ]
    #expect(Array(ascending.reversed()).sorted() == ascending)
    #expect(ascending.map(\.hex) == ascending.map(\.hex).sorted())
  }
}
