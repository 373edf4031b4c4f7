package import AlertModel
package import SimulationKernel

/// A scenario in the form the world runs: names are numbers, tables are flat, nothing changes any more.
package final class Compiled: Sendable {
  package let scenario: Scenario
  package let profile: ToolkitProfile
  package let alerts: ContiguousArray<CompiledAlert>
  package let delegates: ContiguousArray<CompiledDelegate>
  package let timers: ContiguousArray<String>
  package let events: ContiguousArray<OutsideEventDefinition>
  package let variables: ContiguousArray<VariableDefinition>
  /// Every text the scenario mentions; alerts and programs refer to them by number.
  package let texts: ContiguousArray<String>
  /// The fixed inputs in order of time.
  package let script: ContiguousArray<CompiledScriptLine>
  let tables: CompiledTables
  let handlers: HandlerTable
  let code: ContiguousArray<Instruction>
  /// A number for the whole scenario: equal scenarios have equal ones on every machine.
  package let fingerprint: Fingerprint
  let rules: RuntimeRules
  /// The outside events that no statement awaits: they are expected from the start.
  let startingEvents: ContiguousArray<Int>

  init(
    scenario: Scenario, alerts: ContiguousArray<CompiledAlert>,
    delegates: ContiguousArray<CompiledDelegate>, timers: ContiguousArray<String>,
    texts: ContiguousArray<String>, script: ContiguousArray<CompiledScriptLine>,
    handlers: HandlerTable, code: ContiguousArray<Instruction>, fingerprint: Fingerprint
  ) {
    self.scenario = scenario
    profile = scenario.profile
    self.alerts = alerts
    self.delegates = delegates
    self.timers = timers
    events = ContiguousArray(scenario.events)
    variables = ContiguousArray(scenario.variables)
    self.texts = texts
    self.script = script
    tables = CompiledTables(scenario.profile)
    self.handlers = handlers
    self.code = code
    self.fingerprint = fingerprint
    rules = RuntimeRules(scenario)
    let awaited = code.filter { $0.code == .expect }.map { Int($0.subject) }
    startingEvents = ContiguousArray(scenario.events.indices.filter { !awaited.contains($0) })
  }

  /// The number that stands for the window's root controller where an alert's number is expected.
  package var root: Int { alerts.count }

  /// The name of an alert or of the root controller.
  package func name(ofAlert alert: Int) -> String {
    alert < alerts.count ? alerts[alert].name : "root"
  }
}

/// How many of each thing a world has room for; more is an error when the scenario is loaded.
package enum Capacity {
  package static let alerts = 8
  package static let slots = 14
  package static let variables = 8
  package static let limitedHandlers = 10
  package static let workItems = 12
  package static let edits = 12
  package static let buttons = 32
  /// Text fields of one alert; a typed text is an edit, whose keys have room for no more.
  package static let fields = 10
  /// Different delegates: those of the alerts and those that statements assign.
  package static let delegates = 127
  /// Different texts; edits keep a text by its number.
  package static let texts = Int(Int16.max)
  /// Statements of all programs after repetition; places in them have 16 bits, and one stands for none.
  package static let instructions = Int(UInt16.max) - 1
  /// What variables hold, and what is assigned, added and compared.
  package static let numbers = Int(Int16.min)...Int(Int16.max)
}

/// An alert's fixed part.
package struct CompiledAlert: Sendable {
  package let name: String
  let title: Int16
  let message: Int16
  package let style: AlertStyle
  package let buttons: ContiguousArray<CompiledButton>
  package let cancelIndex: Int
  package let firstOtherIndex: Int
  package let fields: Int
  package let preferred: Int
  package let hasAnchor: Bool
  package let blocksReturn: Bool
  /// The delegate's number, or −1.
  let delegate: Int8
}

/// A button's fixed part.
package struct CompiledButton: Sendable, BitwiseCopyable {
  package let title: Int16
  package let role: ButtonRole
  package let isEnabled: Bool
  package let hasHandler: Bool
}

/// A delegate's fixed part.
package struct CompiledDelegate: Hashable, Sendable {
  package let methods: DelegateMethods
  package let enables: EnableRule

  package enum EnableRule: Hashable, Sendable {
    case always, never
    case whenField(Int, equals: Int16)
  }
}

/// A fixed input with its names resolved.
package struct CompiledScriptLine: Hashable, Sendable {
  package let at: Instant
  package let action: Action
}

