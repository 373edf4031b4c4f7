import AlertSearch
import Testing

@Suite("Days of the calendar")
struct CalendarDateTests {
  @Test("days that there are", arguments: ["2026-01-31", "2024-02-29", "2000-02-29", "9999-12-31"])
  func good(_ text: String) throws {
    #expect(try CalendarDate(text).description == text)
  }

  @Test(
    "days that there are not",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
      "0000-01-01", "0999-12-31",
    ])
  func missing(_ text: String) {
    #expect(throws: CalendarDate.Flaw.missing) { try CalendarDate(text) }
  }

  @Test(
    "texts that are no days",
    arguments: ["", "2026-1-1", "2026/01/01", "20260101", "2026-01-01Z", "2026-0a-01", "２０２６-01"])
  func malformed(_ text: String) {
    #expect(throws: CalendarDate.Flaw.malformed) { try CalendarDate(text) }
  }

  @Test("days come one after the other")
  func order() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map(CalendarDate.init)
    #expect(days == days.sorted() && days[0] < days[1] && !(days[1] < days[0]))
  }
}
