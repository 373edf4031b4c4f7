/// A search under way: what it has found and what waits to be expanded.
///
/// It is inlinable, as is all it uses that is generic, so that a client module gets a copy
/// specialised for its system. Cross-module optimisation does not do so of its own accord, and
/// without the attributes a search of the lean model takes more than twice the time.
@usableFromInline
struct SearchProgress<System, Visitor: SearchVisitor>: ~Copyable where Visitor.System == System {
  @usableFromInline let system: System
  @usableFromInline let limits: SearchLimits

  // Waiting states are kept as bytes; of all others the fingerprints remain.
  @usableFromInline var queue = StateQueue()

  // Scratch memory, used again for every state.
  @usableFromInline var moves = MoveList<System.Move>()
  @usableFromInline var bytes = StateBytes()
  @usableFromInline var successors = SuccessorList<System>()

  @usableFromInline var visited = VisitedSet()
  @usableFromInline var ending: SearchResult.Ending?
  @usableFromInline var transitions = 0

  @inlinable
  init(system: System, limits: SearchLimits) {
    self.system = system
    self.limits = limits
  }

  /// What has been found; a search that was neither stopped nor capped counts as exhausted.
  @usableFromInline
  var result: SearchResult {
    SearchResult(
      ending: ending ?? .exhausted, transitions: transitions, visited: visited,
      waitingPeak: queue.peak)
  }

  /// Discovers the initial states.
  @inlinable
  mutating func begin(at initialStates: [System.State], _ visitor: inout Visitor) {
    for (ordinal, state) in initialStates.enumerated() {
      successors.removeAll()
      successors.append(state, after: nil, in: system)
      guard let found = discover(0, parent: nil, ordinal: ordinal, cost: 0) else { return }
      if found.isNew { settle(visitor.visit(found.index, state, cost: 0), 0, found.index, cost: 0) }
      if ending != nil { return }
    }
  }

  /// Expands the oldest of the cheapest states and returns whether there may be more.
  @inlinable
  mutating func expandCheapest(_ visitor: inout Visitor) -> Bool {
    guard ending == nil, queue.advance() else { return false }
    let cost = queue.cost
    let index = queue.removeFirst(into: &bytes)
    // Where a cheaper way to it was found while it waited, it was expanded then.
    guard visited.cost(at: index) == cost else { return true }
    var reader = bytes.reader
    expand(system.decode(from: &reader), at: index, cost, &visitor)
    return ending == nil
  }

  @inlinable
  mutating func expand(
    _ state: System.State, at index: Int, _ cost: UInt64, _ visitor: inout Visitor
  ) {
    moves.removeAll()
    system.moves(in: state, into: &moves)
    successors.removeAll()
    for ordinal in 0..<moves.count {
      successors.append(state, after: moves[ordinal], in: system)
    }
    visited.fetch(successors.fingerprints)
    for ordinal in 0..<moves.count {
      let total = cost &+ system.cost(of: moves[ordinal])
      transitions &+= 1
      successors.tell(ordinal, to: &visitor)
      guard let found = discover(ordinal, parent: index, ordinal: ordinal, cost: total) else {
        return
      }
      let successor = successors.states + ordinal
      visitor.moved(
        SearchEdge(source: index, target: found.index, ordinal: ordinal, cost: total),
        moves[ordinal], from: state, to: successor.pointee)
      if found.isNew {
        settle(
          visitor.visit(found.index, successor.pointee, cost: total), ordinal, found.index,
          cost: total)
        if ending != nil { return }
      }
    }
  }

  /// Looks a successor up, and adds it if it is new; nil when the search has to give up.
  @inlinable
  @inline(__always)
  mutating func discover(
    _ place: Int, parent: Int?, ordinal: Int, cost: UInt64
  ) -> VisitedSet.Insertion? {
    let fingerprint = successors.fingerprints[place]
    if visited.count >= limits.states {
      // The search may still close: only a state beyond the limit ends it.
      guard let index = visited.index(of: fingerprint) else {
        ending = .capped(.states)
        return nil
      }
      return known(place, index, parent, ordinal, cost)
    }
    let insertion = visited.insert(fingerprint, parent: parent, ordinal: ordinal, cost: cost)
    return insertion.isNew ? insertion : known(place, insertion.index, parent, ordinal, cost)
  }

  @inlinable
  @inline(__always)
  mutating func known(
    _ place: Int, _ index: Int, _ parent: Int?, _ ordinal: Int, _ cost: UInt64
  ) -> VisitedSet.Insertion {
    if let parent, visited.improve(index, parent: parent, ordinal: ordinal, cost: cost) {
      enqueue(place, index, cost)
    }
    return VisitedSet.Insertion(index: index, isNew: false)
  }

  @inlinable
  @inline(__always)
  mutating func settle(_ decision: SearchDecision, _ place: Int, _ index: Int, cost: UInt64) {
    switch decision {
    case .expand:
      enqueue(place, index, cost)
      if visited.count & 0xfff == 0, visited.byteCount + queue.byteCount > limits.bytes {
        ending = .capped(.memory)
      }
    case .stop: ending = .stopped(at: index)
    }
  }

  @inlinable
  @inline(__always)
  mutating func enqueue(_ place: Int, _ index: Int, _ cost: UInt64) {
    queue.append(index, cost: cost, successors.bytes(of: place))
  }
}
