/// The set of states a search has seen, by fingerprint, with the way each was first reached.
///
/// States are numbered densely in order of insertion. The entries lie in that order in one list;
/// beside it stands an open-addressing table of slots. A slot holds the top 32 bits of a
/// fingerprint, whose own top bits are its home in the table, and the number of the entry plus one.
/// So probing seldom touches entries, and doubling the table touches none.
@usableFromInline
package struct VisitedSet: Sendable {
  /// How one state was first reached.
  private struct Entry: Sendable {
    var fingerprint: Fingerprint
    var parent: UInt32
    var ordinal: UInt32
    var cost: UInt64
  }

  /// What an insertion did.
  @usableFromInline
  @frozen
  package struct Insertion: Equatable, Sendable {
    /// The index of the state, new or old.
    @usableFromInline package var index: Int
    /// Whether the state was not in the set before.
    @usableFromInline package var isNew: Bool

    @usableFromInline
    init(index: Int, isNew: Bool) {
      self.index = index
      self.isNew = isNew
    }
  }

  /// The greatest number of states a set can hold.
  package static let maximumCount = Int(UInt32.max) - 1

  private static let noParent = UInt32.max
  private static let smallestTableBits = 6

  private var entries = ChunkedList<Entry>()
  private var slots: [UInt64]
  // The memory for each state while the table grew last: never is it more until it grows again.
  private var bytesPerStateInGrowth = 0
  // The home of a tag is `tag >> homeShift`: 32 less the number of bits of a slot position.
  private var homeShift: UInt64

  /// Creates an empty set.
  @usableFromInline
  package init() {
    slots = Array(repeating: 0, count: 1 << Self.smallestTableBits)
    homeShift = UInt64(32 - Self.smallestTableBits)
  }

  /// The number of states in the set.
  @usableFromInline package var count: Int { entries.count }

  /// The memory held in bytes, slack included.
  @usableFromInline package var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + slots.count * MemoryLayout<UInt64>.stride
  }

  /// The memory held for each state in bytes, slack included, rounded up.
  package var bytesPerState: Int {
    (byteCount + count - 1) / max(count, 1)
  }

  /// The same while the table grew last, or now if that is more.
  package var peakBytesPerState: Int { max(bytesPerState, bytesPerStateInGrowth) }

  /// Adds a state unless it is there, remembering the move `ordinal` of `parent` that led to it.
  ///
  /// A state without a parent is an initial one; its ordinal can be any number that says which.
  @usableFromInline
  package mutating func insert(
    _ fingerprint: Fingerprint,
    parent: Int?,
    ordinal: Int,
    cost: UInt64 = 0
  ) -> Insertion {
    let position = self.position(for: fingerprint)
    if let known = entryIndex(inSlot: position) { return Insertion(index: known, isNew: false) }
    let index = entries.count
    precondition(index < Self.maximumCount, "the set of visited states is full")
    slots[position] = (Self.tag(of: fingerprint) << 32) | UInt64(index + 1)
    let parentWord = parent.map { UInt32($0) } ?? Self.noParent
    entries.append(
      Entry(
        fingerprint: fingerprint, parent: parentWord, ordinal: UInt32(ordinal), cost: cost))
    // At most seven eighths of the slots are taken: tags keep even long probes within few lines.
    if entries.count * 8 > slots.count * 7 { doubleTable() }
    return Insertion(index: index, isNew: true)
  }

  /// The index of the state with the given fingerprint, if it is in the set.
  @usableFromInline
  package func index(of fingerprint: Fingerprint) -> Int? {
    entryIndex(inSlot: position(for: fingerprint))
  }

  /// Remembers a cheaper way to a state that is known; false when the way is not cheaper.
  @usableFromInline
  package mutating func improve(_ index: Int, parent: Int, ordinal: Int, cost: UInt64) -> Bool {
    guard cost < entries[index].cost else { return false }
    entries[index].parent = UInt32(parent)
    entries[index].ordinal = UInt32(ordinal)
    entries[index].cost = cost
    return true
  }

  /// The cost of the cheapest way to the state at an index.
  @usableFromInline
  package func cost(at index: Int) -> UInt64 { entries[index].cost }

  /// The fingerprint of the state at an index.
  package func fingerprint(at index: Int) -> Fingerprint {
    entries[index].fingerprint
  }

  /// The index of the state from which the state at `index` was first reached, if any.
  package func parent(at index: Int) -> Int? {
    let parent = entries[index].parent
    return parent == Self.noParent ? nil : Int(parent)
  }

  /// The ordinal that was given when the state at `index` was inserted.
  package func ordinal(at index: Int) -> Int {
    Int(entries[index].ordinal)
  }

  /// The indexes of the states on the way to a state: an initial one first, the state itself last.
  package func lineage(of index: Int) -> [Int] {
    var lineage = [index]
    var current = index
    while let parent = parent(at: current) {
      lineage.append(parent)
      current = parent
    }
    lineage.reverse()
    return lineage
  }

  /// The position of the slot that holds the fingerprint, or of the free slot where it would go.
  @inline(__always)
  private func position(for fingerprint: Fingerprint) -> Int {
    let tag = Self.tag(of: fingerprint)
    var position = Int(truncatingIfNeeded: tag &>> homeShift)
    while true {
      let slot = slots[position]
      if slot == 0 { return position }
      if slot &>> 32 == tag, entries[Self.entryIndex(of: slot)].fingerprint == fingerprint {
        return position
      }
      position = (position &+ 1) & (slots.count &- 1)
    }
  }

  private func entryIndex(inSlot position: Int) -> Int? {
    let slot = slots[position]
    return slot == 0 ? nil : Self.entryIndex(of: slot)
  }

  private mutating func doubleTable() {
    var doubled = [UInt64](repeating: 0, count: slots.count * 2)
    precondition(homeShift > 0, "the table of visited states cannot grow any further")
    homeShift -= 1
    bytesPerStateInGrowth = (byteCount + doubled.count * MemoryLayout<UInt64>.stride) / count
    for slot in slots where slot != 0 {
      var position = Int(truncatingIfNeeded: (slot &>> 32) &>> homeShift)
      while doubled[position] != 0 { position = (position &+ 1) & (doubled.count &- 1) }
      doubled[position] = slot
    }
    slots = doubled
  }

  private static func tag(of fingerprint: Fingerprint) -> UInt64 {
    fingerprint.high &>> 32
  }

  private static func entryIndex(of slot: UInt64) -> Int {
    Int(truncatingIfNeeded: slot & 0xffff_ffff) &- 1
  }
}
