import AlertModel
import AlertSimulation
import SimulationKernel

/// Writes statements and script lines by the tables of their verbs.
enum StatementPrinter {
  typealias Operands = [(key: String, value: JSONValue?)]

  static func body(_ body: [Statement], _ toolkit: AlertKind) -> JSONValue {
    .array(body.map { statement($0, toolkit) })
  }

  private static func statement(_ statement: Statement, _ toolkit: AlertKind) -> JSONValue {
    let operands =
      switch statement {
      case .if, .repeat, .assign, .add: control(statement, toolkit)
      case .show, .dismiss, .startTimer, .cancelTimer, .expect: action(statement, toolkit)
      default: change(statement, toolkit)
      }
    // The verb's own key comes first; its name is how the table is found.
    guard let name = operands.first?.key, let verb = StatementVerbs.named(name) else {
      return .null
    }
    return object(verb.table, operands)
  }

  private static func object(_ table: FieldTable, _ operands: Operands) -> JSONValue {
    var object = ObjectPrinter(table)
    for operand in operands { object.set(operand.key, operand.value) }
    return object.value
  }

  private static func number(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  private static func control(_ statement: Statement, _ toolkit: AlertKind) -> Operands {
    switch statement {
    case .if(let name, let comparison, let value, let then, let otherwise):
      [
        ("if", .string(name)), (comparison.rawValue, number(value)), ("then", body(then, toolkit)),
        ("else", otherwise.isEmpty ? nil : body(otherwise, toolkit)),
      ]
    case .repeat(let count, let statements):
      [("repeat", number(count)), ("do", body(statements, toolkit))]
    case .assign(let name, let value): [("assign", .string(name)), ("value", number(value))]
    case .add(let name, let amount): [("add", .string(name)), ("amount", number(amount))]
    default: []
    }
  }

  private static func action(_ statement: Statement, _ toolkit: AlertKind) -> Operands {
    switch statement {
    case .show(let name, let presenter):
      [("show", .string(name)), ("on", presenter.map(JSONValue.string))]
    case .dismiss(let name, let index, let animated):
      [
        ("dismiss", .string(name)), ("index", number(index)), ("animated", .bool(animated)),
      ]
    case .startTimer(let name, let after, let repeats):
      [
        ("startTimer", .string(name)), ("after", ScenarioPrinter.span(after)),
        ("repeats", .bool(repeats)),
      ]
    case .cancelTimer(let name): [("cancelTimer", .string(name))]
    case .expect(let name): [("await", .string(name))]
    default: []
    }
  }

  private static func change(_ statement: Statement, _ toolkit: AlertKind) -> Operands {
    switch statement {
    case .addButton(let name, let title, let role):
      [
        ("addButton", .string(name)), ("title", AlertPrinter.text(title)),
        ("role", .string(role.rawValue)),
      ]
    case .addTextField(let name): [("addTextField", .string(name))]
    case .set(let name, let setting): [("set", .string(name))] + operands(setting, toolkit)
    case .setDelegate(let name, let delegate):
      [("setDelegate", .string(name)), ("delegate", AlertPrinter.delegate(delegate))]
    case .releaseDelegate(let name): [("releaseDelegate", .string(name))]
    case .implement(let name, let method):
      [("implement", .string(name)), ("method", .string(method.name))]
    case .read(let name, let property, let position):
      [
        ("read", .string(name)), ("property", .string(property.name)),
        ("position", property.hasPosition ? number(position) : nil),
      ]
    default: []
    }
  }

  private static func operands(
    _ setting: Statement.Setting, _ toolkit: AlertKind
  ) -> Operands {
    switch setting {
    case .title(let text): [("title", AlertPrinter.text(text))]
    case .message(let text): [("message", AlertPrinter.text(text))]
    case .style(let style): [("style", .string(StyleNames.name(style, of: toolkit)))]
    case .cancelButtonIndex(let index): [("cancelButtonIndex", number(index))]
    case .preferred(let index): [("preferred", number(index))]
    case .enabled(let button, let flag): [("button", number(button)), ("enabled", .bool(flag))]
    }
  }

  // MARK: Script

  static func line(_ line: ScriptLine, _ toolkit: AlertKind) -> JSONValue {
    let operands = operands(line.input, toolkit)
    guard let name = operands.first?.key, let verb = ScriptVerbs.named(name) else { return .null }
    return object(verb.table, [("at", ScenarioPrinter.time(line.at))] + operands)
  }

  private static func operands(_ input: ScriptLine.Input, _ toolkit: AlertKind) -> Operands {
    switch input {
    case .tap(let alert, let button): [("tap", .string(alert)), ("button", number(button))]
    case .touchDown(let alert, let button):
      [("touchDown", .string(alert)), ("button", number(button))]
    case .touchUp(let alert): [("touchUp", .string(alert))]
    case .tapOutside(let alert): [("tapOutside", .string(alert))]
    case .escape(let alert): [("escape", .string(alert))]
    case .swipe(let alert): [("swipe", .string(alert))]
    case .type(let alert, let field, let text):
      [("type", .string(alert)), ("field", number(field)), ("text", .string(text))]
    case .pressReturn(let alert): [("pressReturn", .string(alert))]
    case .system(let operation): [("system", .string(operation.name))]
    case .event(let name): [("event", .string(name))]
    case .app(let statements): [("do", body(statements, toolkit))]
    }
  }
}

extension Property {
  /// Whether reading it takes an index.
  var hasPosition: Bool { self == .buttonTitleAt || self == .textFieldAt }
}
