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

  /// How far after a source something can happen that it brought about, itself included; nil when there is no end of it.
  private func distances(from source: Source, _ path: [Source] = []) -> Set<Int64>? {
    guard !path.contains(source) else { return nil }
    var found: Set<Int64> = [0]
    for arming in bySource[source] ?? [] {
      guard let rest = distances(from: .node(arming.target), path + [source]) else { return nil }
      for distance in rest { found.insert(arming.delay + distance) }
      guard found.count <= Jumps.limit else { return nil }
    }
    return found
  }

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
    var ahead: Set<Int64> = [0]
    for node in 0..<2 * compiled.slots.count {
      guard let distances = distances(from: .node(node)) else { return nil }
      ahead.formUnion(distances)
    }
    ahead = Self.observed(ahead, observed)
    for (source, count) in system.actionCounts {
      guard let distances = distances(from: source) else { return nil }
      let here = Self.observed(distances, observed)
      guard count < Int(Budgets.unlimited) else {
        if here.count > 2 { return nil }
        continue
      }
      var steps: Set<Int64> = []
      for later in here { for earlier in here { steps.insert(later - earlier) } }
      for _ in 0..<count {
        var sums: Set<Int64> = []
        for sum in ahead {
          for step in steps { sums.insert(sum + step) }
          guard sums.count <= Jumps.limit else { return nil }
        }
        ahead = sums
      }
    }
    return Jumps(offsets: ahead.sorted())
  }

  private static func observed(_ distances: Set<Int64>, _ span: TimeSpan) -> Set<Int64> {
    distances.union(distances.map { $0 + span.microseconds })
  }
}

/// The distances from what is armed at which actions can make a difference.
struct Jumps: Hashable, Sendable {
  /// More distances than this are not worth the search.
  static let limit = 20_000

  /// In microseconds, in order, each once.
  let offsets: [Int64]

  /// The first moment after the present one at which an action can make a difference, given how long it is until
  /// something that is armed.
  func next(before pending: Int64) -> Int64? {
    var low = 0
    var high = offsets.count
    // The first offset that leads beyond the present moment.
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] > -pending { high = middle } else { low = middle + 1 }
    }
    return low < offsets.count ? pending + offsets[low] : nil
  }
}
