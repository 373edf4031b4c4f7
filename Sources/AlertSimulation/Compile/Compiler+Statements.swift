import AlertModel
import SimulationKernel

extension Compiler {
  mutating func compile(_ body: [Statement]) throws(ScenarioError) {
    for statement in body { try compile(statement) }
  }

  private mutating func compile(_ statement: Statement) throws(ScenarioError) {
    switch statement {
    case .if, .repeat, .assign, .add: try compileControl(statement)
    case .show, .dismiss, .startTimer, .cancelTimer, .expect: try compileAction(statement)
    default: try compileChange(statement)
    }
  }

  // MARK: Control

  private mutating func compileControl(_ statement: Statement) throws(ScenarioError) {
    switch statement {
    case .if(let name, let comparison, let value, let then, let otherwise):
      try compileIf(try variable(name), comparison, value, then, otherwise)
    case .repeat(let count, let body):
      guard (0...100).contains(count) else { throw .outOfRange("\"repeat\"", count, 0...100) }
      let start = code.count
      for _ in 0..<count {
        try compile(body)
        try checkSize()
        // Nested repetitions of nothing would take for ever.
        guard code.count > start else { break }
      }
    case .assign(let name, let value):
      code.append(
        Instruction(
          code: .assign, subject: try variable(name), number: try constant(value, "\"value\"")))
    case .add(let name, let value):
      code.append(
        Instruction(
          code: .add, subject: try variable(name), number: try constant(value, "\"amount\"")))
    default: break
    }
  }

  private mutating func compileIf(
    _ variable: UInt8, _ comparison: Statement.Comparison, _ value: Int,
    _ then: [Statement], _ otherwise: [Statement]
  ) throws(ScenarioError) {
    let test = code.count
    code.append(
      Instruction(
        code: .jumpUnless, subject: variable,
        detail: UInt8(Statement.Comparison.allCases.firstIndex(of: comparison) ?? 0),
        number: try constant(value, "a number that is compared")))
    try compile(then)
    if otherwise.isEmpty {
      code[test].index = Int32(code.count)
      return
    }
    let skip = code.count
    code.append(Instruction(code: .jump))
    code[test].index = Int32(code.count)
    try compile(otherwise)
    code[skip].index = Int32(code.count)
  }
  // MARK: Actions

  private mutating func compileAction(_ statement: Statement) throws(ScenarioError) {
    switch statement {
    case .show(let name, let presenter):
      let on = try presenter.map { name throws(ScenarioError) in try alertOrRoot(name) }
      code.append(
        Instruction(
          code: .show, subject: try alert(name), detail: UInt8(on ?? scenario.alerts.count)))
    case .dismiss(let name, let index, let animated):
      code.append(
        Instruction(
          code: .dismiss, subject: UInt8(try alertOrRoot(name)), detail: animated ? 1 : 0,
          index: Int32(try small(index))))
    case .startTimer(let name, let after, let repeats):
      guard after.microseconds >= 0, !repeats || after.microseconds > 0 else {
        throw .notSupported("timer \"\(name)\" needs a time after which it fires")
      }
      guard !repeats || after.microseconds <= Int64(UInt32.max) else {
        throw .notSupported("timer \"\(name)\" has an interval of more than 4294 seconds")
      }
      code.append(
        Instruction(
          code: .startTimer, subject: UInt8(try timer(name)), detail: repeats ? 1 : 0,
          number: after.microseconds))
    case .cancelTimer(let name):
      code.append(Instruction(code: .cancelTimer, subject: UInt8(try timer(name))))
    case .expect(let name):
      code.append(Instruction(code: .expect, subject: UInt8(try event(name))))
    default: break
    }
  }

  // MARK: Changes and reads

  private mutating func compileChange(_ statement: Statement) throws(ScenarioError) {
    switch statement {
    case .addButton(let name, let title, let role):
      let rank = ButtonRole.allCases.firstIndex(of: role) ?? 0
      append(.addButton, try alert(name), detail: UInt8(rank), index: Int32(try intern(title)))
    case .addTextField(let name): append(.addTextField, try alert(name))
    case .set(let name, let setting): try compileSetting(try alert(name), setting)
    case .setDelegate(let name, let delegate):
      append(.setDelegate, try alert(name), index: Int32(try intern(delegate)))
    case .releaseDelegate(let name): append(.releaseDelegate, try alert(name))
    case .implement(let name, let callback):
      append(.implement, try alert(name), detail: callback.rawValue)
    case .read(let name, let property, let position):
      append(
        .read, UInt8(try alertOrRoot(name)), detail: property.rawValue,
        index: Int32(try small(position)))
    default: break
    }
  }

  private mutating func compileSetting(
    _ alert: UInt8, _ setting: Statement.Setting
  ) throws(ScenarioError) {
    switch setting {
    case .title(let text): append(.setTitle, alert, index: Int32(try intern(text)))
    case .message(let text): append(.setMessage, alert, index: Int32(try intern(text)))
    case .style(let style):
      append(.setStyle, alert, index: Int32(AlertStyle.allCases.firstIndex(of: style) ?? 0))
    case .cancelButtonIndex(let index):
      append(.setCancelIndex, alert, index: Int32(try small(index)))
    case .preferred(let index): append(.setPreferred, alert, index: Int32(try small(index)))
    case .enabled(let button, let isEnabled):
      guard (0..<Capacity.buttons).contains(button) else {
        throw .outOfRange("a button's index", button, 0...(Capacity.buttons - 1))
      }
      append(.setEnabled, alert, detail: isEnabled ? 1 : 0, index: Int32(button))
    }
  }

  private mutating func append(
    _ code: Instruction.Code, _ subject: UInt8, detail: UInt8 = 0, index: Int32 = 0
  ) {
    self.code.append(Instruction(code: code, subject: subject, detail: detail, index: index))
  }
}
