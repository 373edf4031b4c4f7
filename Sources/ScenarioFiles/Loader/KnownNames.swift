/// The names that a file declares, to which the rest of it refers.
struct KnownNames {
  private(set) var alerts: [String] = []
  private(set) var variables: [String] = []
  private(set) var events: [String] = []
  private var alertSet: Set<String> = []
  private var variableSet: Set<String> = []
  private var eventSet: Set<String> = []

  /// Words that start events of other things than alerts.
  static let reserved = ["root", "app", "timer", "event", "launched"]

  init() {}

  /// Collects the names; those of things whose content is wrong count, too.
  init(_ root: JSONNode) {
    alerts = root.member("alerts")?.members.map(\.key) ?? []
    variables = root.member("vars")?.members.map(\.key) ?? []
    events = root.member("events")?.members.map(\.key) ?? []
    alertSet = Set(alerts)
    variableSet = Set(variables)
    eventSet = Set(events)
  }

  func hasAlert(_ name: String) -> Bool { alertSet.contains(name) }
  func hasVariable(_ name: String) -> Bool { variableSet.contains(name) }
  func hasEvent(_ name: String) -> Bool { eventSet.contains(name) }

  /// Whether a text can be a name.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.unicodeScalars.count <= 60 else {
      return false
    }
    guard first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      let isMark = $0.properties.isGraphemeExtend
      return $0.properties.isAlphabetic || $0.properties.numericType != nil || isMark
        || $0 == "-" || $0 == "_"
    }
  }

  /// What may help somebody who used a name that there is not.
  static func hint(_ name: String, in known: [String], of kind: String) -> String {
    if let nearest = NearestName.find(name, in: known) {
      return "did you mean \(EscapedText.quoted(nearest))?"
    }
    guard !known.isEmpty else { return "the scenario has no \(kind)s" }
    let listed = known.prefix(8).map(EscapedText.quoted).joined(separator: ", ")
    return "the scenario has \(listed)" + (known.count > 8 ? " and more" : "")
  }

  /// A word with "a" or "an".
  static func articled(_ word: String) -> String {
    let vowels: [Character] = ["a", "e", "i", "o", "u"]
    return word.first.map(vowels.contains) == true ? "an \(word)" : "a \(word)"
  }
}
