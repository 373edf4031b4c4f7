import SimulationKernel
import Testing

@Suite struct TapeTests {
  @Test func aRecordedTapeGivesTheSameDraws() {
    var first = Choices<Character>(SeededGenerator(seed: 3))
    let drawn = (0..<50).map { first.draw($0 % 3 == 0 ? "a" : "b", below: 7) }
    var second = Choices(replaying: first.drawn)
    let again = (0..<50).map { second.draw($0 % 3 == 0 ? "a" : "b", below: 7) }
    #expect(drawn == again)
    #expect(first.drawn == second.drawn)
  }

  @Test func beyondTheEndEveryDrawIsTheSimplest() {
    var choices = Choices(replaying: Tape<Character>([.init("a", 5)]))
    #expect(choices.draw("b", below: 9) == 0)
    #expect(choices.draw("a", below: 9) == 5)
    #expect(choices.draw("a", below: 9) == 0)
  }

  @Test func takingAnEntryAwayLeavesOtherLabelsAsTheyWere() {
    var choices = Choices(replaying: Tape<Character>([.init("b", 2), .init("a", 4)]))
    #expect(choices.draw("a", below: 9) == 4)
    #expect(choices.draw("b", below: 9) == 2)
  }

  @Test func aValueBeyondTheBoundIsTheLargestPossible() {
    var choices = Choices(replaying: Tape<Character>([.init("a", 50)]))
    #expect(choices.draw("a", below: 9) == 8)
  }
}

@Suite struct Base64URLTests {
  // RFC 4648, section 10, without padding.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func thePublishedVectorsHold(plain: String, text: String) {
    #expect(Base64URL.encode(Array(plain.utf8)) == text)
    #expect(Base64URL.decode(text) == Array(plain.utf8))
  }

  @Test func everyByteSurvives() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
  }

  @Test(arguments: ["A", "Zh", "Zm9v=", "Zm 9v", "Zm9+"])
  func whatNobodyEncodesIsRefused(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }
}
