/// The set of states a search has seen, by fingerprint, with the way each was first reached.
///
/// States are numbered densely in order of insertion. The entries lie in that order in one list;
/// beside it stands an open-addressing table of slots. A slot holds the number of the entry plus
/// one and, in the bits that such numbers leave free, a piece of the fingerprint, so that probing
/// seldom touches entries. Growing needs no second table: the entries say where everything goes.
@usableFromInline
package struct VisitedSet: Sendable {
  /// How one state was first reached.
  private struct Entry: Sendable, BitwiseCopyable {
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
  package static let maximumCount = 3 << 30

  private static let noParent = UInt32.max
  private static let smallestTableBits = 6

  private var entries = ChunkedList<Entry>()
  private var slots: [UInt32]
  // The home of a fingerprint is its top bits, as many as a slot's position has.
  private var homeShift: UInt64
  private var bytesPerStateAfterGrowth = 0
  // Nobody reads it: only what is kept is really fetched.
  private var fetched: UInt32 = 0

  /// Creates an empty set.
  @usableFromInline
  package init() {
    slots = Array(repeating: 0, count: 1 << Self.smallestTableBits)
    homeShift = UInt64(64 - Self.smallestTableBits)
  }

  /// The number of states in the set.
  @usableFromInline package var count: Int { entries.count }

  /// The memory held in bytes, slack included.
  @usableFromInline package var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + slots.count * MemoryLayout<UInt32>.stride
  }

  /// The memory held for each state in bytes, slack included, rounded up.
  package var bytesPerState: Int {
    (byteCount + count - 1) / max(count, 1)
  }

  /// The same just after the table grew last, or now if that is more.
  package var peakBytesPerState: Int { max(bytesPerState, bytesPerStateAfterGrowth) }

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
    slots[position] = slot(fingerprint, index)
    let parentWord = parent.map { UInt32($0) } ?? Self.noParent
    entries.append(
      Entry(
        fingerprint: fingerprint, parent: parentWord, ordinal: UInt32(ordinal), cost: cost))
    // At most seven eighths of the slots are taken: sixteen lie in one cache line.
    if entries.count * 8 > slots.count * 7 { growTable() }
    return Insertion(index: index, isNew: true)
  }

  /// Has the processor fetch what will be needed to look some fingerprints up.
  @usableFromInline
  package mutating func fetch(_ fingerprints: [Fingerprint]) {
    for fingerprint in fingerprints { fetched &+= slots[home(of: fingerprint)] }
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
    let tag = UInt32(truncatingIfNeeded: fingerprint.low) & ~indexMask
    var position = home(of: fingerprint)
    while true {
      let slot = slots[position]
      if slot == 0 { return position }
      if slot & ~indexMask == tag, entries[entryIndex(of: slot)].fingerprint == fingerprint {
        return position
      }
      position = (position &+ 1) & (slots.count &- 1)
    }
  }

  private func entryIndex(inSlot position: Int) -> Int? {
    let slot = slots[position]
    return slot == 0 ? nil : entryIndex(of: slot)
  }

  // The old table goes before the new one comes, so that never both take memory.
  private mutating func growTable() {
    let size = slots.count * 2
    slots = []
    slots = [UInt32](repeating: 0, count: size)
    homeShift -= 1
    bytesPerStateAfterGrowth = bytesPerState
    for index in 0..<entries.count {
      let fingerprint = entries[index].fingerprint
      var position = home(of: fingerprint)
      while slots[position] != 0 { position = (position &+ 1) & (size &- 1) }
      slots[position] = slot(fingerprint, index)
    }
  }

  // MARK: Slots

  // There are fewer entries than slots.
  @inline(__always)
  private var indexMask: UInt32 { UInt32(truncatingIfNeeded: slots.count &- 1) }

  @inline(__always)
  private func home(of fingerprint: Fingerprint) -> Int {
    Int(truncatingIfNeeded: fingerprint.high &>> homeShift)
  }

  @inline(__always)
  private func slot(_ fingerprint: Fingerprint, _ index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: fingerprint.low) & ~indexMask
      | UInt32(truncatingIfNeeded: index &+ 1)
  }

  @inline(__always)
  private func entryIndex(of slot: UInt32) -> Int {
    Int(slot & indexMask) &- 1
  }
}
