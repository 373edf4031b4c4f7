/// A command's arguments, taken apart by its specification.
struct Arguments: Sendable {
  let operands: [String]
  private let values: [(name: String, value: String)]

  init(_ words: [String], for command: CommandSpecification) throws(UsageError) {
    var operands: [String] = []
    var values: [(name: String, value: String)] = []
    var rest = words[...]
    while var word = rest.popFirst() {
      if word == "-h" { word = "--help" }
      if word == "--" {
        operands += rest
        break
      }
      // A lone dash is an operand; anything else that begins with one is an option.
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = (command.options + [.help]).first(where: { $0.name == name }) else {
        throw UsageError(message: "there is no option \(name)")
      }
      if !option.isRepeatable, values.contains(where: { $0.name == name }) {
        throw UsageError(message: "\(name) was given twice")
      }
      values.append((name, try Self.value(option, parts, &rest)))
    }
    self.operands = operands
    self.values = values
    guard !has("--help") else { return }
    guard command.operandCount.contains(operands.count) else {
      let problem = operands.count < command.operandCount.lowerBound ? "is missing" : "is too much"
      let what =
        operands.count < command.operandCount.lowerBound
        ? command.operands.split(separator: " ").first.map(String.init) ?? ""
        : "\"\(operands.last ?? "")\""
      throw UsageError(message: "\(what) \(problem)")
    }
  }

  private static func value(
    _ option: OptionSpecification, _ parts: [Substring], _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let name = option.value else {
      if parts.count > 1 { throw UsageError(message: "\(option.name) takes no value") }
      return ""
    }
    if parts.count > 1 { return String(parts[1]) }
    guard let value = rest.popFirst() else {
      throw UsageError(message: "\(option.name) needs a value: \(option.name) \(name)")
    }
    return value
  }

  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  func text(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// A whole number in a range.
  func number(
    _ name: String, in range: ClosedRange<UInt64>, default fallback: UInt64
  ) throws(UsageError) -> UInt64 {
    guard let text = text(name) else { return fallback }
    guard let number = UInt64(text), range.contains(number) else {
      throw UsageError(
        message: "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\"")
    }
    return number
  }
}
