import AlertModel
import SimulationKernel

@testable import AlertSimulation

/// A stored field of a world, a way to change it, and when its value matters for the future.
struct WorldField: Sendable {
  /// Where it stands: the part of the world, the field, and for lists of small structures the field of these.
  let path: String
  /// Why the encoding leaves the field out at all times; nil when it is encoded where it matters.
  var historyOnly: String?
  /// Changes the field at a place (an alert, a slot, a position …); false when there is none there.
  let change: @Sendable (inout World, Compiled, Int) -> Bool
  /// Whether the value at a place matters, so that changing it must change the encoding; otherwise it is dead there.
  var matters: @Sendable (World, Compiled, Int) -> Bool = { _, _, _ in true }
}

extension WorldField {
  /// Places to try; no list of a world is longer.
  static let places = 0..<14

  static let all: [WorldField] =
    clocks + machines + lists + edits + presenters + schedule + turn + app + delegates + touch

  // MARK: Clocks and life

  private static let clocks: [WorldField] = [
    WorldField(
      path: "clocks.now", historyOnly: "the future depends on the times that are left",
      change: { world, compiled, place in
        guard place == 0 else { return false }
        // The whole world later by the same span.
        let span = TimeSpan.seconds(3_600)
        world.clocks.now = world.clocks.now + span
        world.clocks.frozenSince = world.clocks.frozenSince + span
        for slot in 0..<compiled.slots.count {
          world.schedule.due[slot] = world.schedule.due[slot] + span
        }
        return true
      }),
    WorldField(
      path: "clocks.frozenSince",
      change: { world, _, place in
        guard place == 0, world.life.state == .background else { return false }
        world.clocks.frozenSince =
          world.clocks.isFrozen ? world.clocks.frozenSince + .milliseconds(-1) : world.now
        return true
      },
      // A clock that counts the time of the freeze does not care when it began.
      matters: { world, compiled, _ in
        guard world.clocks.isFrozen else { return true }
        guard !compiled.rules.timersCountSuspension else { return false }
        return compiled.timers.indices.contains {
          world.schedule.due[compiled.slots.slot(timer: $0)] != .never
        }
      }),
    WorldField(
      path: "life.state",
      change: { world, _, place in
        guard place == 0 else { return false }
        world.life.state = world.life.state == .active ? .inactive : .active
        return true
      }),
    WorldField(
      path: "life.obscurers",
      change: { world, _, place in
        guard place < 7 else { return false }
        world.life.obscurers.formSymmetricDifference(Obscurers(rawValue: 1 << UInt8(place)))
        return true
      }),
  ]

  // MARK: Alerts

  private static func machine(
    _ field: String, historyOnly: String? = nil,
    _ change: @escaping @Sendable (inout AlertMachine) -> Bool,
    matters: @escaping @Sendable (AlertMachine) -> Bool = { _ in true }
  ) -> WorldField {
    WorldField(
      path: "alerts.machines.\(field)", historyOnly: historyOnly,
      change: { world, compiled, place in
        place < compiled.alerts.count && change(&world.alerts.machines[place])
      },
      matters: { world, _, place in matters(world.alerts.machines[place]) })
  }

  private static func flag(
    _ flag: AlertMachine.Flags, matters: @escaping @Sendable (AlertMachine) -> Bool
  ) -> WorldField {
    machine(
      "flags",
      {
        $0.flags.formSymmetricDifference(flag)
        return true
      }, matters: matters)
  }

  @Sendable private static func isAway(_ machine: AlertMachine) -> Bool {
    machine.phase == .hidden || machine.phase == .gone
  }

  @Sendable private static func hasPending(_ machine: AlertMachine) -> Bool {
    !isAway(machine) && machine.phase != .disappearing && machine.flags.contains(.hasPending)
  }

