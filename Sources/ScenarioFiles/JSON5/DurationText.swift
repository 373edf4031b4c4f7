/// Reads and prints durations such as `250ms`, exactly and in whole microseconds.
package enum DurationText {
  /// The units from the smallest to the largest, with their length in microseconds.
  package static let units: [(name: String, microseconds: Int64)] = [
    ("us", 1), ("ms", 1_000), ("s", 1_000_000), ("m", 60_000_000), ("h", 3_600_000_000),
  ]

  /// The units in words, for messages.
  package static let unitList = "units are us, ms, s, m and h"

  /// The duration in microseconds of a text such as `1.5s`.
  package static func parse(_ text: some StringProtocol) throws(DurationFlaw) -> Int64 {
    let whole = digits(text.utf8)
    var rest = text.utf8.dropFirst(whole.count)
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      fraction = digits(rest.dropFirst())
      guard !fraction.isEmpty else { throw .malformed }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty else { throw .malformed }
    let unitName = String(decoding: rest, as: UTF8.self)
    guard !unitName.isEmpty else { throw .missingUnit }
    guard let unit = units.first(where: { $0.name == unitName })?.microseconds else {
      throw .unknownUnit(unitName)
    }
    guard let count = number(whole[...]) else { throw .tooLong }
    let (product, overflow) = count.multipliedReportingOverflow(by: UInt64(unit))
    let (sum, carry) = product.addingReportingOverflow(try part(fraction, of: UInt64(unit)))
    guard !overflow, !carry, let duration = Int64(exactly: sum) else { throw .tooLong }
    return duration
  }

  /// The bounds in microseconds of a text such as `200ms..30s`.
  package static func parseRange(_ text: String) throws(DurationFlaw) -> ClosedRange<Int64> {
    let bytes = Array(text.utf8)
    let dots = bytes.indices.dropLast().first { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E }
    guard let dots else { throw .notARange }
    let low = try parse(String(decoding: bytes[..<dots], as: UTF8.self))
    let high = try parse(String(decoding: bytes[(dots + 2)...], as: UTF8.self))
    guard low <= high else { throw .reversed }
    return low...high
  }

  /// The microseconds of a text such as `every 60s`.
  package static func parseMean(_ text: String) throws(DurationFlaw) -> Int64 {
    let prefix = meanPrefix.utf8
    guard text.utf8.starts(with: prefix) else { throw .notAMeanTime }
    return try parse(String(decoding: text.utf8.dropFirst(prefix.count), as: UTF8.self))
  }

  /// The mean time in the form ``parseMean(_:)`` reads.
  package static func print(mean microseconds: Int64) -> String {
    "\(meanPrefix)\(print(microseconds))"
  }

  private static let meanPrefix = "every "

  /// The duration in the largest unit that shows it without a fraction, such as `1500ms`.
  package static func print(_ microseconds: Int64) -> String {
    guard microseconds != 0 else { return "0s" }
    let unit = units.last { microseconds % $0.microseconds == 0 } ?? units[0]
    return "\(microseconds / unit.microseconds)\(unit.name)"
  }

  /// The range in the form ``parseRange(_:)`` reads.
  package static func print(_ range: ClosedRange<Int64>) -> String {
    "\(print(range.lowerBound))..\(print(range.upperBound))"
  }

  private static func digits(_ text: some Sequence<UInt8>) -> [UInt8] {
    Array(text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    digits.isEmpty ? 0 : UInt64(String(decoding: digits, as: UTF8.self))
  }

  /// The microseconds of the digits behind the dot.
  private static func part(_ digits: [UInt8], of unit: UInt64) throws(DurationFlaw) -> UInt64 {
    var significant = digits[...]
    while significant.last == UInt8(ascii: "0") { significant.removeLast() }
    // An hour is 2^10 * 3^2 * 5^8 us: no fraction with more than ten digits is whole in any unit.
    guard significant.count <= 10, let value = number(significant) else { throw .tooFine }
    let scale = (0..<significant.count).reduce(UInt64(1)) { power, _ in power * 10 }
    guard scale > 1 else { return 0 }
    let (quotient, remainder) = scale.dividingFullWidth(value.multipliedFullWidth(by: unit))
    guard remainder == 0 else { throw .tooFine }
    return quotient
  }
}
