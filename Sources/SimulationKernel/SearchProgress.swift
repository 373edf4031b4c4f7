/// A breadth-first search under way: what it has found and the layer it stands at.
///
/// It is inlinable, as is all it uses that is generic, so that a client module gets a copy
/// specialised for its system. Cross-module optimisation does not do so of its own accord, and
/// without the attributes a search of the lean model takes more than twice the time.
@usableFromInline
struct SearchProgress<System: TransitionSystem> {
  @usableFromInline
  typealias Visit = (_ index: Int, _ state: System.State, _ depth: Int) -> SearchDecision

  /// States of one depth that wait to be expanded, with their indexes.
  @usableFromInline
  struct Layer {
    @usableFromInline var states: [System.State] = []
    @usableFromInline var indexes: [UInt32] = []

    @inlinable init() {}

    @inlinable
    mutating func append(_ state: System.State, at index: Int) {
      states.append(state)
      indexes.append(UInt32(truncatingIfNeeded: index))
    }

    @inlinable
    mutating func removeAll() {
      states.removeAll(keepingCapacity: true)
      indexes.removeAll(keepingCapacity: true)
    }
  }

  @usableFromInline let system: System
  @usableFromInline let maximumStates: Int

  // Only the layer being expanded and the one being found are kept as states; of all others the
  // fingerprints remain.
  @usableFromInline var current = Layer()
  @usableFromInline var following = Layer()
  @usableFromInline var followingDepth = 0

  // Scratch memory, used again for every state.
  @usableFromInline var moves = MoveList<System.Move>()
  @usableFromInline var bytes = StateBytes()
  @usableFromInline var noEvents = NoEvents<System.Event>()

  @usableFromInline var visited = VisitedSet()
  @usableFromInline var ending: SearchResult.Ending?
  @usableFromInline var transitions = 0
  @usableFromInline var depth = 0
  @usableFromInline var prunedStates = 0

  @inlinable
  init(system: System, maximumStates: Int) {
    self.system = system
    self.maximumStates = maximumStates
  }

  /// What has been found; a search that was neither stopped nor capped counts as exhausted.
  @usableFromInline
  var result: SearchResult {
    SearchResult(
      ending: ending ?? .exhausted,
      transitions: transitions,
      depth: depth,
      prunedStates: prunedStates,
      visited: visited
    )
  }

  /// Discovers the initial states, which make up the first layer.
  @inlinable
  mutating func begin(at initialStates: [System.State], _ visit: Visit) {
    for (ordinal, state) in initialStates.enumerated() {
      discover(state, parent: nil, ordinal: ordinal, visit)
      if ending != nil { return }
    }
  }

  /// Expands the layer found last and returns whether there may be another one to expand.
  @inlinable
  mutating func advanceLayer(_ visit: Visit) -> Bool {
    guard ending == nil, !following.states.isEmpty else { return false }
    swap(&current, &following)
    following.removeAll()
    followingDepth += 1
    for position in current.states.indices {
      expand(current.states[position], at: Int(current.indexes[position]), visit)
      if ending != nil { return false }
    }
    return true
  }

  @inlinable
  mutating func expand(_ state: System.State, at index: Int, _ visit: Visit) {
    moves.removeAll()
    system.moves(in: state, into: &moves)
    for ordinal in 0..<moves.count {
      var successor = state
      system.apply(moves[ordinal], to: &successor, &noEvents)
      transitions &+= 1
      discover(successor, parent: index, ordinal: ordinal, visit)
      if ending != nil { return }
    }
  }

  @inlinable
  @inline(__always)
  mutating func discover(
    _ state: System.State,
    parent: Int?,
    ordinal: Int,
    _ visit: Visit
  ) {
    let fingerprint = system.fingerprint(of: state, using: &bytes)
    if visited.count >= maximumStates {
      // The search may still close: only a state beyond the cap ends it.
      if visited.index(of: fingerprint) == nil { ending = .capped }
      return
    }
    let insertion = visited.insert(fingerprint, parent: parent, ordinal: ordinal)
    guard insertion.isNew else { return }
    depth = followingDepth
    switch visit(insertion.index, state, followingDepth) {
    case .expand: following.append(state, at: insertion.index)
    case .prune: prunedStates += 1
    case .stop: ending = .stopped(at: insertion.index)
    }
  }
}
