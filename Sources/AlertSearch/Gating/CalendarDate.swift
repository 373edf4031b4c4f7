/// A day of the calendar, as files write it: `2026-12-31`.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Why a text is no day.
  package enum Flaw: Error, Hashable, Sendable {
    /// It is not written as year, month and day.
    case malformed
    /// The calendar has no such day.
    case missing
  }

  /// Reads a day from the year 1000 on.
  package init(_ text: String) throws(Flaw) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { throw .malformed }
    guard year >= 1_000, (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { throw .missing }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day as files write it.
  package var description: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Orders days as they come.
  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
