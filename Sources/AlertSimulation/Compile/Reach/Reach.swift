import AlertModel

/// What can happen in a scenario at all: its code is followed from what the system, the outside and the script start.
///
/// It errs on one side only: what it does not hold possible cannot happen, in any order and at any time.
struct Reach {
  let compiled: Compiled
  let life: LifeReach
  private(set) var alerts: ContiguousArray<AlertFacts>
  /// Whose dismiss method is called: the alerts', and the root controller's as the last one.
  private(set) var dismissers: [Bool]
  private var startedTimers: [Bool]
  private var awaitedEvents: [Bool]
  /// The values of variables that no statement changes; conditions on them are decided.
  private let constants: [Int?]
  private var visited: [Bool]
  private var reached: [Bool]

  init(_ compiled: Compiled) {
    self.compiled = compiled
    life = LifeReach(
      compiled.profile.life, from: compiled.scenario.start == .running ? .active : .notRunning)
    alerts = ContiguousArray(compiled.alerts.map(AlertFacts.init))
    for alert in alerts.indices {
      alerts[alert].gain(delegate: Int(compiled.alerts[alert].delegate), of: compiled)
    }
    dismissers = Array(repeating: false, count: alerts.count + 1)
    startedTimers = compiled.timers.map { _ in false }
    awaitedEvents = compiled.events.indices.map(compiled.startingEvents.contains)
    var constants: [Int?] = compiled.variables.map(\.initial)
    for instruction in compiled.code where [.assign, .add].contains(instruction.code) {
      constants[Int(instruction.subject)] = nil
    }
    self.constants = constants
    visited = compiled.code.map { _ in false }
    reached = compiled.handlers.entries.map { _ in false }
  }

  /// Follows everything, and tells what was not come to.
  mutating func deadHandlers() -> [DeadHandler] {
    for line in compiled.script {
      if case .perform(let program) = line.action { follow(Int(program)) }
    }
    // A handler may start what starts another one.
    while reachMore() {}
    let numbers = handlerNumbers()
    var dead: [DeadHandler] = []
    for trigger in 0..<compiled.triggers.count {
      for place in compiled.handlers.range(trigger) where !reached[place] {
        let entry = compiled.handlers.entries[place]
        let owner = compiled.triggers.owner(of: trigger)
        guard let cause = obstacle(owner, entry.index) else { continue }
        var alert: Int?
        if case .alert(let number, _) = owner { alert = number }
        dead.append(DeadHandler(number: numbers[place], alert: alert, cause: cause))
      }
    }
    return dead.sorted { $0.number < $1.number }
  }

  // Programs stand in the order of the scenario's handlers, entries by trigger.
  private func handlerNumbers() -> [Int] {
    let entries = compiled.handlers.entries
    var numbers = [Int](repeating: 0, count: entries.count)
    let places = entries.indices.sorted { entries[$0].start < entries[$1].start }
    for (number, place) in places.enumerated() { numbers[place] = number }
    return numbers
  }

  private mutating func reachMore() -> Bool {
    var found = false
    for trigger in 0..<compiled.triggers.count {
      for place in compiled.handlers.range(trigger) where !reached[place] {
        let entry = compiled.handlers.entries[place]
        guard obstacle(compiled.triggers.owner(of: trigger), entry.index) == nil else { continue }
        reached[place] = true
        found = true
        follow(Int(entry.start))
      }
    }
    return found
  }

  /// What keeps a handler from running, as far as is known by now.
  private func obstacle(_ owner: TriggerNumbers.Owner, _ index: Int32) -> DeadHandler.Cause? {
    switch owner {
    case .alert(let alert, let callback):
      obstacle(callback, of: alert, index: index == HandlerTable.anyIndex ? nil : Int(index))
    case .app(let callback): life.callbacks.contains(callback) ? nil : .notTold
    case .timer(let timer): startedTimers[timer] ? nil : .timerNeverStarted
    case .event(let event): awaitedEvents[event] ? nil : .eventNeverAwaited
    }
  }

  // MARK: Code

  /// Notes what a program does, on every way through it.
  private mutating func follow(_ start: Int) {
    var open = [start]
    while let place = open.popLast() {
      guard !visited[place] else { continue }
      visited[place] = true
      let instruction = compiled.code[place]
      switch instruction.code {
      case .end: break
      case .jump: open.append(Int(instruction.index))
      case .jumpUnless:
        let comparison = Statement.Comparison.allCases[Int(instruction.detail)]
        let holds = constants[Int(instruction.subject)].map {
          comparison.holds($0, Int(instruction.number))
        }
        if holds != false { open.append(place + 1) }
        if holds != true { open.append(Int(instruction.index)) }
      default:
        note(instruction)
        open.append(place + 1)
      }
    }
  }

  private mutating func note(_ instruction: Instruction) {
    let subject = Int(instruction.subject)
    switch instruction.code {
    case .startTimer: startedTimers[subject] = true
    case .expect: awaitedEvents[subject] = true
    case .dismiss:
      dismissers[subject] = true
      if subject < alerts.count { alerts[subject].dismissals.insert(Int(instruction.index)) }
    default: if subject < alerts.count { noteChange(instruction, of: subject) }
    }
  }

  private mutating func noteChange(_ instruction: Instruction, of alert: Int) {
    let index = Int(instruction.index)
    switch instruction.code {
    case .show: alerts[alert].isShown = true
    case .setDelegate: alerts[alert].gain(delegate: index, of: compiled)
    case .setCancelIndex: alerts[alert].cancel.insert(index)
    case .setPreferred: alerts[alert].preferred.insert(index)
    case .setEnabled: if instruction.detail != 0 { alerts[alert].enabled.insert(index) }
    case .setStyle:
      let style = AlertStyle.allCases[index]
      if !alerts[alert].styles.contains(style) { alerts[alert].styles.append(style) }
      alerts[alert].fields = max(alerts[alert].fields, style.textFields)
    case .addTextField: alerts[alert].fields = Capacity.fields
    case .addButton: noteButton(instruction, of: alert)
    default: break
    }
  }

  // How often it runs, and so which index the button gets, is left open.
  private mutating func noteButton(_ instruction: Instruction, of alert: Int) {
    alerts[alert].addsButtons = true
    guard ButtonRole.allCases[Int(instruction.detail)] == .cancel else { return }
    let first = compiled.alerts[alert].buttons.count
    alerts[alert].cancel.formUnion(PossibleIndices(from: first))
  }
}
