package import AlertModel
package import SimulationKernel

/// A scenario in the form the world runs: names are numbers, tables are flat, nothing changes any more.
package final class Compiled: Sendable {
  package let scenario: Scenario
  package let profile: ToolkitProfile
  /// The scenario's profile, and that of the controllers which are no alerts, if there are some.
  package let toolkits: ContiguousArray<ToolkitProfile>
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
  /// How this scenario's slots are numbered.
  package let slots: SlotPlan
  /// How this scenario's triggers are numbered.
  let triggers: TriggerNumbers
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
    toolkits = Self.toolkits(of: scenario)
    self.alerts = alerts
    self.delegates = delegates
    self.timers = timers
    events = ContiguousArray(scenario.events)
    variables = ContiguousArray(scenario.variables)
    self.texts = texts
    self.script = script
    tables = CompiledTables(toolkits)
    self.handlers = handlers
    self.code = code
    self.fingerprint = fingerprint
    rules = RuntimeRules(scenario, hasPresenters: alerts.contains(where: \.isPresented))
    slots = SlotPlan(alerts: alerts.count, timers: timers.count, events: events.count)
    triggers = TriggerNumbers(alerts: alerts.count, timers: timers.count, events: events.count)
    let awaited = code.filter { $0.code == .expect }.map { Int($0.subject) }
    startingEvents = ContiguousArray(scenario.events.indices.filter { !awaited.contains($0) })
  }

  static func toolkits(of scenario: Scenario) -> ContiguousArray<ToolkitProfile> {
    let main = scenario.profile
    guard main.alertKind != .alertController,
      scenario.alerts.contains(where: { $0.kind == .viewController })
    else { return [main] }
    return [
      main,
      AlertControllerProfile.make(
        id: "viewController", title: "UIViewController", knobs: main.knobs),
    ]
  }

  /// The rules by which an alert comes and goes.
  package func toolkit(of alert: Int) -> ToolkitProfile { toolkits[alerts[alert].toolkit] }

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
  /// Steps and statements that one move may lead to.
  package static let stepsPerTurn = 200_000
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
  package let kind: AlertKind
  /// Whether it is presented from a controller, which can present one at a time (contract:U11, U21).
  package let isPresented: Bool
  /// Whether it lies in the one stack of what gets input: a plain controller lies in the app's window, and alerts with
  /// windows of their own lie above that.
  let isInStack: Bool
  /// The number of the profile whose rules it follows.
  let toolkit: Int
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
  package let isHosted: Bool
  package let neverAppears: Bool
  package let isShadowed: Bool
  /// The delegate's number, or −1.
  let delegate: Int8
}

