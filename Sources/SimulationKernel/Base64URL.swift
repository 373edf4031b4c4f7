/// Bytes as text of letters, digits, `-` and `_` (RFC 4648, section 5, without padding).
///
/// Written by hand because the layers that make tokens do without Foundation.
package enum Base64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text for some bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var pending = 0
    var bits = 0
    for byte in bytes {
      pending = pending << 8 | Int(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[pending >> bits & 63])
      }
      pending &= (1 << bits) - 1
    }
    if bits > 0 { text.append(alphabet[pending << (6 - bits) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil when it has other characters, a length that cannot be, or stray bits at its end.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending = 0
    var bits = 0
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      pending = pending << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(pending >> bits))
        pending &= (1 << bits) - 1
      }
    }
    return bits < 6 && pending == 0 ? bytes : nil
  }
}
