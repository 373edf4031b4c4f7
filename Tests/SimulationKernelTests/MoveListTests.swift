import SimulationKernel
import Testing

@Suite struct MoveListTests {
  @Test func movesKeepTheirOrder() {
    var list = MoveList<String>()
    #expect(list.isEmpty)
    list.append("a")
    list.append("b")
    #expect(list.count == 2)
    #expect(list[1] == "b")
    #expect(Array(list) == ["a", "b"])
    list.removeAll()
    #expect(list.isEmpty)
    list.append("c")
    #expect(Array(list) == ["c"])
  }
}

@Suite struct EventSinkTests {
  @Test func aListKeepsEventsInOrderAndNoEventsNone() {
    var kept = EventList<Int>()
    var dropped = NoEvents<Int>()
    for event in [3, 1, 2] {
      kept.record(event)
      dropped.record(event)
    }
    #expect(kept.events == [3, 1, 2])
    #expect(MemoryLayout<NoEvents<Int>>.size == 0)
  }
}
