import AlertModel
import SimulationKernel

extension Scenario {
  /// Resolves names and flattens programs and tables.
  ///
  /// - Throws: `ScenarioError` when a name is unknown or there is more of something than a world has room for.
  package func compiled() throws(ScenarioError) -> Compiled {
    var compiler = Compiler(self)
    return try compiler.compile()
  }
}

/// Turns a scenario into its compiled form.
struct Compiler {
  let scenario: Scenario
  var texts: ContiguousArray<String> = []
  var timers: ContiguousArray<String> = []
  var delegates: ContiguousArray<CompiledDelegate> = []
  var code: ContiguousArray<Instruction> = []
  private var textNumbers: [String: Int16] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  mutating func compile() throws(ScenarioError) -> Compiled {
    try checkNames()
    try checkNumbers()
    for handler in scenario.handlers {
      if case .timer(let name) = handler.trigger { intern(timer: name) }
      collectTimers(handler.body)
    }
    for case .app(let body) in scenario.script.map(\.input) { collectTimers(body) }
    // Before anything is numbered: the numbers have a few bits each.
    try checkCapacity()
    var alerts: ContiguousArray<CompiledAlert> = []
    for definition in scenario.alerts { alerts.append(try compile(definition)) }
    let handlers = try compileHandlers()
    var script: ContiguousArray<CompiledScriptLine> = []
    for line in scenario.script { script.append(try compile(line)) }
    try checkSize()
    return Compiled(
      scenario: scenario, alerts: alerts, delegates: delegates, timers: timers, texts: texts,
      script: script, handlers: handlers, code: code,
      fingerprint: ScenarioDigest.fingerprint(
        of: scenario, alerts: alerts, delegates: delegates, texts: texts, script: script,
        handlers: handlers, code: code))
  }

  private func checkNames() throws(ScenarioError) {
    try checkUnique(scenario.alerts.map(\.name) + ["root"], "alert")
    try checkUnique(scenario.variables.map(\.name), "variable")
    try checkUnique(scenario.events.map(\.name), "event")
  }

