import AlertModel
import AlertSimulation
import SimulationKernel

/// Walks through a scenario's worlds by moves drawn from all that are possible.
struct RandomWalk {
  let compiled: Compiled
  private(set) var world: World
  private var generator: SeededGenerator

  init(_ compiled: Compiled, seed: UInt64) {
    self.compiled = compiled
    world = World(compiled)
    generator = SeededGenerator(seed: seed)
  }

  /// Makes a move; false when none is possible.
  mutating func step() -> Bool {
    let moves = Twins.moves(of: world, compiled)
    guard !moves.isEmpty else { return false }
    // Half of the time the platform goes on, else anybody acts; the end of the process is rare.
    var move = moves[0]
    if move.actor != .platform || draw(2) == 0 { move = moves[draw(moves.count)] }
    if case .system(let operation) = move.action,
      [.kill, .forceQuit, .shutdown].contains(operation), draw(20) > 0
    {
      return true
    }
    if move.actor == .person || move.actor == .system {
      // People and the system may wait, as long as nothing else is due.
      let later = move.at + .milliseconds(250 * Int64(draw(4)))
      if later < world.nextFireTime(compiled) { move.at = later }
    }
    var buffer = EventBuffer()
    world.apply(move, in: compiled, &buffer)
    return true
  }

  mutating func draw(_ bound: Int) -> Int {
    Int(generator.below(UInt64(bound)))
  }
}

/// Two worlds that should have the same future.
struct Twins {
  let compiled: Compiled

  static func moves(of world: World, _ compiled: Compiled) -> [Move] {
    var list = MoveList<Move>()
    world.moves(compiled, into: &list)
    return Array(list)
  }

  static func encoding(of world: World, _ compiled: Compiled) -> [UInt8] {
    var bytes = StateBytes()
    world.encode(compiled, into: &bytes)
    return bytes.withBytes { Array($0) }
  }

  /// What differs between the next steps of two worlds; nil when nothing does.
  func difference(_ left: World, _ right: World) -> String? {
    let leftMoves = Self.moves(of: left, compiled)
    let rightMoves = Self.moves(of: right, compiled)
    guard relative(leftMoves, to: left.now) == relative(rightMoves, to: right.now) else {
      return "the moves differ"
    }
    for (leftMove, rightMove) in zip(leftMoves, rightMoves) {
      var nextLeft = left
      var nextRight = right
      if let found = difference(leftMove, &nextLeft, rightMove, &nextRight) { return found }
    }
    return nil
  }

  /// The same along one common path.
  func difference(_ left: World, _ right: World, steps: Int, draw: (Int) -> Int) -> String? {
    var left = left
    var right = right
    for _ in 0..<steps {
      let leftMoves = Self.moves(of: left, compiled)
      let rightMoves = Self.moves(of: right, compiled)
      guard relative(leftMoves, to: left.now) == relative(rightMoves, to: right.now) else {
        return "the moves differ"
      }
      guard !leftMoves.isEmpty else { return nil }
      let choice = draw(3) == 0 ? draw(leftMoves.count) : 0
      if let found = difference(leftMoves[choice], &left, rightMoves[choice], &right) {
        return found
      }
    }
    return nil
  }

  private func difference(
    _ leftMove: Move, _ left: inout World, _ rightMove: Move, _ right: inout World
  ) -> String? {
    let leftEvents = apply(leftMove, &left)
    let rightEvents = apply(rightMove, &right)
    guard leftEvents == rightEvents else {
      let same = zip(leftEvents, rightEvents).prefix { $0 == $1 }.count
      return "the events of \(leftMove.action) differ from number \(same) on"
    }
    guard Self.encoding(of: left, compiled) == Self.encoding(of: right, compiled) else {
      return "the worlds after \(leftMove.action) differ"
    }
    return nil
  }

  private func relative(_ moves: [Move], to now: Instant) -> [Move] {
    moves.map { Move($0.action, at: .zero + ($0.at - now)) }
  }

  /// The events of a move, without what is history: absolute times and the numbers of presentations.
  private func apply(_ move: Move, _ world: inout World) -> [Event] {
    let start = world.now
    var buffer = EventBuffer()
    world.apply(move, in: compiled, &buffer)
    return buffer.events.map { event in
      var event = event
      event.at = .zero + (event.at - start)
      event.presentation = 0
      return event
    }
  }
}
