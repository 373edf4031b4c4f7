import AlertModel
package import AlertSimulation
package import SimulationKernel

/// The futures of many worlds at once, as one graph, in which every presentation of every world is graded.
///
/// It answers for all worlds of a search what `StuckJudge` answers for one: moves are the same, and each grade is a
/// backward closure over the moves that it allows.
package struct GradeGraph {
  /// What kind of exit a move is.
  enum Exit: UInt8 {
    /// A person's input, a return to the app, what is armed, what the script makes the app do.
    case certain
    /// Something from outside that may never come.
    case uncertain
    /// Home or lock.
    case leaving
  }

  struct Edge {
    let target: UInt32
    /// How long it takes, in microseconds.
    let span: Int64
    /// The alerts whose presentations end, a bit each.
    let ends: UInt8
    let exit: Exit
    /// Whether people have to wait for it: a timer, or something that the script makes the app do.
    let isWaitedFor: Bool
    /// Whether it happens by itself.
    let isForced: Bool
  }

  struct Node {
    /// The alerts on screen, a bit each.
    var onScreen: UInt8 = 0
    /// Those that wait for their turn.
    var waiting: UInt8 = 0
    /// The alert that gets input.
    var top: UInt8 = 0
    /// Whether the app is in front.
    var isActive = false
    /// Whether the platform has something to do at once, so that nobody notices what is on screen until then.
    var isBusy = false
    /// Whether some input of a person has an effect.
    var takesInput = false
  }

  let compiled: Compiled
  private let system: GradeSystem
  private let memory = MoveMemory()
  private var visited = VisitedSet()
  private var queue = StateQueue()
  private var moves = MoveList<Move>()
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The edges of node k are those from `firstEdges[k]` to `firstEdges[k + 1]`.
  private(set) var firstEdges: [Int] = []

  /// Makes an empty graph.
  package init(_ compiled: Compiled) {
    self.compiled = compiled
    system = GradeSystem(
      compiled: compiled, reach: .leaving, appLines: StuckJudge.appLines(of: compiled), alert: 0,
      memory: memory)
  }

  /// How many worlds there are.
  package var count: Int { nodes.count }

  /// The memory that it takes in bytes.
  package var byteCount: Int {
    visited.byteCount + queue.byteCount + edges.capacity * MemoryLayout<Edge>.stride
      + nodes.capacity * MemoryLayout<Node>.stride
  }

  /// Adds a world, if it is new.
  ///
  /// - Parameters:
  ///   - world: a world between moves.
  ///   - appLinesDone: how many of the lines in which the script makes the app do something are done.
  ///   - untilLine: how long it is until the next of them.
  /// - Returns: its number, the same for equal worlds.
  package mutating func add(_ world: World, appLinesDone: Int, untilLine: TimeSpan) -> Int {
    memory.bytes.removeAll()
    system.encode(
      world, isOver: false, elapsed: .zero, appLinesDone, untilLine, into: &memory.bytes)
    let found = visited.insert(memory.bytes.fingerprint, parent: nil, ordinal: 0)
    guard found.isNew else { return found.index }
    memory.bytes.withBytes { queue.append(found.index, cost: 0, $0) }
    nodes.append(node(of: world))
    return found.index
  }

  /// Adds a world of a run, in which time is counted from the start of the script.
  package mutating func add(_ world: World, appLinesDone: Int) -> Int {
    let state = system.start(world, appLinesDone: appLinesDone)
    return add(world, appLinesDone: appLinesDone, untilLine: state.untilNextLine)
  }

  private func node(of world: World) -> Node {
    var node = Node()
    guard world.life.state != .ended else { return node }
    node.top = UInt8(world.alerts.top ?? 0)
    node.isActive = world.life.state == .active
    node.isBusy = world.isBusy(compiled)
    for alert in compiled.alerts.indices where compiled.alerts[alert].kind.isAlert {
      let phase = world.alerts.machines[alert].phase
      if phase.isOnScreen { node.onScreen |= 1 << UInt8(alert) }
      if phase == .requested { node.waiting |= 1 << UInt8(alert) }
    }
    return node
  }

  /// Adds every world that lies ahead, with all moves; false when that was too much or was to end.
  ///
  /// - Parameters:
  ///   - limits: how many worlds there may be, and how much memory they may take.
  ///   - isCancelled: asked now and then.
  /// - Returns: whether the graph is complete.
  package mutating func complete(_ limits: SearchLimits, isCancelled: () -> Bool) -> Bool {
    while queue.advance() {
      let index = queue.removeFirst(into: &memory.bytes)
      precondition(index == firstEdges.count, "worlds are expanded in their order")
      firstEdges.append(edges.count)
      expand(memory.bytes.read { system.decode(from: &$0) }, index)
      if nodes.count > limits.states { return false }
      if index & 0x3ff == 0, byteCount > limits.bytes || isCancelled() { return false }
    }
    firstEdges.append(edges.count)
    return true
  }

  private mutating func expand(_ state: GradeSystem.State, _ index: Int) {
    guard state.world.life.state != .ended else { return }
    moves.removeAll()
    system.moves(in: state, into: &moves)
    var nothing = NoEvents<Event>()
    for move in moves {
      if move.actor == .person { nodes[index].takesInput = true }
      var next = state
      system.apply(move, to: &next, &nothing)
      var ends: UInt8 = 0
      for alert in compiled.alerts.indices {
        let before = state.world.alerts.machines[alert]
        let after = next.world.alerts.machines[alert]
        guard before.phase.isOnScreen else { continue }
        if after.presentation != before.presentation || !after.phase.isOnScreen
          || next.world.life.state == .ended
        {
          ends |= 1 << UInt8(alert)
        }
      }
      let target = add(
        next.world, appLinesDone: next.appLinesDone, untilLine: next.untilNextLine)
      let isForced = move.actor == .platform || move.actor == .app
      let edge = Edge(
        target: UInt32(target), span: (move.at - state.world.now).microseconds, ends: ends,
        exit: Self.exit(of: move),
        isWaitedFor: isForced && !compiled.slots.endsTransition(move.action), isForced: isForced)
      edges.append(edge)
    }
  }

  /// The moves that edges stand for, at the times of a run.
  ///
  /// - Parameters:
  ///   - ordinals: which edge of each world on the way.
  ///   - world: where the way begins.
  ///   - appLinesDone: how many of the lines in which the script makes the app do something are done.
  /// - Returns: the moves.
  func moves(along ordinals: [Int], from world: World, appLinesDone: Int) -> [Move] {
    var state = system.start(world, appLinesDone: appLinesDone)
    var list = MoveList<Move>()
    var nothing = NoEvents<Event>()
    return ordinals.map { ordinal in
      list.removeAll()
      system.moves(in: state, into: &list)
      precondition(ordinal < list.count, "a world has no such move")
      system.apply(list[ordinal], to: &state, &nothing)
      return list[ordinal]
    }
  }

  private static func exit(of move: Move) -> Exit {
    switch move.action {
    case .event: .uncertain
    case .system(.home), .system(.lock): .leaving
    default: .certain
    }
  }

  /// The edges of a node.
  func edges(of node: Int) -> ArraySlice<Edge> {
    edges[firstEdges[node]..<firstEdges[node + 1]]
  }
}
