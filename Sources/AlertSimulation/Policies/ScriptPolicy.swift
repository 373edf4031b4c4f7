import AlertModel
import SimulationKernel

/// Picks the scenario's fixed inputs, and in between whatever the platform does by itself, in canonical order.
///
/// At a tie, what was armed earlier comes before a new input. An outside event that must come and is not in the
/// script comes at its latest; one that may not come stays away.
package struct ScriptPolicy: Sendable {
  private var next = 0
  private var hasLaunched = false

  /// Starts at the first line of the script.
  package init() {}

  /// The next move, or nil when nothing is left to happen before the end.
  package mutating func nextMove(of world: World, in compiled: Compiled) -> Move? {
    if !hasLaunched {
      hasLaunched = true
      if compiled.scenario.start == .launches { return Move(.system(.launch), at: .zero) }
    }
    let end = compiled.scenario.end ?? .never
    let script = compiled.script
    let scripted = next < script.count ? script[next].at : .never
    if let fire = world.nextFire(compiled), fire.at <= max(scripted, world.now), fire.at <= end {
      return fire
    }
    guard next < script.count, scripted <= end else { return nil }
    next += 1
    return Move(script[next - 1].action, at: max(scripted, world.now))
  }
}
