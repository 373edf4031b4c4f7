import AlertSimulation
import SimulationKernel

/// What is left of the script, and how much more may happen beside it.
package struct Agenda: Sendable {
  /// How many lines of the script are done, the launch included.
  var linesDone = 0
  /// How long it is until the next line.
  var untilLine = TimeSpan.zero
  var inputsLeft: UInt8
  var interruptionsLeft: UInt8
  /// How often each outside event may still arrive.
  var arrivalsLeft: [13 of UInt8]
}

// What becomes of it.
extension ExploreSystem {
  /// Whether the next line of the script is due.
  func isLineDue(_ agenda: Agenda) -> Bool {
    agenda.linesDone < lines.count && agenda.untilLine == .zero
  }

  /// Notes that time passes.
  func pass(_ span: TimeSpan, _ agenda: inout Agenda) {
    if agenda.linesDone < lines.count { agenda.untilLine = agenda.untilLine - span }
  }

  /// Notes that the next line is done.
  func takeLine(_ agenda: inout Agenda) {
    agenda.linesDone += 1
    agenda.untilLine = agenda.linesDone < lines.count ? lines[agenda.linesDone].after : .zero
  }

  /// What an action takes out of the budgets.
  enum Price {
    case free, input, arrival(UInt8), interruption
  }

  /// What an action takes out of the budgets; what ends an interruption was paid for when it began.
  func price(of action: Action) -> Price {
    switch action {
    case .tap, .touchDown, .tapOutside, .type, .pressReturn, .escape, .swipe: .input
    case .event(let event): .arrival(event)
    case .system(let operation): endings.contains(operation) ? .free : .interruption
    // A finger that is down goes up some time.
    case .touchUp, .fire, .perform: .free
    }
  }

  /// Whether something may still happen.
  func isAffordable(_ price: Price, _ agenda: Agenda) -> Bool {
    switch price {
    case .free: true
    case .input: agenda.inputsLeft > 0
    case .arrival(let event): agenda.arrivalsLeft[Int(event)] > 0
    case .interruption: agenda.interruptionsLeft > 0
    }
  }

  /// Notes that something happens.
  func spend(_ price: Price, _ agenda: inout Agenda) {
    switch price {
    case .free: break
    case .input: Budgets.spend(&agenda.inputsLeft)
    case .arrival(let event): Budgets.spend(&agenda.arrivalsLeft[Int(event)])
    case .interruption: Budgets.spend(&agenda.interruptionsLeft)
    }
  }

  /// Interruptions count most, then inputs, then arrivals.
  func cost(of price: Price) -> UInt64 {
    switch price {
    case .free: 0
    case .input: 1 << 48
    case .arrival: 1 << 40
    case .interruption: 1 << 56
    }
  }

  // MARK: Encoding

  func encode(_ agenda: Agenda, into bytes: inout StateBytes) {
    if !lines.isEmpty {
      bytes.appendVariable(UInt64(agenda.linesDone))
      if agenda.linesDone < lines.count {
        bytes.appendVariable(UInt64(agenda.untilLine.microseconds))
      }
    }
    bytes.append(agenda.inputsLeft)
    if !beginnings.isEmpty { bytes.append(agenda.interruptionsLeft) }
    for event in compiled.events.indices { bytes.append(agenda.arrivalsLeft[event]) }
  }

  /// Reads what `encode` wrote.
  func agenda(from bytes: inout StateReader) -> Agenda {
    var agenda = start.agenda
    if !lines.isEmpty {
      agenda.linesDone = Int(bytes.variable())
      agenda.untilLine =
        agenda.linesDone < lines.count
        ? TimeSpan(microseconds: Int64(bytes.variable())) : .zero
    }
    agenda.inputsLeft = bytes.byte()
    if !beginnings.isEmpty { agenda.interruptionsLeft = bytes.byte() }
    for event in compiled.events.indices { agenda.arrivalsLeft[event] = bytes.byte() }
    return agenda
  }
}
