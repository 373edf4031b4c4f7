import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct ReplayTokenTests {
  static let moves: [Move] = [
    Move(.system(.launch), at: .zero),
    Move(.fire(slot: 0), at: Instant(microseconds: 300_000)),
    Move(.tap(alert: 0, button: -1), at: Instant(microseconds: 300_001)),
    Move(.type(alert: 7, field: 1, text: -1), at: Instant(microseconds: 5_000_000_000)),
    Move(.touchDown(alert: 2, button: 31), at: Instant(microseconds: 5_000_000_000)),
    Move(.touchUp(alert: 2), at: Instant(microseconds: 5_000_000_000)),
    Move(.tapOutside(alert: 1), at: Instant(microseconds: 5_000_000_001)),
    Move(.pressReturn(alert: 1), at: Instant(microseconds: 5_000_000_001)),
    Move(.event(3), at: Instant(microseconds: 5_000_000_002)),
    Move(.perform(program: 65_535), at: Instant(microseconds: 5_000_000_002)),
    Move(.system(.cancelAlerts), at: Instant(microseconds: 5_000_000_002)),
  ]
  static let token = ReplayToken(
    path: "scenarios/with blank/ünï.json5", scenario: Fingerprint(high: .max, low: 1),
    moves: moves)

  @Test func aTokenComesBackAsItWas() throws {
    #expect(try ReplayToken(text: Self.token.text) == Self.token)
  }

  // Each after another one at the same moment, where a token may also say "more like the last one".
  @Test func everyActionComesBackAfterAnyOther() throws {
    let actions: [Action] = [
      .fire(slot: 3), .tap(alert: 1, button: 2), .touchDown(alert: 1, button: 0),
      .touchUp(alert: 1), .tapOutside(alert: 1), .type(alert: 1, field: 0, text: 2),
      .pressReturn(alert: 1), .system(.home), .event(1), .perform(program: 9), .escape(alert: 1),
      .swipe(alert: 1),
    ]
    #expect(Set(actions.map { $0.code[0] }).count == actions.count)
    for first in actions {
      for second in actions {
        let moves = [
          Move(first, at: Instant(microseconds: 5)), Move(second, at: Instant(microseconds: 5)),
        ]
        let token = ReplayToken(path: "a", scenario: Fingerprint(high: 1, low: 2), moves: moves)
        #expect(try ReplayToken(text: token.text) == token, "\(first), \(second)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 36_000])
  func movesThatComeOverAndOverTakeLittleRoom(count: Int) throws {
    var moves = [Move(.system(.launch), at: .zero)]
    for number in 1...count {
      moves.append(Move(.fire(slot: 1), at: Instant(microseconds: Int64(number) * 100_000)))
    }
    moves.append(Move(.tap(alert: 0, button: 0), at: Instant(microseconds: 4_000_000_000)))
    moves.append(Move(.tap(alert: 0, button: 0), at: Instant(microseconds: 4_000_000_000)))
    let token = ReplayToken(path: "a", scenario: Fingerprint(high: 1, low: 2), moves: moves)
    #expect(try ReplayToken(text: token.text) == token)
    #expect(token.text.count < 120)
  }

  @Test func aTokenIsOneWordOfHarmlessCharacters() {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    #expect(Self.token.text.allSatisfy { allowed.contains($0) })
  }

  @Test func anyChangedCharacterIsNoticed() {
    let text = Array(Self.token.text)
    for place in text.indices {
      var changed = text
      changed[place] = changed[place] == "A" ? "B" : "A"
      #expect(throws: ReplayToken.Failure.self) { try ReplayToken(text: String(changed)) }
    }
  }

  @Test func aCutTokenIsNoticed() {
    let text = Self.token.text
    for length in 0..<text.count {
      #expect(throws: ReplayToken.Failure.self) {
        try ReplayToken(text: String(text.prefix(length)))
      }
    }
  }

  @Test func aTokenOfAnotherVersionSaysSo() {
    #expect(throws: ReplayToken.Failure.otherVersion) { try ReplayToken(text: "al9.AAAA") }
  }
}
