import SimulationKernel
import Testing

@Suite struct SeededGeneratorTests {
  @Test func splitMixGivesThePublishedWords() {
    var generator = SplitMix64(seed: 1_234_567)
    let words = (0..<5).map { _ in generator.next() }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func xoshiroGivesThePublishedWords() {
    var generator = SeededGenerator(state: (1, 2, 3, 4))
    let words = (0..<10).map { _ in generator.next() }
    #expect(
      words == [
        41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386,
        9_228_616_714_210_784_205, 9_973_669_472_204_895_162, 14_011_001_112_246_962_877,
        12_406_186_145_184_390_807, 15_849_039_046_786_891_736, 10_450_023_813_501_588_000,
      ]
    )
  }

  @Test func aSeedIsExpandedBySplitMix() {
    var expander = SplitMix64(seed: 99)
    let state = (expander.next(), expander.next(), expander.next(), expander.next())
    #expect(SeededGenerator(seed: 99) == SeededGenerator(state: state))
  }

  @Test func aStateOfZerosTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = SeededGenerator(state: (0, 0, 0, 0))
    }
  }

  @Test func streamsAreReproducibleAndDiffer() {
    #expect(SeededGenerator(seed: 7, stream: 3) == SeededGenerator(seed: 7, stream: 3))
    var firstWords: [UInt64] = []
    for seed in UInt64(0)..<30 {
      var plain = SeededGenerator(seed: seed)
      firstWords.append(plain.next())
      for stream in UInt64(0)..<30 {
        var generator = SeededGenerator(seed: seed, stream: stream)
        firstWords.append(generator.next())
      }
    }
    #expect(Set(firstWords).count == firstWords.count)
  }

  @Test func boundsOfOneAndOfTheWholeRangeWork() {
    var generator = SeededGenerator(seed: 5)
    #expect((0..<100).allSatisfy { _ in generator.below(1) == 0 })
    #expect((0..<100).allSatisfy { _ in generator.below(.max) < .max })
  }

  @Test func noResultIsFavoured() {
    var generator = SeededGenerator(seed: 11)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[Int(generator.below(6))] += 1 }
    #expect(counts.allSatisfy { (9_600...10_400).contains($0) })
  }

  @Test func lowHalvesThatFavourSomeResultsAreDrawnAgain() {
    // Four words share three results here. Without rejection every third result would get two of
    // the four words and so come up in half of the draws.
    let bound: UInt64 = 3 << 62
    var generator = SeededGenerator(seed: 23)
    let multiples = (0..<30_000).count { _ in generator.below(bound) % 3 == 0 }
    #expect((9_600...10_400).contains(multiples))
  }

  @Test func aBoundOfZeroTraps() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: 1)
      _ = generator.below(0)
    }
  }
}
