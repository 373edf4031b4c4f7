import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

/// Every scene that was come upon, and what each move does there, found out when it is first made.
///
/// A scene is a world and what checks remember of it: all that a move's outcome depends on.
final class SceneStore {
  /// What is kept of one.
  struct Scene: BitwiseCopyable {
    /// Where its bytes begin; they end where those of the next begin.
    let bytes: Int
    let ahead: TimeAhead
    let isEnded: Bool
    /// Whether the platform has something to do now.
    let isBusy: Bool
    /// Whether nothing is armed.
    let isQuiet: Bool
    /// The alerts that were asked for last in vain, a bit each.
    let lost: UInt8
    /// The first of its moves, once they are known.
    var firstMove = UInt32.max
    var moveCount: UInt16 = 0
    /// The first of its other outcomes: of time, and of the script's lines.
    var firstOther = UInt32.max
  }

  /// What a move does.
  struct Outcome: BitwiseCopyable {
    /// The scene that it leads to.
    var target: UInt32
    /// What checks have to say of it, by its number; 0 is nothing.
    var report: UInt32
    static let unknown = Outcome(target: .max, report: 0)
  }

  /// Something that can happen in a scene.
  private struct Possible {
    let action: Action
    let price: ExploreSystem.Price
    var outcome = Outcome.unknown
  }

  /// An outcome that is found by what it is the outcome of.
  private struct Other: BitwiseCopyable {
    /// A span in microseconds, or a line of the script, below zero.
    let key: Int64
    let outcome: Outcome
    let next: UInt32
  }

  private let system: ExploreSystem
  private var visited = VisitedSet()
  private var scenes: [Scene] = []
  private var possible: [Possible] = []
  private var others: [Other] = []
  private var encodings: [UInt8] = []
  private var scratch = StateBytes()
  /// The scene that was read back last: its moves are made one after the other.
  private var current: (number: UInt32, world: World, monitors: PresentationMonitors)
  /// What checks say of moves.
  private(set) var checks: MoveChecks

  init(_ system: ExploreSystem, levels: [String: CheckLevel], armings: ArmingGraph) {
    self.system = system
    checks = MoveChecks(system, levels: levels, armings)
    current = (.max, system.start.world, system.start.monitors)
  }

  /// How many there are.
  var count: Int { scenes.count }

  /// The memory that they take in bytes.
  var byteCount: Int {
    visited.byteCount + encodings.capacity + scenes.capacity * MemoryLayout<Scene>.stride
      + possible.capacity * MemoryLayout<Possible>.stride
      + others.capacity * MemoryLayout<Other>.stride
  }

  /// What is kept of a scene.
  subscript(number: UInt32) -> Scene { scenes[Int(number)] }

  // MARK: Worlds

  /// The number of a scene, the same for equal ones.
  func number(of world: World, _ monitors: PresentationMonitors) -> UInt32 {
    scratch.removeAll()
    system.encode(world, monitors, into: &scratch)
    let found = visited.insert(scratch.fingerprint, parent: nil, ordinal: 0)
    guard found.isNew else { return UInt32(found.index) }
    let compiled = system.compiled
    var lost: UInt8 = 0
    for alert in compiled.alerts.indices where monitors.monitors[alert].isLost {
      lost |= 1 << UInt8(alert)
    }
    scenes.append(
      Scene(
        bytes: encodings.count, ahead: TimeAhead(world, system),
        isEnded: world.life.state == .ended, isBusy: world.isBusy(compiled),
        isQuiet: world.nextFireTime(compiled) == .never && !world.waitsForReturn(compiled),
        lost: lost))
    scratch.withBytes { encodings.append(contentsOf: $0) }
    return UInt32(found.index)
  }

  /// The world of a scene.
  func world(of number: UInt32) -> World {
    read(number)
    return current.world
  }

  private func read(_ number: UInt32) {
    guard current.number != number else { return }
    let next = Int(number) + 1
    let end = next < scenes.count ? scenes[next].bytes : encodings.count
    encodings.withUnsafeBytes { bytes in
      var reader = StateReader(
        UnsafeRawBufferPointer(rebasing: bytes[scenes[Int(number)].bytes..<end]))
      let (world, monitors) = system.worldAndMonitors(from: &reader)
      current = (number, world, monitors)
    }
  }

  // MARK: Moves

  /// The numbers of all that can happen in a scene now beside the script.
  func moves(of number: UInt32) -> Range<UInt32> {
    if scenes[Int(number)].firstMove == .max { findMoves(of: number) }
    let scene = scenes[Int(number)]
    return scene.firstMove..<scene.firstMove + UInt32(scene.moveCount)
  }

  private func findMoves(of number: UInt32) {
    read(number)
    let first = possible.count
    system.forEachAction(in: current.world) { move in
      possible.append(Possible(action: move.action, price: system.price(of: move.action)))
    }
    scenes[Int(number)].firstMove = UInt32(first)
    scenes[Int(number)].moveCount = UInt16(possible.count - first)
  }

  /// What a move takes out of the budgets.
  func price(ofMove move: UInt32) -> ExploreSystem.Price { possible[Int(move)].price }

  /// Whether the platform makes a move by itself.
  func isOfPlatform(_ move: UInt32) -> Bool { possible[Int(move)].action.actor == .platform }

  /// What one of a scene's moves does.
  func outcome(ofMove move: UInt32, in number: UInt32) -> Outcome {
    let known = possible[Int(move)]
    guard known.outcome.target == .max else { return known.outcome }
    let outcome = happen(known.action, in: number)
    possible[Int(move)].outcome = outcome
    return outcome
  }

  /// What a line of the script does in a scene.
  func outcome(ofLine line: Int, in number: UInt32) -> Outcome {
    let key = -1 - Int64(line)
    return other(key, in: number)
      ?? keep(
        happen(system.lines[line].action, in: number, isScripted: true), key, in: number)
  }

  /// What comes of a scene when time passes.
  func outcome(of span: TimeSpan, in number: UInt32) -> Outcome {
    if let outcome = other(span.microseconds, in: number) { return outcome }
    read(number)
    var world = current.world
    world.pass(to: world.now + span)
    let target = self.number(of: world, current.monitors)
    return keep(Outcome(target: target, report: 0), span.microseconds, in: number)
  }

  private func other(_ key: Int64, in number: UInt32) -> Outcome? {
    var place = scenes[Int(number)].firstOther
    while place != .max {
      let other = others[Int(place)]
      if other.key == key { return other.outcome }
      place = other.next
    }
    return nil
  }

  private func keep(_ outcome: Outcome, _ key: Int64, in number: UInt32) -> Outcome {
    let next = scenes[Int(number)].firstOther
    scenes[Int(number)].firstOther = UInt32(others.count)
    others.append(Other(key: key, outcome: outcome, next: next))
    return outcome
  }

  private func happen(
    _ action: Action, in number: UInt32, isScripted: Bool = false
  ) -> Outcome {
    read(number)
    var world = current.world
    var monitors = current.monitors
    let move = Move(action, at: world.now)
    system.act(move, &world, &monitors, &checks)
    let report = checks.report(
      isScripted ? .scripted(move) : .act(move),
      MoveChecks.Scene(world: current.world, monitors: current.monitors),
      MoveChecks.Scene(world: world, monitors: monitors))
    return Outcome(target: self.number(of: world, monitors), report: report)
  }
}
