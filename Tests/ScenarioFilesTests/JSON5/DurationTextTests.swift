import ScenarioFiles
import Testing

@Suite("Durations as text")
struct DurationTextTests {
  @Test(
    "are read exactly",
    arguments: [
      ("3s", 3_000_000), ("250ms", 250_000), ("1.5s", 1_500_000), ("2m", 120_000_000),
      ("200us", 200), ("1h", 3_600_000_000), ("0s", 0), ("0.000001s", 1), ("0.1ms", 100),
      ("1.50000000000000s", 1_500_000), ("0.00000005m", 3), ("0.0000000025h", 9),
      ("9223372036854775807us", .max), ("2562047788.0152155019444h", -1), ("007ms", 7_000),
    ] as [(String, Int64)])
  func reads(_ text: String, microseconds: Int64) throws {
    guard microseconds >= 0 else {
      #expect(throws: DurationFlaw.tooFine) { try DurationText.parse(text) }
      return
    }
    #expect(try DurationText.parse(text) == microseconds)
  }

  @Test(
    "are refused with the reason",
    arguments: [
      ("", .malformed), ("s", .malformed), ("-3s", .malformed), ("+3s", .malformed),
      (".5s", .malformed), ("1.s", .malformed), (" 3s", .malformed), ("3", .missingUnit),
      ("1.5", .missingUnit), ("3 s", .unknownUnit(" s")), ("3sec", .unknownUnit("sec")),
      ("3S", .unknownUnit("S")), ("1h30m", .unknownUnit("h30m")), ("3µs", .unknownUnit("µs")),
      ("1e3s", .unknownUnit("e3s")), ("1.5.5s", .unknownUnit(".5s")), ("0.5us", .tooFine),
      ("0.0000001s", .tooFine), ("0.00000000001h", .tooFine), ("٣s", .malformed),
      ("9223372036854775808us", .tooLong), ("99999999999999999999999h", .tooLong),
      ("2562047789h", .tooLong), ("5124095577h", .tooLong),
    ] as [(String, DurationFlaw)])
  func refuses(_ text: String, flaw: DurationFlaw) {
    #expect(throws: flaw) { try DurationText.parse(text) }
  }

  @Test(
    "are printed in the largest exact unit",
    arguments: [
      (3_000_000, "3s"), (250_000, "250ms"), (1_500_000, "1500ms"), (0, "0s"), (1, "1us"),
      (60_000_000, "1m"), (90_000_000, "90s"), (7_200_000_000, "2h"), (-3_000_000, "-3s"),
      (.min, "-9223372036854775808us"),
    ] as [(Int64, String)])
  func prints(_ microseconds: Int64, text: String) {
    #expect(DurationText.print(microseconds) == text)
  }

  @Test("what is printed is read back the same")
  func roundTrip() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<5_000 {
      let unit = DurationText.units.randomElement(using: &random)?.microseconds ?? 1
      let bits = Int64.random(in: 1...62, using: &random)
      let value = Int64.random(in: 0...(Int64.max >> bits), using: &random) / unit * unit
      #expect(try DurationText.parse(DurationText.print(value)) == value)
      let range = value...(.max)
      #expect(try DurationText.parseRange(DurationText.print(range)) == range)
    }
  }

  @Test("ranges need two durations in order")
  func ranges() throws {
    #expect(try DurationText.parseRange("200ms..30s") == 200_000...30_000_000)
    #expect(try DurationText.parseRange("1.5s..1.5s") == 1_500_000...1_500_000)
    #expect(throws: DurationFlaw.notARange) { try DurationText.parseRange("3s") }
    #expect(throws: DurationFlaw.notARange) { try DurationText.parseRange("") }
    #expect(throws: DurationFlaw.reversed) { try DurationText.parseRange("3s..2s") }
    #expect(throws: DurationFlaw.malformed) { try DurationText.parseRange("..") }
    #expect(throws: DurationFlaw.malformed) { try DurationText.parseRange("3s...4s") }
    #expect(throws: DurationFlaw.missingUnit) { try DurationText.parseRange("3..4s") }
  }
}
