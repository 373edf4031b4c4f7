import AlertModel
import AlertSimulation
import SimulationKernel

/// What was seen to arm what, and how long that takes: the source of all distances between events of one story.
struct ArmingGraph {
  /// What arms something.
  enum Source: Hashable {
    case person, interruption, ending, script
    /// What was armed itself: a slot, or a slot's dismissal.
    case node(Int)
  }

  private struct Arming: Hashable {
    let source: Source
    let target: Int
    let delay: Int64
  }

  private let compiled: Compiled
  private var armings: [Arming] = []
  private var known: Set<Arming> = []
  private var bySource: [Source: [Arming]] = [:]

  init(_ compiled: Compiled) {
    self.compiled = compiled
  }

  /// How many different armings were seen.
  var count: Int { armings.count }

  // MARK: Seeing

  mutating func note(
    _ move: ExploreSystem.Move, from before: World, to after: World, endings: [SystemOperation]
  ) {
    guard let source = source(of: move, before, endings) else { return }
    for slot in 0..<compiled.slots.count {
      let due = after.schedule.due[slot]
      guard due != .never, due >= after.now, due != before.schedule.due[slot] else { continue }
      let delay = (due - after.now).microseconds
      add(Arming(source: source, target: node(slot, in: after), delay: delay))
      if case .event(let event) = compiled.slots.owner(of: slot) {
        let window = compiled.events[event].delay
        let width = (window.upperBound - window.lowerBound).microseconds
        add(Arming(source: source, target: slot, delay: max(delay - width, 0)))
      }
    }
  }

  private mutating func add(_ arming: Arming) {
    guard known.insert(arming).inserted else { return }
    armings.append(arming)
    bySource[arming.source, default: []].append(arming)
  }

  private func source(
    of move: ExploreSystem.Move, _ before: World, _ endings: [SystemOperation]
  ) -> Source? {
    switch move {
    case .pass: return nil
    case .scripted: return .script
    case .act(let move):
      switch move.action {
      case .fire(let slot): return .node(node(Int(slot), in: before))
      case .event(let event):
        return .node(compiled.slots.alerts + compiled.slots.timers + Int(event))
      case .system(let operation): return endings.contains(operation) ? .ending : .interruption
      default: return .person
      }
    }
  }

  // An alert's slot stands for its coming, and that many further on for its going.
  private func node(_ slot: Int, in world: World) -> Int {
    guard case .transition(let alert) = compiled.slots.owner(of: slot),
      world.alerts.machines[alert].phase != .appearing
    else { return slot }
    return compiled.slots.count + slot
  }

  // MARK: Distances

  /// At which distances from what is armed an action can make a difference for the order of events.
  ///
  /// In the earliest way to carry out a story, every action comes right after what precedes it, or just so late that
  /// something which it brings about comes no earlier than something else. So its distance from something armed is a
  /// sum of distances that this and later actions lead to, each for and against.
  ///
  /// - Parameters:
  ///   - system: how much may happen.
  ///   - observed: a time that verdicts compare with, from any event on.
  /// - Returns: the distances; nil when they are too many, so that time has to pass step by step.
  func jumps(of system: ExploreSystem, observed: TimeSpan) -> Jumps? {
    var distances = Distances(bySource: bySource.mapValues { $0.map { ($0.target, $0.delay) } })
    var ahead: Set<Int64> = [0]
    for node in 0..<2 * compiled.slots.count {
      guard let found = distances.from(.node(node)) else { return nil }
      ahead.formUnion(found)
    }
    var sums = DistanceSums(Self.observed(ahead, observed))
    for (source, count) in system.actionCounts {
      guard let found = distances.from(source) else { return nil }
      let here = Self.observed(found, observed)
      // What leads to nothing adds nothing, however often it happens.
      if count == Int(Budgets.unlimited), found.count == 1 { continue }
      guard count < Int(Budgets.unlimited), sums.add(here, times: count) else { return nil }
    }
    // Where something is too late only after a moment and not at it, since a tie leaves a way out, it is the next
    // quantum that counts; and the one after that, where two such moments follow from one another.
    let quantum = system.quantum.microseconds
    let offsets = Set(sums.values.flatMap { [$0, $0 + quantum, $0 + 2 * quantum] })
    return Jumps(offsets: offsets.sorted())
  }

  private static func observed(_ distances: Set<Int64>, _ span: TimeSpan) -> Set<Int64> {
    distances.union(distances.map { $0 + span.microseconds })
  }
}
