import SimulationKernel
import Testing

@Suite struct VisitedSetTests {
  private func fingerprint(_ number: UInt64) -> Fingerprint {
    var mixer = SplitMix64(seed: number)
    return Fingerprint(high: mixer.next(), low: mixer.next())
  }

  @Test func anEmptySetKnowsNothing() {
    let set = VisitedSet()
    #expect(set.count == 0)
    #expect(set.index(of: fingerprint(1)) == nil)
    #expect(set.bytesPerState >= 0)
  }

  @Test func indexesFollowInsertion() {
    var set = VisitedSet()
    let first = set.insert(fingerprint(1), parent: nil, ordinal: 4)
    let second = set.insert(fingerprint(2), parent: 0, ordinal: 70_000)
    let again = set.insert(fingerprint(1), parent: 1, ordinal: 9)
    #expect([first.index, second.index, again.index] == [0, 1, 0])
    #expect([first.isNew, second.isNew, again.isNew] == [true, true, false])
    // The first way to a state is the one kept.
    #expect(set.parent(at: 0) == nil)
    #expect(set.ordinal(at: 0) == 4)
    #expect(set.parent(at: 1) == 0)
    #expect(set.ordinal(at: 1) == 70_000)
    #expect(set.fingerprint(at: 1) == fingerprint(2))
  }

  @Test func growthLosesNothing() {
    var set = VisitedSet()
    for number in 0..<50_000 {
      let parent = number == 0 ? nil : number - 1
      let insertion = set.insert(fingerprint(UInt64(number)), parent: parent, ordinal: number % 7)
      #expect(insertion.isNew && insertion.index == number)
    }
    #expect(set.count == 50_000)
    #expect((0..<50_000).allSatisfy { set.index(of: fingerprint(UInt64($0))) == $0 })
    #expect((50_000..<60_000).allSatisfy { set.index(of: fingerprint(UInt64($0))) == nil })
    #expect(set.lineage(of: 30_000) == Array(0...30_000))
    // Just after growing is the worst case, and no other table is there then; 32 bytes are the entry.
    #expect((37...43).contains(set.bytesPerState))
  }

  // Below and beyond the first chunk of entries, and just where it is full.
  @Test(arguments: [10, 4_096, 9_000])
  func copiesAreIndependent(count: Int) {
    var set = VisitedSet()
    for number in 0..<count {
      _ = set.insert(fingerprint(UInt64(number)), parent: nil, ordinal: 1, cost: 9)
    }
    let copy = set
    let isImproved = set.improve(3, parent: 2, ordinal: 7, cost: 5)
    let insertion = set.insert(fingerprint(UInt64(count)), parent: 0, ordinal: 0)
    #expect(isImproved && insertion.isNew)
    #expect(copy.count == count && set.count == count + 1)
    #expect(copy.ordinal(at: 3) == 1 && set.ordinal(at: 3) == 7)
    #expect(copy.index(of: fingerprint(UInt64(count))) == nil)
    #expect((0..<count).allSatisfy { copy.index(of: fingerprint(UInt64($0))) == $0 })
    #expect((0...count).allSatisfy { set.index(of: fingerprint(UInt64($0))) == $0 })
  }

  @Test(arguments: [UInt64(0), .max])
  func fingerprintsThatShareTheirTagAreToldApart(high: UInt64) {
    // All have the same home, at either end of the table, so that probing also wraps around.
    var set = VisitedSet()
    for low in UInt64(0)..<500 {
      let insertion = set.insert(Fingerprint(high: high, low: low), parent: nil, ordinal: 0)
      #expect(insertion.isNew)
    }
    #expect((0..<500).allSatisfy { set.index(of: Fingerprint(high: high, low: UInt64($0))) == $0 })
    #expect(set.index(of: Fingerprint(high: high, low: 500)) == nil)
  }
}
