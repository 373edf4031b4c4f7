import AlertModel
import AlertSimulation

/// Reads one file by the tables and keeps what it learns on the way: names, the toolkit, timers.
struct ScenarioReader {
  let problems: Problems
  let checks: [String]?
  /// The kind of the profile's alerts; nil as long as the profile is not known.
  var toolkit: AlertKind?
  var profile: ToolkitProfile?
  var knobs: [(Knob, String)] = []
  var levels: [CheckSetting] = []
  var interruptions: [InterruptionSetting] = []
  var names = KnownNames()
  /// Timers with the offset of the first statement that starts each, in the order of the file.
  var startedTimers: [(name: String, offset: Int)] = []
  var timerNames: Set<String> = []
  var timerUses: [(name: String, offset: Int)] = []
  /// Whether a statement could not be read, so that a timer may be started all the same.
  var missedStatement = false
  /// Buttons' titles, for script lines that name one.
  var titles: [String: [String?]] = [:]

  /// The profile by whose rules the file is read, whatever it says.
  let givenProfile: String?

  init(_ document: JSON5Document, checks: [String]?, profile: String? = nil) {
    problems = Problems(source: document.source)
    self.checks = checks
    givenProfile = profile
  }

  /// Reads the file; nil when it is so wrong that there is no scenario in it.
  mutating func read(_ root: JSONNode) -> ScenarioParts? {
    names = KnownNames(root)
    for (key, kind) in [("alerts", "alert"), ("vars", "variable"), ("events", "event")] {
      for member in root.member(key)?.members ?? [] {
        checkName(member.key, kind, at: member.keyOffset)
      }
    }
    readTitles(root)
    guard let fields = fields(root, TopLevelTable.table, label: TopLevelTable.table.label) else {
      return nil
    }
    resolveTimers()
    return parts(fields)
  }

  // Cut off, so that a hostile file does not make this the longest part of its reading.
  private mutating func readTitles(_ root: JSONNode) {
    for alert in root.member("alerts")?.members.prefix(Capacity.alerts) ?? [] {
      guard case .array(let buttons) = alert.value.member("buttons")?.kind else { continue }
      titles[alert.key] = buttons.prefix(Capacity.buttons).map { button in
        if case .string(let title) = button.kind { return title }
        guard case .string(let title) = button.member("title")?.kind else { return nil }
        return title
      }
    }
  }

  // A timer that nothing starts never fires; the name is probably misspelt.
  private func resolveTimers() {
    guard !missedStatement else { return }
    for use in timerUses where !timerNames.contains(use.name) {
      problems.report(
        at: use.offset, "no statement starts a timer \(EscapedText.quoted(use.name))",
        hint: KnownNames.hint(use.name, in: startedTimers.map(\.name), of: "timer"))
    }
  }

  /// Reports a name that could not be told apart from other words in events and traces.
  func checkName(_ name: String, _ kind: String, at offset: Int) {
    guard KnownNames.isName(name) else {
      problems.report(
        at: offset, "\(EscapedText.quoted(name)) is no name for \(KnownNames.articled(kind))",
        hint: "names are letters, digits, - and _, and start with a letter")
      return
    }
    guard kind == "alert", KnownNames.reserved.contains(name) else { return }
    problems.report(
      at: offset, "no alert can be called \(EscapedText.quoted(name))",
      hint: "the word means something else in events")
  }
}

extension JSONNode {
  /// The members of an object; none for everything else.
  var members: [Member] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The value of a member.
  func member(_ key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }
}
