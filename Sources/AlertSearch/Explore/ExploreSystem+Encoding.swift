import AlertChecks
import AlertModel
import AlertSimulation
package import SimulationKernel

extension ExploreSystem {
  /// Appends the world, what checks remember of it, the script, and the budgets.
  package func encode(_ state: State, into bytes: inout StateBytes) {
    encode(state.world, state.monitors, into: &bytes)
    // A process that has ended has no future.
    if state.world.life.state != .ended { encode(state.agenda, into: &bytes) }
  }

  func encode(
    _ world: World, _ monitors: PresentationMonitors, into bytes: inout StateBytes
  ) {
    world.encode(compiled, into: &bytes)
    guard world.life.state != .ended else { return }
    for alert in compiled.alerts.indices { monitors.monitors[alert].encode(into: &bytes) }
  }

  /// Reads a state back.
  package func decode(from bytes: inout StateReader) -> State {
    var state = start
    (state.world, state.monitors) = worldAndMonitors(from: &bytes)
    if state.world.life.state != .ended { state.agenda = agenda(from: &bytes) }
    return state
  }

  func worldAndMonitors(from bytes: inout StateReader) -> (World, PresentationMonitors) {
    let world = World(from: &bytes, now: WorldSystem.searchTime, in: compiled)
    var monitors = PresentationMonitors()
    guard world.life.state != .ended else { return (world, monitors) }
    for alert in compiled.alerts.indices {
      monitors.monitors[alert] = PresentationMonitor(from: &bytes)
    }
    return (world, monitors)
  }
}
