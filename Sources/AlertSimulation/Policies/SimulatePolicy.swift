import AlertModel
package import SimulationKernel

/// Who and what acts on a scenario beside its script.
package struct Cast: Sendable {
  package let compiled: Compiled
  package let persona: Persona
  package let interruptions: [InterruptionRate]
  let matter: ReadingMatter

  /// Makes a cast of one person and some interruptions.
  package init(_ compiled: Compiled, _ persona: Persona, _ interruptions: [InterruptionRate]) {
    self.compiled = compiled
    self.persona = persona
    self.interruptions = interruptions
    matter = ReadingMatter(compiled)
  }
}

/// Merges the script, the platform, a person and interruptions into one order of moves.
///
/// At a tie the platform comes first, then the script, then interruptions, then the person. Every run draws from
/// streams of its own: one for the person, one for each kind of interruption, so that one more interruption
/// changes nothing about the others, and different people meet the same interruptions.
package struct SimulatePolicy: Sendable {
  /// How many streams each run has room for.
  private static let streamsPerRun: UInt64 = 64

  private let compiled: Compiled
  private var player: Player
  private var clocks: [InterruptionClock]
  private var nextLine = 0
  private var hasLaunched = false
  /// When the run ends; time away from the app does not count, unless the scenario says when it ends.
  package private(set) var horizon: Instant
  /// How long the person has been away from the app.
  package private(set) var timeAway = TimeSpan.zero
  private var lastLook = Instant.zero
  private var wasAway = false

  /// Begins a run.
  package init(_ cast: Cast, seed: UInt64, run: UInt64) {
    compiled = cast.compiled
    let first = run &* Self.streamsPerRun
    player = Player(cast.persona, SeededGenerator(seed: seed, stream: first), cast.matter)
    clocks = cast.interruptions.map { rate in
      InterruptionClock(
        rate,
        SeededGenerator(
          seed: seed, stream: first &+ 1 &+ InterruptionCatalogue.stream(of: rate.kind)))
    }
    horizon = Runner.horizon(of: cast.compiled)
  }

  /// The next move, or nil when nothing is left to happen before the run's end.
  package mutating func nextMove(of world: World) -> Move? {
    if !hasLaunched {
      hasLaunched = true
      if compiled.scenario.start == .launches { return Move(.system(.launch), at: .zero) }
    }
    leaveOutTimeAway(world)
    player.look(at: world, compiled)
    let fire = world.nextFire(compiled)
    while true {
      let scripted =
        nextLine < compiled.script.count
        ? max(compiled.script[nextLine].at, world.now) : .never
      let clock = earliestClock
      let interrupts = clock.map { clocks[$0].next } ?? .never
      let armed = fire?.at ?? .never
      let earliest = min(armed, scripted, interrupts, player.next)
      guard earliest != .never, isBeforeTheEnd(earliest, world) else { return nil }
      if armed == earliest { return fire }
      if scripted == earliest {
        nextLine += 1
        return Move(compiled.script[nextLine - 1].action, at: earliest)
      }
      let action: Action?
      if let clock, interrupts == earliest {
        action = clocks[clock].act(in: world, compiled)
      } else {
        action = player.act(in: world, compiled)
      }
      if let action { return Move(action, at: earliest) }
    }
  }

  private var earliestClock: Int? {
    clocks.indices.min { (clocks[$0].next, $0) < (clocks[$1].next, $1) }
  }

  private mutating func leaveOutTimeAway(_ world: World) {
    if wasAway {
      timeAway = timeAway + (world.now - lastLook)
      if compiled.scenario.end == nil { horizon = horizon + (world.now - lastLook) }
    }
    lastLook = world.now
    wasAway = world.life.state == .background
  }

  // Somebody who is away and will come back is waited for.
  private func isBeforeTheEnd(_ moment: Instant, _ world: World) -> Bool {
    if moment <= horizon { return true }
    return compiled.scenario.end == nil && world.life.state == .background
      && clocks.contains(where: \.isGoingOn)
  }
}
