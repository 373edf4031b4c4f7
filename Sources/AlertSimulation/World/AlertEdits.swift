import AlertModel
import SimulationKernel

/// What app code and people changed about alerts after they were set up, one entry per changed property.
///
/// Few alerts are ever changed, so a short list of differences is smaller than a full copy of each.
package struct AlertEdits: Sendable {
  struct Entry: Hashable, Sendable, BitwiseCopyable {
    var alert: UInt8
    var key: UInt8
    var value: Int16
  }

  /// What can be changed; `enabled + i` is button i, and added buttons follow those of the set-up.
  enum Key {
    static let title: UInt8 = 0
    static let message: UInt8 = 1
    static let style: UInt8 = 2
    static let cancelIndex: UInt8 = 3
    static let preferred: UInt8 = 4
    static let textFields: UInt8 = 5
    static let text: UInt8 = 6
    /// An added button; its value is the title's number, or −1, with the role in the key.
    static let addedButton: UInt8 = 16
    static let enabled: UInt8 = 32
  }

  private(set) var entries: FixedList<12, Entry>

  init() {
    entries = FixedList(filler: Entry(alert: 0, key: 0, value: 0))
  }

  /// The changed value of a property, if it was changed.
  func value(_ key: UInt8, of alert: Int) -> Int? {
    if entries.isEmpty { return nil }
    for place in entries.indices where entries[place].key == key {
      if entries[place].alert == UInt8(alert) { return Int(entries[place].value) }
    }
    return nil
  }

  /// Changes a property; false when there is no room for one more changed property.
  mutating func set(_ key: UInt8, of alert: Int, to value: Int) -> Bool {
    let short = Int16(truncatingIfNeeded: value)
    for place in entries.indices
    where entries[place].key == key && entries[place].alert == UInt8(alert) {
      entries[place].value = short
      return true
    }
    // Kept in order of alert and key, so that equal changes look equal; added buttons stay in theirs.
    let entry = Entry(alert: UInt8(alert), key: key, value: short)
    return insert(entry)
  }

  /// Adds a button; false when there is no room for one more change.
  mutating func addButton(to alert: Int, title: Int, role: UInt8) -> Bool {
    insert(
      Entry(
        alert: UInt8(alert), key: Key.addedButton + role, value: Int16(truncatingIfNeeded: title)))
  }

  /// How many buttons were added.
  func addedButtons(of alert: Int) -> Int {
    if entries.isEmpty { return 0 }
    var count = 0
    for place in entries.indices where isAddedButton(entries[place], alert) { count += 1 }
    return count
  }

  /// The title's number and the role of an added button.
  func addedButton(_ position: Int, of alert: Int) -> (title: Int16, role: UInt8) {
    var left = position
    for place in entries.indices where isAddedButton(entries[place], alert) {
      if left == 0 { return (entries[place].value, entries[place].key - Key.addedButton) }
      left -= 1
    }
    preconditionFailure("no such added button")
  }

  func encode(into bytes: inout StateBytes) {
    bytes.append(entries.count)
    for place in entries.indices {
      bytes.append(entries[place].alert)
      bytes.append(entries[place].key)
      bytes.appendSigned(Int64(entries[place].value))
    }
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader) {
    self.init()
    for _ in 0..<bytes.byte() {
      entries.append(
        Entry(
          alert: bytes.byte(), key: bytes.byte(), value: Int16(truncatingIfNeeded: bytes.signed())))
    }
  }

  private func isAddedButton(_ entry: Entry, _ alert: Int) -> Bool {
    entry.alert == UInt8(alert) && (Key.addedButton..<Key.enabled).contains(entry.key)
  }

  private mutating func insert(_ entry: Entry) -> Bool {
    guard entries.append(entry) else { return false }
    var place = Int(entries.count) - 1
    while place > 0, rank(entries[place - 1]) > rank(entry) {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = entry
    return true
  }

  // All added buttons rank alike, which keeps them in the order in which they were added.
  private func rank(_ entry: Entry) -> Int {
    let isButton = (Key.addedButton..<Key.enabled).contains(entry.key)
    return Int(entry.alert) << 8 | Int(isButton ? Key.addedButton : entry.key)
  }
}
