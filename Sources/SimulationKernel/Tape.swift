/// The choices that make one case, each under a label.
///
/// Draws of one label read only entries of that label, so taking one entry away leaves all other labels' draws
/// as they were. A draw beyond the end gives 0, the simplest value: every part of a tape is a tape.
package struct Tape<Label: Hashable & Sendable>: Hashable, Sendable {
  /// One choice.
  package struct Entry: Hashable, Sendable {
    package var label: Label
    package var value: Int

    /// Makes a choice.
    package init(_ label: Label, _ value: Int) {
      self.label = label
      self.value = value
    }
  }

  package var entries: [Entry]

  /// Makes a tape.
  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

/// Where a case's choices come from: a tape, then a generator if there is one, else the simplest values.
package struct Choices<Label: Hashable & Sendable>: Sendable {
  private let tape: Tape<Label>
  private var used: [Bool]
  private var generator: SeededGenerator?
  /// What was drawn, in order.
  package private(set) var drawn = Tape<Label>()

  /// Draws afresh.
  package init(_ generator: SeededGenerator) {
    tape = Tape()
    used = []
    self.generator = generator
  }

  /// Draws from a tape.
  package init(replaying tape: Tape<Label>) {
    self.tape = tape
    used = [Bool](repeating: false, count: tape.entries.count)
    generator = nil
  }

  /// A number below a bound, which must be at least 1.
  package mutating func draw(_ label: Label, below bound: Int) -> Int {
    let value = next(label, below: bound)
    drawn.entries.append(.init(label, value))
    return value
  }

  private mutating func next(_ label: Label, below bound: Int) -> Int {
    for place in tape.entries.indices where !used[place] && tape.entries[place].label == label {
      used[place] = true
      return min(tape.entries[place].value, bound - 1)
    }
    guard generator != nil else { return 0 }
    return Int(generator?.below(UInt64(bound)) ?? 0)
  }
}
