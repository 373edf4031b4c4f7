import AlertModel
import SimulationKernel

/// The number that stands for a compiled scenario: what it does, not how its file is written.
enum ScenarioDigest {
  /// Changes when the meaning of the bytes below changes.
  private static let version: UInt8 = 1
  /// How many knobs there were at first.
  private static let firstKnobs = 19

  static func fingerprint(
    of scenario: Scenario, alerts: ContiguousArray<CompiledAlert>,
    delegates: ContiguousArray<CompiledDelegate>, texts: ContiguousArray<String>,
    script: ContiguousArray<CompiledScriptLine>, handlers: HandlerTable,
    code: ContiguousArray<Instruction>
  ) -> Fingerprint {
    var hasher = StableHasher()
    hasher.feed(version)
    feed(scenario, into: &hasher)
    feedList(texts, into: &hasher) { feed($0, into: &$1) }
    feedList(alerts, into: &hasher) { feed($0, into: &$1) }
    feedList(delegates, into: &hasher) { feed($0, into: &$1) }
    feedList(script, into: &hasher) { line, hasher in
      hasher.feed(line.at.microseconds)
      feed(line.action, into: &hasher)
    }
    feedList(handlers.entries, into: &hasher) { entry, hasher in
      hasher.feed(Int64(entry.index))
      hasher.feed(entry.counter)
      hasher.feed(UInt32(entry.start))
    }
    feedTriggers(of: handlers, scenario, into: &hasher)
    feedList(handlers.limits, into: &hasher) { $1.feed($0) }
    feedList(code, into: &hasher) { instruction, hasher in
      hasher.feed(instruction.code.rawValue)
      hasher.feed(instruction.subject)
      hasher.feed(instruction.detail)
      hasher.feed(Int64(instruction.index))
      hasher.feed(instruction.number)
    }
    // Last, and only if they are not the usual ones, so that tokens from before they were there stay good.
    let usual = KnobSettings()
    for knob in Knob.allCases.dropFirst(firstKnobs)
    where scenario.profile.knobs[knob] != usual[knob] {
      feed(knob.name, into: &hasher)
      feed(scenario.profile.knobs[knob], into: &hasher)
    }
    if scenario.perceptionLimit != Scenario.usualPerceptionLimit {
      hasher.feed(scenario.perceptionLimit.microseconds)
    }
    return hasher.fingerprint
  }

  // By what they are, not by their numbers, which shift when the model learns another callback.
  private static func feedTriggers(
    of handlers: HandlerTable, _ scenario: Scenario, into hasher: inout StableHasher
  ) {
    let callbacks = Callback.allCases.count
    let alerts = scenario.alerts.count + 1
    for trigger in 0..<(handlers.offsets.count - 1) {
      let range = handlers.range(trigger)
      guard !range.isEmpty else { continue }
      let isOfAlert = trigger < alerts * callbacks
      hasher.feed(UInt8(isOfAlert ? 1 : 2))
      hasher.feed(UInt32(isOfAlert ? trigger / callbacks : 0))
      hasher.feed(UInt32(isOfAlert ? trigger % callbacks : trigger - alerts * callbacks))
      hasher.feed(UInt32(range.lowerBound))
      hasher.feed(UInt32(range.count))
    }
  }

  private static func feedList<Items: Collection>(
    _ items: Items, into hasher: inout StableHasher,
    _ feedItem: (Items.Element, inout StableHasher) -> Void
  ) {
    hasher.feed(UInt32(items.count))
    for item in items { feedItem(item, &hasher) }
  }

  private static func feed(_ text: String, into hasher: inout StableHasher) {
    hasher.feed(UInt32(text.utf8.count))
    hasher.feed(text)
  }

  private static func feed(_ number: Int, into hasher: inout StableHasher) {
    hasher.feed(Int64(number))
  }

  private static func feed(_ flag: Bool, into hasher: inout StableHasher) {
    hasher.feed(UInt8(flag ? 1 : 0))
  }

  private static func feed(_ scenario: Scenario, into hasher: inout StableHasher) {
    let profile = scenario.profile
    feed(profile.id, into: &hasher)
    for knob in Knob.allCases.prefix(firstKnobs) { feed(profile.knobs[knob], into: &hasher) }
    hasher.feed(profile.timing.appear.microseconds)
    hasher.feed(profile.timing.disappear.microseconds)
    hasher.feed(profile.timing.suspendDelay.microseconds)
    feed(scenario.device.rawValue, into: &hasher)
    hasher.feed(scenario.start.rawValue)
    hasher.feed((scenario.end ?? .never).microseconds)
    hasher.feed(scenario.patience.microseconds)
    feedList(scenario.variables, into: &hasher) { variable, hasher in
      feed(variable.initial, into: &hasher)
      feed(variable.range.lowerBound, into: &hasher)
      feed(variable.range.upperBound, into: &hasher)
      feed(variable.beyond.rawValue, into: &hasher)
    }
    feedList(scenario.events, into: &hasher) { event, hasher in
      hasher.feed(event.delay.lowerBound.microseconds)
      hasher.feed(event.delay.upperBound.microseconds)
      feed(event.mayNeverCome, into: &hasher)
    }
  }

  private static func feed(_ alert: CompiledAlert, into hasher: inout StableHasher) {
    feed(Int(alert.title), into: &hasher)
    feed(Int(alert.message), into: &hasher)
    feed(alert.style.rawValue, into: &hasher)
    feedList(alert.buttons, into: &hasher) { button, hasher in
      feed(Int(button.title), into: &hasher)
      feed(button.role.rawValue, into: &hasher)
      feed(button.isEnabled, into: &hasher)
      feed(button.hasHandler, into: &hasher)
    }
    for number in [
      alert.cancelIndex, alert.firstOtherIndex, alert.fields, alert.preferred, Int(alert.delegate),
    ] {
      feed(number, into: &hasher)
    }
    feed(alert.hasAnchor, into: &hasher)
    feed(alert.blocksReturn, into: &hasher)
    if alert.kind == .viewController { feed(alert.kind.rawValue, into: &hasher) }
    if !alert.isHosted { feed("unhosted", into: &hasher) }
    if alert.neverAppears { feed("neverAppears", into: &hasher) }
    if alert.isShadowed { feed("shadowed", into: &hasher) }
  }

  private static func feed(_ delegate: CompiledDelegate, into hasher: inout StableHasher) {
    hasher.feed(delegate.methods.rawValue)
    switch delegate.enables {
    case .always: hasher.feed(UInt8(0))
    case .never: hasher.feed(UInt8(1))
    case .whenField(let field, let text):
      hasher.feed(UInt8(2))
      feed(field, into: &hasher)
      feed(Int(text), into: &hasher)
    }
  }

  private static func feed(_ action: Action, into hasher: inout StableHasher) {
    for number in action.code { hasher.feed(Int64(number)) }
  }
}
