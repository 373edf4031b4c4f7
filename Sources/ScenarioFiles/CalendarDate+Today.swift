package import AlertSearch
import Foundation

extension CalendarDate {
  /// The present day, the same everywhere on earth.
  package static func today() throws(Flaw) -> CalendarDate {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    func digits(_ number: Int?, _ width: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(width - text.count, 0)) + text
    }
    return try CalendarDate(
      "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))")
  }
}
