import AlertModel
import SimulationKernel

/// Remaining times instead of absolute ones: of a stopped clock from the freeze on, of all others from now on.
///
/// What is overdue is told by its rank among all that is: only the order matters, and for a repeating timer its
/// grid. So a process that stays suspended for long ends in one state.
extension Schedule {
  /// How an armed slot is written.
  private enum Code {
    static let empty: UInt64 = 0
    static let arrived: UInt64 = 1
    /// A transition of a suspended process, which ends on resume whatever is left of it (contract:G26).
    static let suspended: UInt64 = 2
    static let overdue: UInt64 = 3
    /// This, and what is left in microseconds.
    static let ahead: UInt64 = 4
  }

  func encode(_ clocks: Clocks, _ compiled: Compiled, into bytes: inout StateBytes) {
    let slots = compiled.slots
    for slot in 0..<slots.count {
      let due = due[slot]
      guard due != .never else {
        bytes.append(UInt8(Code.empty))
        continue
      }
      guard due != Self.hasArrived else {
        bytes.append(UInt8(Code.arrived))
        continue
      }
      var isTimer = false
      var interval: Int64 = 0
      switch slots.owner(of: slot) {
      case .transition where clocks.isFrozen:
        bytes.append(UInt8(Code.suspended))
        continue
      case .timer(let timer):
        isTimer = true
        interval = Int64(intervals[timer])
      default: break
      }
      let isStopped = isTimer && Self.isStopped(clocks, compiled)
      let left = (due - (isStopped ? clocks.frozenSince : clocks.now)).microseconds
      if left < 0 {
        bytes.appendVariable(Code.overdue)
        bytes.append(rank(of: slot, clocks, compiled))
        if isTimer { bytes.appendVariable(UInt64(interval > 0 ? -left % interval : 0)) }
      } else {
        bytes.appendVariable(UInt64(left) + Code.ahead)
      }
      if isTimer { bytes.appendVariable(UInt64(interval)) }
    }
  }

  /// Whether timers stand still because the process is suspended.
  private static func isStopped(_ clocks: Clocks, _ compiled: Compiled) -> Bool {
    clocks.isFrozen && !compiled.rules.timersCountSuspension
  }

  /// How many of the overdue slots were due before this one.
  private func rank(of slot: Int, _ clocks: Clocks, _ compiled: Compiled) -> UInt8 {
    var rank: UInt8 = 0
    for other in 0..<compiled.slots.count
    where due[other] < due[slot] && due[other] != Self.hasArrived {
      switch compiled.slots.owner(of: other) {
      case .transition where clocks.isFrozen: break
      case .timer where Self.isStopped(clocks, compiled): break
      default: rank += 1
      }
    }
    return rank
  }

  /// Reads what `encode` wrote.
  init(from bytes: inout StateReader, _ clocks: Clocks, _ compiled: Compiled) {
    self.init()
    let slots = compiled.slots
    var overdue = FixedList<14, Overdue>(filler: Overdue(slot: 0, rank: 0, phase: 0, interval: 0))
    for slot in 0..<slots.count {
      let code = bytes.variable()
      switch code {
      case Code.empty: continue
      case Code.arrived:
        due[slot] = Self.hasArrived
        continue
      case Code.suspended:
        due[slot] = clocks.now
        continue
      default: break
      }
      var late = Overdue(slot: UInt8(slot), rank: 0, phase: 0, interval: 0)
      let timer: Int? = if case .timer(let timer) = slots.owner(of: slot) { timer } else { nil }
      if code == Code.overdue {
        late.rank = bytes.byte()
        if timer != nil { late.phase = Int64(bytes.variable()) }
      } else {
        due[slot] = clocks.now + TimeSpan(microseconds: Int64(code - Code.ahead))
      }
      if let timer {
        intervals[timer] = UInt32(truncatingIfNeeded: bytes.variable())
        late.interval = Int64(intervals[timer])
      }
      if code == Code.overdue { overdue.append(late) }
    }
    place(overdue, before: clocks.now)
  }

  /// A slot that was due before the present moment.
  private struct Overdue: BitwiseCopyable {
    var slot: UInt8
    var rank: UInt8
    /// How far the present moment is beyond its grid, if it repeats.
    var phase: Int64
    var interval: Int64

    /// Whether it may have been due so long ago.
    func fits(_ age: Int64) -> Bool { interval == 0 || age % interval == phase }
  }

  /// Finds times that are overdue in the given order, and on the grids of what repeats: the latest ones.
  private mutating func place(_ overdue: FixedList<14, Overdue>, before now: Instant) {
    var age: Int64 = 0
    var left = overdue.count
    while left > 0 {
      // Those of the greatest rank left are the youngest, and all equally old.
      var rank: UInt8 = 0
      for position in overdue.indices where due[Int(overdue[position].slot)] == .never {
        rank = max(rank, overdue[position].rank)
      }
      age += 1
      while !overdue.indices.allSatisfy({
        overdue[$0].rank != rank || overdue[$0].fits(age)
      }) { age += step(overdue, rank, age) }
      for position in overdue.indices where overdue[position].rank == rank {
        due[Int(overdue[position].slot)] = now + TimeSpan(microseconds: -age)
        left -= 1
      }
    }
  }

  /// To the next age that fits the first repeating one, then from one of its grid's points to the next.
  private func step(_ overdue: FixedList<14, Overdue>, _ rank: UInt8, _ age: Int64) -> Int64 {
    for position in overdue.indices
    where overdue[position].rank == rank && overdue[position].interval > 0 {
      let interval = overdue[position].interval
      let ahead = (overdue[position].phase - age % interval + interval) % interval
      return ahead > 0 ? ahead : interval
    }
    return 1
  }
}
