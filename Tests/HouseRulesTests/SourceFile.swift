import Foundation

/// A source file, with its lines as written and with comments and texts blanked out.
struct SourceFile: Sendable {
  /// The path from the repository's root.
  let path: String
  /// The target that it belongs to.
  let target: String
  let lines: [String]
  /// The lines without comments and without what stands between quotes.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    target = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = Self.withoutCommentsAndTexts(lines)
  }

  /// The places whose code matches, each as path, line number and line.
  func matches(_ pattern: Regex<AnyRegexOutput>) -> [String] {
    code.indices.filter { code[$0].contains(pattern) }.map {
      "\(path):\($0 + 1): \(lines[$0].trimmingCharacters(in: .whitespaces))"
    }
  }

  private static func withoutCommentsAndTexts(_ lines: [String]) -> [String] {
    var isInBlock = false
    return lines.map { line in
      if isInBlock {
        if line.contains("\"\"\"") { isInBlock = false }
        return ""
      }
      if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2 {
        isInBlock = true
      }
      return withoutCommentAndTexts(line)
    }
  }

  // Good enough for formatted sources: no comment within a line of code goes on afterwards.
  private static func withoutCommentAndTexts(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\"")) || line.contains("//") else { return line }
    var kept = ""
    var isText = false
    var isEscaped = false
    var previous: Character = " "
    for character in line {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isText = false
          kept.append("\"")
        }
      } else if character == "/", previous == "/" {
        kept.removeLast()
        return kept
      } else {
        kept.append(character)
        if character == "\"" { isText = true }
      }
      previous = character
    }
    return kept
  }
}

/// The repository in which these tests lie.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files under a top-level folder, in order of path.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        return SourceFile(path: "\(folder)/\(path)", text: text)
      }
  }

  /// The files under Sources, read once.
  static func sources() throws -> [SourceFile] {
    try read.get()
  }

  private static let read = Result { try swiftFiles(in: "Sources") }
}
