/// Breaks text into lines.
struct LineWrapper {
  let width: Int

  /// The text in lines that fit, the first after one indentation and the others after another.
  ///
  /// Times such as `0.300 s` stay together, as do an event of a trace and the dot behind it; words that fit in no line
  /// are cut.
  func lines(_ text: String, first: String = "", rest: String? = nil) -> [String] {
    let rest = rest ?? first
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in words(text) {
      var word = Substring(word)
      if !isEmpty, columns(line) + 1 + columns(word) > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      while isEmpty {
        word = guarded(word)
        guard columns(line) + columns(word) > width, let end = cut(word, after: line) else { break }
        lines.append(line + word[..<end])
        line = rest
        word = word[end...]
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }

  private func columns(_ text: some StringProtocol) -> Int { DisplayWidth.of(text) }

  // At the start of a line, two colons would be a command to GitHub's runner.
  private func guarded(_ word: Substring) -> Substring {
    word.hasPrefix("::") ? "\\u{3a}" + word.dropFirst() : word
  }

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      if let last = words.last, word == "·" || last.last?.isNumber == true && isUnit(word) {
        words[words.count - 1] += " \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  private func isUnit(_ word: Substring) -> Bool {
    let letters = word.prefix { $0.isLetter }
    return ["s", "ms"].contains(letters)
      && word.dropFirst(letters.count).allSatisfy(\.isPunctuation)
  }

  /// Where a word is cut so that its beginning fits after an indentation; nil when it cannot be cut.
  private func cut(_ word: Substring, after line: String) -> Substring.Index? {
    var room = width - columns(line)
    var end = word.startIndex
    while end < word.endIndex {
      let next = word.unicodeScalars.index(after: end)
      room -= DisplayWidth.of(word.unicodeScalars[end])
      guard room >= 0 else { break }
      end = next
    }
    return end > word.startIndex && end < word.endIndex ? end : nil
  }
}
