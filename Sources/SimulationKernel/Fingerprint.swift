/// A 128-bit digest that stands for the bytes it was computed from.
@usableFromInline
package struct Fingerprint: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The more significant half.
  package var high: UInt64
  /// The less significant half.
  package var low: UInt64

  /// Creates a fingerprint from its two halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 32 lower-case hexadecimal digits; nil for anything else.
  package init?(hex: String) {
    guard hex.utf8.count == 32, !hex.contains(where: { $0.isUppercase || $0 == "+" }),
      let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The fingerprint as 32 lower-case hexadecimal digits.
  package var hex: String {
    Self.hexDigits(of: high) + Self.hexDigits(of: low)
  }

  /// Orders fingerprints as 128-bit numbers, which is also the order of their `hex` texts.
  @usableFromInline
  package static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  private static func hexDigits(of word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
