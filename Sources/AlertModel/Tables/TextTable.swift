/// Rows of texts, laid out in columns that a narrow page has room for.
struct TextTable {
  /// The longest line.
  let width: Int
  private var rows: [[String]] = []

  init(width: Int) {
    self.width = width
  }

  mutating func addRow(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines: columns as wide as they need to be, and the last one wrapped.
  var lines: [String] {
    guard let count = rows.map(\.count).max() else { return [] }
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let start = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    var lines: [String] = []
    for row in rows {
      var line = ""
      for column in 0..<(count - 1) { line += row[column].padded(to: widths[column] + 2) }
      for (place, part) in Self.wrapped(row[count - 1], to: width - start).enumerated() {
        let lead = place == 0 ? line : String(repeating: " ", count: start)
        lines.append((lead + part).withoutTrailingBlanks)
      }
    }
    return lines
  }

  /// The same rows in as many tables as it takes for whole columns to fit; each repeats the first column.
  var linesInParts: [[String]] {
    guard let count = rows.map(\.count).max(), count > 1 else { return [lines] }
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var parts: [[Int]] = [[]]
    var used = widths[0]
    for column in 1..<count {
      if used + 2 + widths[column] > width, parts[parts.count - 1].isEmpty == false {
        parts.append([])
        used = widths[0]
      }
      parts[parts.count - 1].append(column)
      used += 2 + widths[column]
    }
    return parts.map { columns in
      var part = TextTable(width: width)
      for row in rows { part.addRow([row[0]] + columns.map { row[$0] }) }
      return part.lines
    }
  }

  /// Things in their order, each of which stays on one line.
  static func sequence(_ things: [String]) -> String {
    things.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "\u{A0}· ")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = String(word)
      } else if lines[last].count + 1 + word.count <= width {
        lines[last] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0.replacing("\u{A0}", with: " ") }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var withoutTrailingBlanks: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
