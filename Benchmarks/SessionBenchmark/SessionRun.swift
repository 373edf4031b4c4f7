import AlertSimulation
import SimulationKernel

/// The running workload: the world, who picks its moves, and who looks at its events.
struct SessionRun: ~Copyable {
  private(set) var statistics = SessionStatistics()
  private(set) var check = OrderCheck()
  private(set) var policy: SessionPolicy
  private(set) var moves = 0
  private var world: World
  private var platform: Move?
  private var buffer = EventBuffer()
  private let compiled: Compiled

  init(_ compiled: Compiled, seed: UInt64) {
    self.compiled = compiled
    policy = SessionPolicy(seed: seed)
    world = World(compiled)
    platform = world.nextFire(compiled)
  }

  /// Goes on until some number of sessions is complete.
  mutating func run(until sessions: Int) {
    while statistics.sessions < sessions, step() {}
  }

  /// Goes on likewise and feeds all events to a hasher.
  mutating func run(until sessions: Int, feeding hasher: inout StableHasher) {
    while statistics.sessions < sessions, step() {
      for place in buffer.indices { Self.feed(buffer[place], into: &hasher) }
    }
  }

  /// Lets one move happen; false when there is none.
  private mutating func step() -> Bool {
    guard let move = policy.nextMove(platform: platform) else { return false }
    moves += 1
    buffer.removeAll()
    platform = world.apply(move, in: compiled, &buffer)
    for place in buffer.indices {
      let event = buffer[place]
      check.observe(event)
      statistics.observe(event)
      policy.observe(event)
    }
    return true
  }

  private static func feed(_ event: Event, into hasher: inout StableHasher) {
    hasher.feed(event.at.microseconds)
    hasher.feed(UInt32(bitPattern: event.index))
    hasher.feed(UInt32(event.presentation))
    for byte in [event.kind.rawValue, event.subject, event.detail, event.extra, event.depth] {
      hasher.feed(byte)
    }
  }
}
