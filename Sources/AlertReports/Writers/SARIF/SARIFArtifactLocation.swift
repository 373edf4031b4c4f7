/// A file, as a URI relative to where the command was run, or absolute if its path is.
struct SARIFArtifactLocation: Encodable {
  static let root = "%SRCROOT%"

  let uri: String
  let uriBaseId: String?

  init(path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    if parts.isEmpty { parts = ["unnamed"] }
    let encoded = parts.map(Self.encoded).joined(separator: "/")
    let isAbsolute = path.hasPrefix("/")
    uri = isAbsolute ? "file:///" + encoded : encoded
    uriBaseId = isAbsolute ? nil : Self.root
  }

  private static func encoded(_ part: Substring) -> String {
    part.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(Character(scalar)) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}