  private func checkUnique(_ names: [String], _ kind: String) throws(ScenarioError) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw .duplicateName(name, kind: kind)
    }
  }

  private func checkCapacity() throws(ScenarioError) {
    guard scenario.alerts.count <= Capacity.alerts else {
      throw .tooMany("alerts", limit: Capacity.alerts)
    }
    guard scenario.variables.count <= Capacity.variables else {
      throw .tooMany("variables", limit: Capacity.variables)
    }
    let numbers = Int(Int16.min)...Int(Int16.max)
    for variable in scenario.variables {
      for bound in [variable.range.lowerBound, variable.range.upperBound]
      where !numbers.contains(bound) {
        throw .outOfRange("a bound of \"\(variable.name)\"", bound, numbers)
      }
    }
    let slots = scenario.alerts.count + timers.count + scenario.events.count + 1
    guard slots <= Capacity.slots else {
      throw .tooMany("alerts, timers and events together", limit: Capacity.slots - 1)
    }
  }

  /// Code has 16-bit places; checked while it grows, so that it does not grow without end.
  func checkSize() throws(ScenarioError) {
    guard code.count <= Capacity.instructions else {
      throw .tooMany("statements after repetition", limit: Capacity.instructions)
    }
  }

  // MARK: Alerts

  private mutating func compile(
    _ definition: AlertDefinition
  ) throws(ScenarioError) -> CompiledAlert {
    guard definition.buttons.count <= Capacity.buttons else {
      throw .tooMany("buttons of \"\(definition.name)\"", limit: Capacity.buttons)
    }
    guard definition.kind == scenario.profile.alertKind || definition.kind == .viewController
    else {
      throw .notSupported(
        "\"\(definition.name)\" is an \(definition.kind.rawValue), but \(scenario.profile.id) "
          + "shows \(scenario.profile.alertKind.rawValue)s")
    }
    guard (0...Capacity.fields).contains(definition.textFields) else {
      throw .outOfRange("\"textFields\"", definition.textFields, 0...Capacity.fields)
    }
    // A3: the styles with text fields came with iOS 5.
    guard
      !definition.kind.hasDelegate || definition.style.textFields == 0
        || scenario.profile.hasTextFieldStyles
    else { throw .notSupported("\(scenario.profile.id) has no alerts with text fields") }
    let isMain = definition.kind == scenario.profile.alertKind
    let given = isMain ? allButtons(of: definition) : definition.buttons
    let lastCancel = given.lastIndex { $0.role == .cancel }
    var buttons: ContiguousArray<CompiledButton> = []
    for (place, button) in given.enumerated() {
      let isExtra =
        scenario.profile.buttons.drawsLastCancelOnly && button.role == .cancel
        && place != lastCancel
      buttons.append(
        CompiledButton(
          title: try intern(button.title), role: button.role, isEnabled: button.isEnabled,
          hasHandler: button.hasHandler, isDrawn: !isExtra))
    }
    let isView = definition.kind.hasDelegate
    // A plain controller follows the rules of controllers, whatever the alerts are.
    let isChain = scenario.profile.arrangement == .presenterChain
    return CompiledAlert(
      name: definition.name, kind: definition.kind, isPresented: definition.kind.isPresented,
      isInStack: isMain || isChain, toolkit: isMain || isChain ? 0 : 1,
      title: try intern(definition.title),
      message: try intern(definition.message),
      style: definition.kind == .actionSheet ? .actionSheet : definition.style, buttons: buttons,
      cancelIndex: Int(
        try small(definition.assignedCancelIndex ?? lastCancel ?? -1)),
      firstOtherIndex: isView ? firstOtherIndex(of: definition) : -1,
      fields: isView ? definition.style.textFields : definition.textFields,
      preferred: Int(try small(definition.preferred ?? -1)), hasAnchor: definition.hasAnchor,
      blocksReturn: definition.blocksReturn, isHosted: definition.isHosted,
      neverAppears: definition.neverAppears, isShadowed: definition.isShadowed,
      delegate: isView ? try intern(definition.delegate) : -1)
  }

  /// The app's buttons with those that the toolkit adds (contract:W3, W8).
  private func allButtons(of definition: AlertDefinition) -> [ButtonDefinition] {
    let rules = scenario.profile.buttons
    var buttons = definition.buttons
    let hasCancel = buttons.contains { $0.role == .cancel }
    // U22: a popover has none, whatever the device.
    if let title = rules.cancelOnPhone, !scenario.sheetsArePopovers, !hasCancel {
      buttons.append(ButtonDefinition(title, role: .cancel, hasHandler: false))
    }
    if buttons.isEmpty, let title = rules.standIn {
      buttons.append(ButtonDefinition(title, hasHandler: false))
    }
    return buttons
  }

  // B3: the first button that the initializer got as one of its other titles.
  private func firstOtherIndex(of definition: AlertDefinition) -> Int {
    // S2: a sheet's destructive title comes before them.
    definition.buttons.firstIndex {
      !$0.isAddedLater && $0.role != .cancel
        && (definition.kind != .actionSheet || $0.role != .destructive)
    } ?? -1
  }

  // MARK: Handlers

  private mutating func compileHandlers() throws(ScenarioError) -> HandlerTable {
    let numbers = TriggerNumbers(
      alerts: scenario.alerts.count, timers: timers.count, events: scenario.events.count)
    var table = HandlerTable()
    var entries = [[HandlerTable.Entry]](repeating: [], count: numbers.count)
    for handler in scenario.handlers {
      let trigger = try number(of: handler.trigger, numbers)
      var counter = HandlerTable.unlimited
      if let times = handler.times {
        guard (1...255).contains(times) else { throw .outOfRange("\"times\"", times, 1...255) }
        guard table.limits.count < Capacity.limitedHandlers else {
          throw .tooMany("handlers with \"times\"", limit: Capacity.limitedHandlers)
        }
        counter = table.addLimit(times)
      }
      let start = UInt16(truncatingIfNeeded: code.count)
      try compile(handler.body)
      code.append(Instruction(code: .end))
      try checkSize()
      let index =
        try handler.index.map { index throws(ScenarioError) in Int32(try small(index)) }
        ?? HandlerTable.anyIndex
      entries[trigger].append(.init(index: index, counter: counter, start: start))
    }
    for added in entries { table.addTrigger(added) }
    return table
  }

  private func number(
    of trigger: Trigger, _ numbers: TriggerNumbers
  ) throws(ScenarioError) -> Int {
    switch trigger {
    case .callback(let callback, let name):
      return numbers.callback(callback, alert: try alertOrRoot(name))
    case .app(let callback): return numbers.app(callback)
    case .timer(let name): return numbers.timer(try timer(name))
    case .event(let name): return numbers.event(try event(name))
    }
  }

  // MARK: Script

  private mutating func compile(_ line: ScriptLine) throws(ScenarioError) -> CompiledScriptLine {
    CompiledScriptLine(at: line.at, action: try action(line.input))
  }

  private mutating func action(_ input: ScriptLine.Input) throws(ScenarioError) -> Action {
    switch input {
    case .tap(let name, let button):
      return .tap(alert: try alert(name), button: try small(button))
    case .touchDown(let name, let button):
      return .touchDown(alert: try alert(name), button: try small(button))
    case .touchUp(let name): return .touchUp(alert: try alert(name))
    case .tapOutside(let name): return .tapOutside(alert: try alert(name))
    case .escape(let name): return .escape(alert: try alert(name))
    case .swipe(let name): return .swipe(alert: try alert(name))
    case .type(let name, let field, let text):
      return .type(
        alert: try alert(name), field: UInt8(try self.field(field)),
        text: try intern(typed: text))
    case .pressReturn(let name): return .pressReturn(alert: try alert(name))
    case .system(let operation): return .system(operation)
    case .event(let name): return .event(UInt8(try event(name)))
    case .app(let body):
      let start = UInt16(truncatingIfNeeded: code.count)
      try compile(body)
      code.append(Instruction(code: .end))
      try checkSize()
      return .perform(program: start)
    }
  }

  // MARK: Names

  func alert(_ name: String) throws(ScenarioError) -> UInt8 {
    guard let found = scenario.alerts.firstIndex(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "alert", known: scenario.alerts.map(\.name))
    }
    return UInt8(found)
  }

  func alertOrRoot(_ name: String) throws(ScenarioError) -> Int {
    name == "root" ? scenario.alerts.count : Int(try alert(name))
  }

  func timer(_ name: String) throws(ScenarioError) -> Int {
    guard let found = timers.firstIndex(of: name) else {
      throw .unknownName(name, kind: "timer", known: Array(timers))
    }
    return found
  }

  func event(_ name: String) throws(ScenarioError) -> Int {
    guard let found = scenario.events.firstIndex(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "event", known: scenario.events.map(\.name))
    }
    return found
  }

  func variable(_ name: String) throws(ScenarioError) -> UInt8 {
    guard let found = scenario.variables.firstIndex(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "variable", known: scenario.variables.map(\.name))
    }
    return UInt8(found)
  }

  func small(_ index: Int) throws(ScenarioError) -> Int16 {
    guard let value = Int16(exactly: index) else {
      throw .outOfRange("a button's index", index, Int(Int16.min)...Int(Int16.max))
    }
    return value
  }

  func field(_ index: Int) throws(ScenarioError) -> Int {
    guard (0..<Capacity.fields).contains(index) else {
      throw .outOfRange("a text field's index", index, 0...(Capacity.fields - 1))
    }
    return index
  }

  func constant(_ number: Int, _ what: String) throws(ScenarioError) -> Int64 {
    guard Capacity.numbers.contains(number) else {
      throw .outOfRange(what, number, Capacity.numbers)
    }
    return Int64(number)
  }

  /// The number of a field's text; −1 for the empty one, which is what a field holds at first.
  private mutating func intern(typed text: String) throws(ScenarioError) -> Int16 {
    text.isEmpty ? -1 : try intern(text)
  }

  /// The number of a text; −1 for none.
  mutating func intern(_ text: String?) throws(ScenarioError) -> Int16 {
    guard let text else { return -1 }
    if let found = textNumbers[text] { return found }
    guard texts.count < Capacity.texts, let number = Int16(exactly: texts.count) else {
      throw .tooMany("different texts", limit: Capacity.texts)
    }
    texts.append(text)
    textNumbers[text] = number
    return number
  }

  mutating func intern(_ delegate: DelegateDefinition?) throws(ScenarioError) -> Int8 {
    guard let delegate else { return -1 }
    let rule: CompiledDelegate.EnableRule =
      switch delegate.enables {
      case .always: .always
      case .never: .never
      case .whenField(let field, let text):
        .whenField(try self.field(field), equals: try intern(typed: text))
      }
    let compiled = CompiledDelegate(methods: delegate.methods, enables: rule)
    if let found = delegates.firstIndex(of: compiled) { return Int8(found) }
    guard delegates.count < Capacity.delegates else {
      throw .tooMany("different delegates", limit: Capacity.delegates)
    }
    delegates.append(compiled)
    return Int8(delegates.count - 1)
  }

  private mutating func intern(timer name: String) {
    // One more than there is room for is enough to be refused.
    guard timers.count <= Capacity.slots, !timers.contains(name) else { return }
    timers.append(name)
  }

  private mutating func collectTimers(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .startTimer(let name, _, _), .cancelTimer(let name): intern(timer: name)
      case .if(_, _, _, let then, let otherwise):
        collectTimers(then)
        collectTimers(otherwise)
      case .repeat(_, let body): collectTimers(body)
      default: break
      }
    }
  }
}
