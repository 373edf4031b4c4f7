/// Numbers as benchmarks print them.
package enum Figures {
  /// A quotient with four decimals, rounded to the nearest.
  package static func quotient(_ numerator: Int, _ denominator: Int) -> String {
    quotient(numerator, denominator, decimals: 4)
  }

  /// A quotient that is not negative, rounded to the nearest.
  package static func quotient(_ numerator: Int, _ denominator: Int, decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = Int((Double(numerator) / Double(denominator) * Double(unit)).rounded())
    let digits = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: decimals - digits.count) + digits
  }

  /// How many there are in a second, if so many take a while.
  package static func perSecond(_ count: Int, _ duration: Duration) -> Int {
    Int(Double(count) / max(duration / .seconds(1), 1e-9))
  }
}