  private static let machines: [WorldField] = [
    machine(
      "phase",
      { machine in
        let next = isAway(machine) ? Phase.shown.rawValue : machine.phase.rawValue + 1
        machine.phase = Phase(rawValue: next) ?? .hidden
        return true
      }),
    machine(
      "exit",
      {
        $0.exit = $0.exit == .tap ? .code : .tap
        return true
      }, matters: { $0.phase == .disappearing }),
    machine(
      "pendingExit",
      {
        $0.pendingExit = $0.pendingExit == .tap ? .code : .tap
        return true
      }, matters: hasPending),
    machine(
      "pendingIndex",
      {
        $0.pendingIndex += 1
        return true
      }, matters: hasPending),
    // In the phases between, the index is always −1 and nobody reads it but the phase's event.
    machine(
      "index",
      { machine in
        guard machine.phase == .disappearing || isAway(machine) else { return false }
        machine.index += 1
        return true
      }, matters: { $0.phase == .disappearing }),
    machine(
      "presentation", historyOnly: "between moves no effect is pending; events number it",
      {
        $0.presentation += 5
        return true
      }),
    machine(
      "resume",
      {
        $0.resume += 1
        return true
      }, matters: { $0.phase == .appearing || $0.phase == .disappearing }),
    flag(.hasPending, matters: { !isAway($0) && $0.phase != .disappearing }),
    flag(.pendingIsAnimated, matters: hasPending),
    flag(.firstOtherIsDisabled, matters: { !isAway($0) }),
    flag(.wasToldCovered, matters: { $0.phase == .covered }),
    // Between moves the transition runs already, which asks no more.
    flag(.isAnimated, matters: { _ in false }),
    flag(.willDismissSent, matters: { $0.phase == .disappearing }),
  ]

  private static let lists: [WorldField] = [
    WorldField(
      path: "alerts.stack",
      change: { world, _, place in
        guard place < 8 else { return false }
        guard place < Int(world.alerts.stack.count) else {
          return world.alerts.stack.append(UInt8(place))
        }
        world.alerts.stack[place] ^= 1
        return true
      }),
    WorldField(
      path: "alerts.waiting",
      change: { world, _, place in
        guard place < 8 else { return false }
        guard place < Int(world.alerts.waiting.count) else {
          return world.alerts.waiting.append(UInt8(place))
        }
        world.alerts.waiting[place] ^= 1
        return true
      }),
    WorldField(
      path: "alerts.publicDismissCalls",
      historyOnly: "a total, which only reading the property of that name tells",
      change: { world, compiled, place in
        guard place < compiled.alerts.count else { return false }
        world.alerts.publicDismissCalls[place] &+= 3
        return true
      }),
  ]

  // MARK: Edits

  private static func entry(
    _ field: String, _ change: @escaping @Sendable (inout AlertEdits.Entry) -> Void
  ) -> WorldField {
    WorldField(
      path: "edits.entries.\(field)",
      change: { world, _, place in
        guard place < Int(world.edits.entries.count) else { return false }
        var edits = AlertEdits()
        for position in world.edits.entries.indices {
          var entry = world.edits.entries[position]
          if position == place { change(&entry) }
          if (AlertEdits.Key.addedButton..<AlertEdits.Key.enabled).contains(entry.key) {
            _ = edits.addButton(
              to: Int(entry.alert), title: Int(entry.value),
              role: entry.key - AlertEdits.Key.addedButton)
          } else {
            _ = edits.set(entry.key, of: Int(entry.alert), to: Int(entry.value))
          }
        }
        world.edits = edits
        return true
      })
  }

  private static let edits: [WorldField] = [
    entry("alert") { $0.alert ^= 4 },
    entry("key") { $0.key ^= 1 },
    entry("value") { $0.value += 1 },
  ]

  // MARK: Presenters

  private static let presenters: [WorldField] = [
    WorldField(
      path: "presenters.presenter",
      change: { world, compiled, place in
        guard place < compiled.alerts.count else { return false }
        world.presenters.presenter[place] ^= 1
        return true
      },
      // Alert views have no presenters.
      matters: { _, compiled, _ in compiled.rules.hasPresenters }),
    WorldField(
      path: "presenters.requester",
      change: { world, compiled, place in
        guard place < compiled.alerts.count else { return false }
        world.presenters.requester[place] ^= 1
        return true
      },
      // The completion of a dismiss call is owed only while that dismissal runs.
      matters: { world, compiled, place in
        let machine = world.alerts.machines[place]
        return compiled.rules.hasPresenters && machine.phase == .disappearing
          && machine.exit == .code
      }),
  ]

