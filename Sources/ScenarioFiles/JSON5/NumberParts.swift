/// The parts of a JSON5 number, taken from its text.
struct NumberParts {
  private var isNegative = false
  private var isHex = false

  /// The digits before and after the dot, without the dot.
  private var digits: [UInt8] = []

  /// The power of ten, or zero for hex, that the digits are to be multiplied with.
  private var exponent = 0

  /// Reads the grammar of JSON5 numbers; infinity and NaN are told apart from other mistakes.
  init(_ text: some Collection<UInt8>) throws(NumberFlaw) {
    var rest = Array(text)[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { throw .notFinite }
    if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      isHex = true
      digits = Array(rest.dropFirst(2))
      guard !digits.isEmpty, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
        throw .malformed
      }
    } else {
      try readDecimal(rest)
    }
  }

  private mutating func readDecimal(_ text: ArraySlice<UInt8>) throws(NumberFlaw) {
    var rest = text
    let whole = Self.takeDigits(&rest)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { throw .malformed }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      exponent = try Self.takeExponent(&rest)
    }
    guard rest.isEmpty else { throw .malformed }
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { throw .leadingZero }
    digits = Array(whole + fraction)
    exponent -= fraction.count
  }

  private static func takeDigits(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    text = text.dropFirst(digits.count)
    return digits
  }

  private static func takeExponent(_ text: inout ArraySlice<UInt8>) throws(NumberFlaw) -> Int {
    let sign = text.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
    let digits = takeDigits(&text)
    guard !digits.isEmpty else { throw .malformed }
    // A billion is beyond every double and every length of text, so larger ones may stop there.
    let value = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// The exact value if it is whole and fits.
  var integer: Int64? {
    var significant = digits.drop { $0 == UInt8(ascii: "0") }
    var zeros = exponent
    if !isHex {
      while significant.last == UInt8(ascii: "0") {
        significant.removeLast()
        zeros += 1
      }
    }
    if significant.isEmpty { return 0 }
    guard zeros >= 0, significant.count + zeros <= 19 else { return nil }
    let shown = String(decoding: significant, as: UTF8.self) + String(repeating: "0", count: zeros)
    return Int64((isNegative ? "-" : "") + shown, radix: isHex ? 16 : 10)
  }

  /// The nearest double, infinite if there is none.
  var double: Double {
    let shown = (isNegative ? "-" : "") + (isHex ? "0x" : "")
    let tail = isHex ? "" : "e\(exponent)"
    return Double(shown + String(decoding: digits, as: UTF8.self) + tail) ?? .infinity
  }
}
