import AlertModel
import AlertSimulation
import SimulationKernel

/// Runs a scenario by hand: inputs at given milliseconds, and in between what the platform does by itself.
struct ScenarioRun {
  let compiled: Compiled
  private(set) var world: World
  /// Callbacks, timers, outside events and the process's end, each with its time in milliseconds.
  private(set) var trace: [String] = []
  /// Operations without effect, each with its time.
  private(set) var diagnostics: [String] = []
  /// What app code read, each with its time.
  private(set) var reads: [String] = []

  init(_ compiled: Compiled) {
    self.compiled = compiled
    world = World(compiled)
  }

  /// The trace without times.
  var names: [String] {
    trace.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  /// The application callbacks alone.
  var appCallbacks: [String] {
    names.filter { $0.hasPrefix("app.") }.map { String($0.dropFirst(4)) }
  }

  mutating func system(_ operation: SystemOperation, at time: Int64) {
    input(.system(operation), at: time)
  }

  mutating func input(_ action: Action, at time: Int64) {
    finish(at: time)
    apply(Move(action, at: .zero + .milliseconds(time)))
  }

  /// Lets everything happen that is due until then.
  mutating func finish(at time: Int64) {
    let end = Instant.zero + .milliseconds(time)
    while let move = world.nextFire(compiled), move.at <= end { apply(move) }
  }

  private mutating func apply(_ move: Move) {
    var buffer = EventBuffer()
    world.apply(move, in: compiled, &buffer)
    for event in buffer.events { note(event) }
    for place in buffer.events.indices where buffer.events[place].kind == .read {
      noteRead(buffer.events[place...])
    }
  }

  // The parts of a list follow it as reads of their own; by themselves they are no values.
  private mutating func noteRead(_ events: ContiguousArray<Event>.SubSequence) {
    guard let event = events.first, let property = Property(rawValue: event.detail),
      let value = PropertyValue(reading: events, in: compiled), value != .none
    else { return }
    let name = compiled.name(ofAlert: Int(event.subject))
    reads.append("\(event.at.microseconds / 1_000) \(name).\(property.name)=\(value)")
  }

  private mutating func note(_ event: Event) {
    let time = event.at.microseconds / 1_000
    switch event.kind {
    case .callback:
      guard let callback = Callback(rawValue: event.detail) else { return }
      let index = callback.hasIndex ? "(\(event.index))" : ""
      let name = compiled.name(ofAlert: Int(event.subject))
      trace.append("\(time) \(name).\(callback.name)\(index)")
    case .appCallback:
      guard let callback = AppCallback(rawValue: event.detail), callback != .launched else {
        return
      }
      trace.append("\(time) app.\(callback.name)")
    case .timerFired: trace.append("\(time) timer.\(compiled.timers[Int(event.subject)])")
    case .eventArrived: trace.append("\(time) event.\(compiled.events[Int(event.subject)].name)")
    case .eventMissed: trace.append("\(time) missed.\(compiled.events[Int(event.subject)].name)")
    case .exception:
      trace.append("\(time) \(ExceptionName(rawValue: event.detail)?.name ?? "?")")
    case .processEnded: trace.append("\(time) ended")
    case .ignored, .refused:
      diagnostics.append("\(time) \(Diagnostic(rawValue: event.detail)?.code ?? "?")")
    default: break
    }
  }
}
