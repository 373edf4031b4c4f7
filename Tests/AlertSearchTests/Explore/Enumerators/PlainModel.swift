/// One scenario, written down by hand from the published rules (docs/EXPLORE.md, the alert contract, the toolkits'
/// timing), without any part of the product: what may happen in a state, and what comes of it.
///
/// Times are whole quanta. What the checks of callbacks remember (docs/EXPLORE.md) is left out of the states where it
/// follows from the rest: from the phase, and from how and with which index a dismissal began.
protocol PlainModel {
  associatedtype State: Hashable
  associatedtype Move
  var start: State { get }
  func moves(in state: State) -> [Move]
  func apply(_ move: Move, to state: inout State)
}

extension PlainModel {
  /// Counts everything that can be reached: states, and moves out of them.
  func count() -> (states: Int, edges: Int) {
    var seen: Set<State> = [start]
    var list = [start]
    var place = 0
    var edges = 0
    while place < list.count {
      let state = list[place]
      place += 1
      for move in moves(in: state) {
        edges += 1
        var next = state
        apply(move, to: &next)
        if seen.insert(next).inserted { list.append(next) }
      }
    }
    return (list.count, edges)
  }
}

/// The script: its lines happen in order, each some quanta after the one before.
struct PlainScript: Hashable {
  var done = 0
  var until = 0

  /// Whether the next of some lines is due.
  func isDue(_ gaps: [Int]) -> Bool { done < gaps.count && until == 0 }

  mutating func advance(_ gaps: [Int]) {
    done += 1
    until = done < gaps.count ? gaps[done] : 0
  }

  mutating func tick(_ gaps: [Int]) {
    if done < gaps.count { until -= 1 }
  }
}