/// A button's fixed part.
package struct CompiledButton: Sendable, BitwiseCopyable {
  package let title: Int16
  package let role: ButtonRole
  package let isEnabled: Bool
  package let hasHandler: Bool
  /// Whether the toolkit draws it at all (contract:W4).
  package let isDrawn: Bool
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
  let arrangement: Arrangement
  let hasPresenters: Bool
  /// An alert on screen keeps the root controller from presenting (contract:S8).
  let alertsOccupyRoot: Bool
  let presenterGoingFreezes: Bool
  /// Before there is a window, alerts wait, or are lost (contract:D5).
  let waitsForWindow: Bool
  /// Alerts lie over the app and are answered while it is not active.
  let alertsAreOfSystem: Bool
  let isLostWithoutWindow: Bool
  let sheetsArePopovers: Bool
  let delegateIsWeak: Bool
  let timersCountSuspension: Bool
  let exceptionsEndProcess: Bool
  let fieldOutOfRangeRaises: Bool
  let newestPendingWins: Bool
  let codeWinsInClick: Bool
  let asksInDefaultStyle: Bool

  init(_ scenario: Scenario, hasPresenters: Bool) {
    let profile = scenario.profile
    let knobs = profile.knobs
    appear = profile.timing.appear
    disappear = profile.timing.disappear
    suspendDelay = profile.timing.suspendDelay
    isPad = scenario.device == .pad
    arrangement = profile.arrangement
    self.hasPresenters = hasPresenters
    alertsOccupyRoot = profile.occupiesRoot == [] || (profile.occupiesRoot == [.onPad] && isPad)
    alertsAreOfSystem = profile.alertKind == .systemPrompt
    waitsForWindow = profile.answers(.showWithoutWindow, "waits")
    isLostWithoutWindow = profile.answers(.showWithoutWindow, "lost")
    sheetsArePopovers = scenario.sheetsArePopovers
    presenterGoingFreezes = profile.answers(.presenterGoingFreezes, "yes")
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

  /// Some of the conditions in `conditions`.
  struct Conditions: Sendable, BitwiseCopyable {
    let first: UInt16
    let end: UInt16
  }

  /// A list that applies when its conditions hold.
  struct Choice: Sendable, BitwiseCopyable {
    let conditions: Conditions
    let start: UInt16
  }

  /// What an input does when its conditions hold.
  struct InputChoice: Sendable, BitwiseCopyable {
    let conditions: Conditions
    let exit: Exit
    let button: InputRule.Button
  }

  private(set) var code: ContiguousArray<Code> = []
  // One after the other for each toolkit.
  private var onRequest: ContiguousArray<UInt16> = []
  private var covered: ContiguousArray<UInt16> = []
  private var reappear: ContiguousArray<UInt16> = []
  private(set) var entries: ContiguousArray<Choice> = []
  private var entryOffsets: ContiguousArray<Int> = [0]
  /// The rules of exit k are those from `exitOffsets[k]` to `exitOffsets[k + 1]`.
  private(set) var exits: ContiguousArray<Choice> = []
  private var exitOffsets: ContiguousArray<Int> = [0]
  /// Likewise those of each operation.
  private(set) var inputs: ContiguousArray<InputChoice> = []
  private var inputOffsets: ContiguousArray<Int> = [0]
  private(set) var conditions: ContiguousArray<Guard> = []
  private var life: ContiguousArray<UInt16> = []
  private var dispositions: ContiguousArray<Disposition> = []
  private let phases = Phase.allCases.count
  private let operations = Operation.allCases.count
  private let exitCount = Exit.allCases.count
  private let lifeStates = LifeState.allCases.count

  /// Stands for "no such list".
  static let none = UInt16.max

  init(_ toolkits: ContiguousArray<ToolkitProfile>) {
    for toolkit in toolkits { add(toolkit) }
    let profile = toolkits[0]
    for operation in SystemOperation.allCases {
      for state in LifeState.allCases {
        let rule = profile.life.first { $0.operation == operation && $0.from.contains(state) }
        if let rule { life.append(add(rule.steps)) } else { life.append(Self.none) }
      }
    }
  }

  private mutating func add(_ profile: ToolkitProfile) {
    onRequest.append(add(profile.onRequest))
    covered.append(add(profile.covered))
    reappear.append(add(profile.reappear))
    for rule in profile.entries {
      entries.append(Choice(conditions: add(rule.conditions), start: add(rule.steps)))
    }
    entryOffsets.append(entries.count)
    for exit in Exit.allCases {
      for rule in profile.exits where rule.exit == exit {
        exits.append(Choice(conditions: add(rule.conditions), start: add(rule.steps)))
      }
      exitOffsets.append(exits.count)
    }
    for input in Operation.allCases {
      for rule in profile.inputs where rule.input == input {
        inputs.append(
          InputChoice(conditions: add(rule.conditions), exit: rule.exit, button: rule.button))
      }
      inputOffsets.append(inputs.count)
    }
    for operation in Operation.allCases {
      for phase in Phase.allCases { dispositions.append(profile.operations[operation, phase]) }
    }
  }

  func onRequest(in toolkit: Int) -> UInt16 { onRequest[toolkit] }
  func covered(in toolkit: Int) -> UInt16 { covered[toolkit] }
  func reappear(in toolkit: Int) -> UInt16 { reappear[toolkit] }

  /// The places of a toolkit's entries in `entries`.
  @inline(__always)
  func entryRules(in toolkit: Int) -> Range<Int> {
    entryOffsets[toolkit]..<entryOffsets[toolkit + 1]
  }

  /// The places of an exit's rules in `exits`.
  @inline(__always)
  func exitRules(_ exit: Exit, in toolkit: Int) -> Range<Int> {
    let place = toolkit * exitCount + Int(exit.rawValue)
    return exitOffsets[place]..<exitOffsets[place + 1]
  }

  /// The places of an input's rules in `inputs`.
  @inline(__always)
  func inputRules(_ input: Operation, in toolkit: Int) -> Range<Int> {
    let place = toolkit * operations + Int(input.rawValue)
    return inputOffsets[place]..<inputOffsets[place + 1]
  }

  @inline(__always)
  func disposition(_ operation: Operation, _ phase: Phase, in toolkit: Int) -> Disposition {
    dispositions[(toolkit * operations + Int(operation.rawValue)) * phases + Int(phase.rawValue)]
  }

  /// Where the steps of a system operation begin, or `none`.
  func lifeSteps(_ operation: SystemOperation, in state: LifeState) -> UInt16 {
    life[Int(operation.rawValue) * lifeStates + Int(state.rawValue)]
  }

  private mutating func add(_ added: [Guard]) -> Conditions {
    let first = UInt16(conditions.count)
    conditions += added
    return Conditions(first: first, end: UInt16(conditions.count))
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

extension Scenario {
  /// Whether action sheets come up as popovers (contract:U20, U22).
  var sheetsArePopovers: Bool {
    device == .pad || profile.answers(.phoneSheets, "popover")
  }
}