/// Answers of the profile that the world consults while it runs.
struct RuntimeRules: Sendable {
  let appear: TimeSpan
  let disappear: TimeSpan
  let suspendDelay: TimeSpan
  let isPad: Bool
  let sharesOneStack: Bool
  let delegateIsWeak: Bool
  let timersCountSuspension: Bool
  let exceptionsEndProcess: Bool
  let fieldOutOfRangeRaises: Bool
  let newestPendingWins: Bool
  let codeWinsInClick: Bool
  let asksInDefaultStyle: Bool

  init(_ scenario: Scenario) {
    let profile = scenario.profile
    let knobs = profile.knobs
    appear = profile.timing.appear
    disappear = profile.timing.disappear
    suspendDelay = profile.timing.suspendDelay
    isPad = scenario.device == .pad
    sharesOneStack = profile.arrangement == .sharedStack
    delegateIsWeak = knobs.has(.delegateOwnership, "weak")
    timersCountSuspension = knobs.has(.timerClock, "awake")
    exceptionsEndProcess = knobs.has(.exceptions, "endsProcess")
    fieldOutOfRangeRaises = knobs.has(.textFieldOutOfRange, "exception")
    newestPendingWins = knobs.has(.pendingVsNew, "newest")
    codeWinsInClick = knobs.has(.dismissInClick, "code")
    asksInDefaultStyle = knobs.has(.enableDefaultStyle, "yes")
  }
}

/// The profile's step lists in one flat array.
struct CompiledTables: Sendable {
  /// A step, or the end of a list.
  enum Code: Sendable {
    case alert(Step)
    case life(LifeStep)
    case end
  }

  /// A list that applies when its conditions hold.
  struct Choice: Sendable {
    let conditions: [Guard]
    let start: UInt16
  }

  private(set) var code: ContiguousArray<Code> = []
  private(set) var onRequest: UInt16 = 0
  private(set) var covered: UInt16 = 0
  private(set) var reappear: UInt16 = 0
  private(set) var entries: ContiguousArray<Choice> = []
  private(set) var exits: ContiguousArray<ContiguousArray<Choice>> = []
  private(set) var inputs: ContiguousArray<ContiguousArray<InputRule>> = []
  private(set) var life: ContiguousArray<UInt16> = []
  private(set) var operations: ContiguousArray<Disposition> = []

  /// Stands for "no such list".
  static let none = UInt16.max

  init(_ profile: ToolkitProfile) {
    onRequest = add(profile.onRequest)
    covered = add(profile.covered)
    reappear = add(profile.reappear)
    for rule in profile.entries {
      entries.append(Choice(conditions: rule.conditions, start: add(rule.steps)))
    }
    for exit in Exit.allCases {
      var choices: ContiguousArray<Choice> = []
      for rule in profile.exits where rule.exit == exit {
        choices.append(Choice(conditions: rule.conditions, start: add(rule.steps)))
      }
      exits.append(choices)
    }
    for input in Operation.allCases {
      inputs.append(ContiguousArray(profile.inputs.filter { $0.input == input }))
    }
    for operation in SystemOperation.allCases {
      for state in LifeState.allCases {
        let rule = profile.life.first { $0.operation == operation && $0.from.contains(state) }
        if let rule { life.append(add(rule.steps)) } else { life.append(Self.none) }
      }
    }
    for operation in Operation.allCases {
      for phase in Phase.allCases { operations.append(profile.operations[operation, phase]) }
    }
  }

  func disposition(_ operation: Operation, _ phase: Phase) -> Disposition {
    operations[Int(operation.rawValue) * Phase.allCases.count + Int(phase.rawValue)]
  }

  /// Where the steps of a system operation begin, or `none`.
  func lifeSteps(_ operation: SystemOperation, in state: LifeState) -> UInt16 {
    life[Int(operation.rawValue) * LifeState.allCases.count + Int(state.rawValue)]
  }

  private mutating func add(_ steps: [Step]) -> UInt16 {
    add(codes: steps.map { .alert($0) })
  }

  private mutating func add(_ steps: [LifeStep]) -> UInt16 {
    add(codes: steps.map { .life($0) })
  }

  private mutating func add(codes: [Code]) -> UInt16 {
    let start = UInt16(code.count)
    code += codes
    code.append(.end)
    return start
  }
}