  // MARK: Schedule

  private static let schedule: [WorldField] = [
    WorldField(
      path: "schedule.due",
      change: { world, compiled, place in
        guard place < 14 else { return false }
        world.schedule.due[place] =
          world.schedule.due[place] == .never
          ? world.now + .seconds(1) : world.schedule.due[place] + .milliseconds(1)
        return true
      },
      matters: { world, compiled, place in
        guard place < compiled.slots.count else { return false }
        // A transition that was in flight at suspension ends on resume, whatever was left (contract:G26).
        if world.clocks.isFrozen, case .transition = compiled.slots.owner(of: place) {
          return false
        }
        // For how long something is overdue is told by nothing; only which was due first matters.
        let isTimer = if case .timer = compiled.slots.owner(of: place) { true } else { false }
        let isStopped =
          isTimer && world.clocks.isFrozen && !compiled.rules.timersCountSuspension
        return isStopped || world.schedule.due[place] >= world.now
      }),
    WorldField(
      path: "schedule.intervals",
      change: { world, compiled, place in
        guard place < compiled.timers.count else { return false }
        world.schedule.intervals[place] += 250_000
        return true
      },
      matters: { world, compiled, place in
        world.schedule.due[compiled.slots.slot(timer: place)] != .never
      }),
  ]

  // MARK: Turn

  // Between moves there is no work left; the guard test makes some.
  private static func item(
    _ field: String, _ change: @escaping @Sendable (inout Turn.Item) -> Void
  ) -> WorldField {
    WorldField(
      path: "turn.items.\(field)",
      change: { world, _, place in
        guard place < Int(world.turn.items.count) else { return false }
        change(&world.turn.items[place])
        return true
      })
  }

  private static let turn: [WorldField] = [
    item("kind") { $0.kind = $0.kind == .steps ? .program : .steps },
    item("subject") { $0.subject ^= 1 },
    item("place") { $0.place += 1 },
    item("presentation") { $0.presentation += 1 },
  ]

  // MARK: App logic, delegates, touch

  private static let app: [WorldField] = [
    WorldField(
      path: "app.variables",
      change: { world, _, place in
        guard place < 8 else { return false }
        world.app.variables[place] += 1
        return true
      },
      matters: { _, compiled, place in place < compiled.variables.count }),
    WorldField(
      path: "app.runsLeft",
      change: { world, _, place in
        guard place < 10 else { return false }
        world.app.runsLeft[place] += 1
        return true
      },
      matters: { _, compiled, place in place < compiled.handlers.limits.count }),
  ]

  private static func link(
    _ field: String, _ change: @escaping @Sendable (inout Delegates.Link) -> Void,
    matters: @escaping @Sendable (Delegates.Link) -> Bool = { $0.number >= 0 }
  ) -> WorldField {
    WorldField(
      path: "delegates.links.\(field)",
      change: { world, compiled, place in
        guard place < compiled.alerts.count else { return false }
        change(&world.delegates.links[place])
        return true
      },
      matters: { world, _, place in matters(world.delegates.links[place]) })
  }

  private static let delegates: [WorldField] = [
    link("number", { $0.number = $0.number < 0 ? 0 : -1 }, matters: { _ in true }),
    link("isFreed", { $0.isFreed.toggle() }),
    link("methods", { $0.methods.formSymmetricDifference(DelegateMethods(.clicked)) }),
  ]

  private static let touch: [WorldField] = [
    WorldField(
      path: "touch.alert",
      change: { world, _, place in
        guard place == 0 else { return false }
        world.touch.alert = world.touch.alert == .max ? 0 : world.touch.alert ^ 1
        return true
      }),
    WorldField(
      path: "touch.button",
      change: { world, _, place in
        guard place == 0 else { return false }
        world.touch.button += 1
        return true
      },
      matters: { world, _, _ in world.touch.isDown }),
  ]
}
