import AlertModel
package import SimulationKernel

/// When one kind of interruption comes next, and when the present one ends.
package struct InterruptionClock: Sendable {
  private let rate: InterruptionRate
  private var generator: SeededGenerator
  private var begins: Instant
  private var ends = Instant.never

  /// Winds the clock at the start of a run.
  package init(_ rate: InterruptionRate, _ generator: SeededGenerator) {
    self.rate = rate
    self.generator = generator
    begins = .zero
    begins = .zero + pause()
  }

  /// When it acts next.
  package var next: Instant { min(begins, ends) }

  /// Whether an interruption is going on that will end by itself.
  package var isGoingOn: Bool { ends != .never }

  /// Does what is due at `next`; nil when the world does not allow it.
  ///
  /// Times are exponential and have no memory, so one that finds the app elsewhere is simply drawn again.
  package mutating func act(in world: World, _ compiled: Compiled) -> Action? {
    let now = next
    if ends == now {
      let operation = rate.kind.ends?.operation
      ends = .never
      begins = now + pause()
      return operation.flatMap { world.hasEffect($0, compiled) ? .system($0) : nil }
    }
    guard canHappen(world, compiled) else {
      begins = now + pause()
      return nil
    }
    if let end = rate.kind.ends {
      begins = .never
      ends = now + end.draw(&generator)
    } else {
      begins = now + pause()
    }
    return .system(rate.kind.begins)
  }

  // What has no steps, such as turning the device, happens only in front of somebody.
  private func canHappen(_ world: World, _ compiled: Compiled) -> Bool {
    let operation = rate.kind.begins
    if world.hasEffect(operation, compiled) { return true }
    let steps = compiled.tables.lifeSteps(operation, in: world.life.state)
    return world.life.state == .active && steps != CompiledTables.none
      && world.canHappen(steps, compiled)
  }

  private mutating func pause() -> TimeSpan {
    SpreadTime(rate.mean, .standardExponential).draw(&generator)
  }
}
