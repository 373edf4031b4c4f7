import Foundation
import Testing

/// What other modules see is explained.
@Suite struct DocumentationTests {
  // Not asked of what says all there is by its name and type: stored properties and constants, the initializer that
  // every option set has, enumerations nested in what is explained, and defaults that do nothing.
  private static func declaration(_ line: String) -> (indent: String, kind: String, rest: String)? {
    let pattern =
      /^(\s*)(?:@\w+(?:\(.*?\))? )*(?:public|package)(?:\((?:set)\))? (?:internal\(set\) |private\(set\) )?(?:final |static |mutating |nonmutating |consuming |indirect |nonisolated |override |convenience )*(func|init|subscript|struct|class|enum|protocol|actor|macro|var|let|typealias)\b(.*)$/
    return line.firstMatch(of: pattern).map { (String($0.1), String($0.2), String($0.3)) }
  }

  @Test func everyDeclarationThatOtherModulesSeeHasADocComment() throws {
    var problems: [String] = []
    var seen = 0
    for file in try Repository.sources() {
      for (place, line) in file.code.enumerated() {
        guard line.contains("package") || line.contains("public"),
          let match = Self.declaration(line)
        else { continue }
        seen += 1
        if !match.indent.isEmpty, Self.speaksForItself(match.kind, match.rest) { continue }
        if !Self.isDocumented(place, file) {
          problems.append("\(file.path):\(place + 1): \(file.lines[place])")
        }
      }
    }
    #expect(seen > 200, "declarations are found")
    #expect(problems.isEmpty, "\(problems.count):\n\(problems.joined(separator: "\n"))")
  }

  private static func speaksForItself(_ kind: String, _ rest: String) -> Bool {
    switch kind {
    // Stored: a computed property opens a brace that is not an observer's or an initial value's.
    case "let", "enum": true
    case "var": !rest.hasSuffix("{")
    case "init": rest.hasPrefix("(rawValue:")
    // The default of a requirement that the protocol explains: nothing.
    case "func": rest.hasSuffix(" {}")
    default: false
    }
  }

  private static func isDocumented(_ place: Int, _ file: SourceFile) -> Bool {
    var above = place - 1
    while above >= 0 {
      let line = file.lines[above].trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") { return true }
      guard line.hasPrefix("@") || line.hasPrefix("#if") else { return false }
      above -= 1
    }
    return false
  }
}
