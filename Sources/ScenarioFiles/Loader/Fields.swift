import AlertSearch
import AlertModel
import AlertSimulation
import SimulationKernel

/// A value that was read by its rule.
enum FieldValue {
  case null
  case flag(Bool)
  case integer(Int)
  case text(String)
  case span(TimeSpan)
  case spans(ClosedRange<TimeSpan>)
  case date(CalendarDate)
  case trigger(Trigger)
  case statements([LocatedStatement])
  case script([LocatedLine])
  case fields(Fields)
  case list([Fields])
  case entries([NamedFields])
  case texts([(text: String, offset: Int)])
  case values([PropertyValue])
}

/// The members of one object that were read by their rules.
///
/// What is wrong was reported before; a getter then gives anything, because the file is refused anyway.
struct Fields {
  /// The byte offset of the object.
  let offset: Int
  private var values: [String: FieldValue] = [:]
  private var offsets: [String: Int] = [:]

  init(offset: Int) {
    self.offset = offset
  }

  mutating func write(_ key: String, at offset: Int, _ value: FieldValue?) {
    offsets[key] = offset
    values[key] = value
  }

  mutating func assume(_ key: String, _ value: FieldValue?) { values[key] = value }

  /// Whether the file has the key, even with a wrong value.
  func isWritten(_ key: String) -> Bool { offsets[key] != nil }

  /// Whether the file has the key with a value that is in order.
  func isGiven(_ key: String) -> Bool { offsets[key] != nil && values[key] != nil }

  /// The byte offset of a key's value, or of the object.
  func offset(of key: String) -> Int { offsets[key] ?? offset }

  func value(_ key: String) -> FieldValue? { values[key] }

  func optionalText(_ key: String) -> String? {
    if case .text(let text) = values[key] { text } else { nil }
  }

  func text(_ key: String) -> String { optionalText(key) ?? "" }

  func optionalInteger(_ key: String) -> Int? {
    if case .integer(let number) = values[key] { number } else { nil }
  }

  func integer(_ key: String) -> Int { optionalInteger(key) ?? 0 }

  func flag(_ key: String) -> Bool {
    if case .flag(let flag) = values[key] { flag } else { false }
  }

  func optionalSpan(_ key: String) -> TimeSpan? {
    if case .span(let span) = values[key] { span } else { nil }
  }

  func span(_ key: String) -> TimeSpan { optionalSpan(key) ?? .zero }

  func optionalInstant(_ key: String) -> Instant? {
    optionalSpan(key).map { Instant(microseconds: $0.microseconds) }
  }

  func statements(_ key: String) -> [LocatedStatement] {
    if case .statements(let statements) = values[key] { statements } else { [] }
  }

  func fields(_ key: String) -> Fields? {
    if case .fields(let fields) = values[key] { fields } else { nil }
  }

  func list(_ key: String) -> [Fields] {
    if case .list(let list) = values[key] { list } else { [] }
  }

  func entries(_ key: String) -> [NamedFields] {
    if case .entries(let entries) = values[key] { entries } else { [] }
  }

  func texts(_ key: String) -> [(text: String, offset: Int)]? {
    if case .texts(let texts) = values[key] { texts } else { nil }
  }
}

/// The members of an object that has a name of the author's choice.
struct NamedFields {
  let name: String
  /// The byte offset of the name.
  let offset: Int
  let fields: Fields
}

/// A statement with its place in the file.
struct LocatedStatement {
  let statement: Statement
  /// The byte offset of its object.
  let offset: Int
  /// The statements of its branches: those of `then` and `else`, or the one of `do`.
  let branches: [[LocatedStatement]]
}

/// A script line with its place in the file.
struct LocatedLine {
  let line: ScriptLine
  let offset: Int
  /// The statements of the input `do`.
  let body: [LocatedStatement]
}

/// A handler with its place in the file.
struct LocatedHandler {
  let definition: HandlerDefinition
  let offset: Int
  let timesOffset: Int
  let body: [LocatedStatement]
}
