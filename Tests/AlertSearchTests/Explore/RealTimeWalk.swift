import AlertModel
import AlertSearch
import AlertSimulation
import SimulationKernel

/// A run at any times: moves drawn from everything that can happen, each at a moment drawn from all that are allowed.
struct RealTimeWalk {
  let compiled: Compiled
  let interruptions: [SystemOperation]
  private var generator: SeededGenerator
  private var nextLine = 0
  private var hasLaunched = false
  private var movesLeft: Int

  init(_ compiled: Compiled, _ kinds: [InterruptionKind], seed: UInt64, moves: Int = 40) {
    self.compiled = compiled
    interruptions = kinds.flatMap { [$0.begins] + ($0.ends.map { [$0.operation] } ?? []) }
    generator = SeededGenerator(seed: seed)
    movesLeft = moves
  }

  /// The run's moves.
  static func moves(
    _ compiled: Compiled, _ kinds: [InterruptionKind], seed: UInt64
  ) -> [Move] {
    var walk = RealTimeWalk(compiled, kinds, seed: seed)
    return Runner.run(compiled) { walk.next($0) }.moves
  }

  mutating func next(_ world: World) -> Move? {
    movesLeft -= 1
    guard movesLeft > 0 else { return nil }
    if !hasLaunched, compiled.scenario.start == .launches {
      hasLaunched = true
      return Move(.system(.launch), at: .zero)
    }
    let line = nextLine < compiled.script.count ? compiled.script[nextLine] : nil
    let latest = min(world.nextFireTime(compiled), line?.at ?? .never)
    if draw(2) == 0, let move = somebody(world, until: latest) { return move }
    if let line, line.at == latest, line.at < world.nextFireTime(compiled) || draw(2) == 0 {
      nextLine += 1
      return Move(line.action, at: line.at)
    }
    return platform(world) ?? somebody(world, until: latest)
  }

  /// One of what is due first.
  private mutating func platform(_ world: World) -> Move? {
    var list = MoveList<Move>()
    world.moves(compiled, into: &list)
    let due = list.filter { $0.actor == .platform }
    return due.isEmpty ? nil : due[draw(due.count)]
  }

  /// A person, the system or the outside, at any moment until another one.
  private mutating func somebody(_ world: World, until latest: Instant) -> Move? {
    var list = MoveList<Move>()
    world.moves(compiled, into: &list)
    var actions: [(Action, earliest: Instant, latest: Instant)] = []
    for move in list {
      switch move.action {
      case .fire, .perform, .event: continue
      case .system(let operation):
        guard interruptions.contains(operation) else { continue }
      default: break
      }
      actions.append((move.action, world.now, latest))
    }
    for event in compiled.events.indices {
      guard let window = window(of: event, world), window.lowerBound <= latest else { continue }
      actions.append(
        (
          .event(UInt8(event)), max(world.now, window.lowerBound), min(latest, window.upperBound)
        ))
    }
    actions.removeAll { $0.earliest > $0.latest }
    guard !actions.isEmpty else { return nil }
    let (action, from, to) = actions[draw(actions.count)]
    // Now, at the last moment, or in between.
    let span = min((to == .never ? from + .seconds(3) : to) - from, .seconds(3)).microseconds
    let wait =
      switch draw(4) {
      case 0: Int64(0)
      case 1: span
      default: Int64(generator.below(UInt64(span + 1)))
      }
    return Move(action, at: from + TimeSpan(microseconds: wait))
  }

  /// When an outside event that is expected may arrive; also while the process is suspended.
  private func window(of event: Int, _ world: World) -> ClosedRange<Instant>? {
    guard world.life.isRunning else { return nil }
    let delay = compiled.events[event].delay
    let slot = (0..<compiled.slots.count).first { compiled.slots.owner(of: $0) == .event(event) }
    guard let slot, world.schedule.due[slot] != .never, world.schedule.due[slot] >= world.now
    else { return nil }
    let due = world.schedule.due[slot]
    return (due + (delay.lowerBound - delay.upperBound))...due
  }

  private mutating func draw(_ bound: Int) -> Int { Int(generator.below(UInt64(bound))) }
}
