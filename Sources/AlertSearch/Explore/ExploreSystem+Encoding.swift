import AlertChecks
import AlertModel
import AlertSimulation
package import SimulationKernel

extension ExploreSystem {
  /// Appends the world, the budgets, and what is left of the script.
  package func encode(_ state: State, into bytes: inout StateBytes) {
    state.world.encode(compiled, into: &bytes)
    // A process that has ended has no future.
    guard state.world.life.state != .ended else { return }
    encodeScript(state, into: &bytes)
    bytes.append(state.inputsLeft)
    if !beginnings.isEmpty { bytes.append(state.interruptionsLeft) }
    for event in compiled.events.indices { bytes.append(state.arrivalsLeft[event]) }
    for alert in compiled.alerts.indices { state.monitors.monitors[alert].encode(into: &bytes) }
  }

  private func encodeScript(_ state: State, into bytes: inout StateBytes) {
    guard !lines.isEmpty else { return }
    bytes.appendVariable(UInt64(state.linesDone))
    guard state.linesDone < lines.count else { return }
    bytes.appendVariable(UInt64(state.untilLine.microseconds))
  }

  /// Reads a state back.
  package func decode(from bytes: inout StateReader) -> State {
    var state = start
    state.world = World(from: &bytes, now: WorldSystem.searchTime, in: compiled)
    guard state.world.life.state != .ended else { return state }
    if !lines.isEmpty {
      state.linesDone = Int(bytes.variable())
      state.untilLine =
        state.linesDone < lines.count
        ? TimeSpan(microseconds: Int64(bytes.variable())) : .zero
    }
    state.inputsLeft = bytes.byte()
    if !beginnings.isEmpty { state.interruptionsLeft = bytes.byte() }
    for event in compiled.events.indices { state.arrivalsLeft[event] = bytes.byte() }
    for alert in compiled.alerts.indices {
      state.monitors.monitors[alert] = PresentationMonitor(from: &bytes)
    }
    return state
  }
}
