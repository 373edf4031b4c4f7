package import AlertModel

/// One key of an object in scenario files: what its value may be, and what it means.
package struct FieldRule: Sendable {
  package let key: String
  package let kind: FieldKind
  package let presence: Presence
  /// The kinds of alert that have it; nil for all.
  package let kinds: [AlertKind]?
  /// A sentence for the documentation and the schema.
  package let help: String

  /// Whether the key may be left out, and what that means.
  package enum Presence: Hashable, Sendable {
    case required
    /// Leaving it out says nothing; the help sentence tells what happens then.
    case optional
    /// Leaving it out says this.
    case defaults(JSONValue)
  }

  /// Makes a rule.
  package init(
    _ key: String, _ kind: FieldKind, _ presence: Presence,
    only kinds: [AlertKind]? = nil, _ help: String
  ) {
    self.key = key
    self.kind = kind
    self.presence = presence
    self.kinds = kinds
    self.help = help
  }

  /// Makes a rule of a key that may be left out.
  package init(
    _ key: String, _ kind: FieldKind, only kinds: [AlertKind]? = nil, _ help: String
  ) {
    self.init(key, kind, .optional, only: kinds, help)
  }

  /// What leaving the key out says, if it says something.
  package var defaultValue: JSONValue? {
    if case .defaults(let value) = presence { value } else { nil }
  }
}

extension [AlertKind] {
  /// Those that tell a delegate what happens.
  package static let delegating = AlertKind.allCases.filter(\.hasDelegate)
  /// Those whose buttons have actions of their own.
  package static let acting: [AlertKind] = [
    .alertController, .boundAlert, .libraryAlert, .systemPrompt,
  ]
  /// Those that are presented from controllers.
  package static let controllers: [AlertKind] = [.alertController]
}

/// The keys of one kind of object.
package struct FieldTable: Sendable {
  /// What messages call such an object, with an article.
  package let label: String
  package let rules: [FieldRule]

  /// Makes a table.
  package init(_ label: String, _ rules: [FieldRule]) {
    self.label = label
    self.rules = rules
  }

  /// The rule of a key, if there is one.
  package func rule(_ key: String) -> FieldRule? {
    rules.first { $0.key == key }
  }
}

/// What a value may be.
package indirect enum FieldKind: Sendable {
  /// Not looked at.
  case anything
  case text, textOrNull, flag
  case integer(ClosedRange<Int>)
  case integerOrNull(ClosedRange<Int>)
  /// A duration such as `"250ms"`.
  case duration
  /// A text with more than blanks in it.
  case sentence
  /// A day of the calendar such as `"2026-12-31"`.
  case date
  /// A check's name.
  case check
  /// A range of durations such as `"200ms..30s"`, or one duration.
  case durationRange
  case choice([String])
  /// An array of texts out of a list.
  case choices([String])
  case integers, textsOrNulls
  /// A profile's name.
  case profile
  /// One of the styles that the profile's alerts have.
  case style
  case name(NameKind)
  case nameOrNull(NameKind)
  /// What starts a handler, such as `"a.didPresent"`.
  case trigger
  /// A button's index or title.
  case button
  /// An array of statements.
  case statements
  /// An array of script lines.
  case script
  case object(FieldTable)
  case objectOrNull(FieldTable)
  /// An array of objects.
  case list(FieldTable)
  /// Objects by names of the author's choice.
  case named(FieldTable)
  /// Buttons: each a title, null, or an object.
  case buttons(FieldTable)
  /// A delegate's answer: a flag, or an object.
  case enables(FieldTable)
  /// Knobs' values by name.
  case knobs
  /// Mean times such as `"every 60s"` by names out of a list.
  case meanTimes([String])
  /// Checks' levels by name.
  case levels
  /// The text `"none"`, or an array of objects.
  case findings(FieldTable)
}

/// What a name refers to.
package enum NameKind: Hashable, Sendable {
  case alert
  /// An alert, or `root` where the toolkit presents from controllers.
  case alertOrRoot
  /// A timer that this statement starts, so that the name may be new.
  case startedTimer
  case timer, event, variable
}
