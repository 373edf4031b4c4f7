/// A search under way: what it has found and what waits to be expanded.
///
/// It is inlinable, as is all it uses that is generic, so that a client module gets a copy
/// specialised for its system. Cross-module optimisation does not do so of its own accord, and
/// without the attributes a search of the lean model takes more than twice the time.
@usableFromInline
struct SearchProgress<System, Visitor: SearchVisitor> where Visitor.System == System {
  @usableFromInline let system: System
  @usableFromInline let limits: SearchLimits

  // Waiting states are kept as bytes; of all others the fingerprints remain.
  @usableFromInline var queue = StateQueue()

  // Scratch memory, used again for every state.
  @usableFromInline var moves = MoveList<System.Move>()
  @usableFromInline var bytes = StateBytes()

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
      guard let found = discover(state, parent: nil, ordinal: ordinal, cost: 0) else { return }
      if found.isNew { settle(visitor.visit(found.index, state, cost: 0), found.index, cost: 0) }
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
    let state = bytes.read { system.decode(from: &$0) }
    expand(state, at: index, cost, &visitor)
    return ending == nil
  }

  @inlinable
  mutating func expand(
    _ state: System.State, at index: Int, _ cost: UInt64, _ visitor: inout Visitor
  ) {
    moves.removeAll()
    system.moves(in: state, into: &moves)
    for ordinal in 0..<moves.count {
      var successor = state
      let total = cost &+ system.cost(of: moves[ordinal])
      system.apply(moves[ordinal], to: &successor, &visitor)
      transitions &+= 1
      guard let found = discover(successor, parent: index, ordinal: ordinal, cost: total) else {
        return
      }
      visitor.moved(
        SearchEdge(source: index, target: found.index, ordinal: ordinal, cost: total),
        moves[ordinal], from: state, to: successor)
      if found.isNew {
        settle(visitor.visit(found.index, successor, cost: total), found.index, cost: total)
        if ending != nil { return }
      }
    }
  }

  /// Looks a state up, and adds it if it is new; nil when the search has to give up.
  @inlinable
  @inline(__always)
  mutating func discover(
    _ state: System.State, parent: Int?, ordinal: Int, cost: UInt64
  ) -> VisitedSet.Insertion? {
    let fingerprint = system.fingerprint(of: state, using: &bytes)
    if visited.count >= limits.states {
      // The search may still close: only a state beyond the limit ends it.
      guard let index = visited.index(of: fingerprint) else {
        ending = .capped(.states)
        return nil
      }
      return known(index, parent, ordinal, cost)
    }
    let insertion = visited.insert(fingerprint, parent: parent, ordinal: ordinal, cost: cost)
    return insertion.isNew ? insertion : known(insertion.index, parent, ordinal, cost)
  }

  @inlinable
  @inline(__always)
  mutating func known(
    _ index: Int, _ parent: Int?, _ ordinal: Int, _ cost: UInt64
  ) -> VisitedSet.Insertion {
    if let parent, visited.improve(index, parent: parent, ordinal: ordinal, cost: cost) {
      queue.append(index, cost: cost, bytes)
    }
    return VisitedSet.Insertion(index: index, isNew: false)
  }

  @inlinable
  @inline(__always)
  mutating func settle(_ decision: SearchDecision, _ index: Int, cost: UInt64) {
    switch decision {
    case .expand:
      queue.append(index, cost: cost, bytes)
      if visited.count & 0xfff == 0, visited.byteCount + queue.byteCount > limits.bytes {
        ending = .capped(.memory)
      }
    case .stop: ending = .stopped(at: index)
    }
  }
}
