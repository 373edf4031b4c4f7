import AlertModel
import AlertSimulation
import SimulationKernel

/// Makes scenarios that a file can describe, of all kinds, from a seed.
struct ScenarioGenerator {
  private var random: SplitMix
  private var kind = AlertKind.alertView
  private var isView: Bool { kind.hasDelegate }
  private let names = ["a", "b", "c2"]

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func scenario() -> Scenario {
    let family = ProfileCatalogue.all[number(0...(ProfileCatalogue.all.count - 1))]
    var changes: [(Knob, String)] = []
    for knob in Knob.allCases where chance(4) {
      changes.append((knob, pick(knob.description.values)))
    }
    var scenario = Scenario(profile: family.profile(changing: changes))
    kind = scenario.profile.alertKind
    scenario.name = text()
    scenario.device = pick([.phone, .pad])
    scenario.start = pick([.launches, .running, .notRunning])
    if chance(2) { scenario.end = Instant(microseconds: span().microseconds) }
    if chance(3) { scenario.patience = span() }
    if chance(3) { scenario.profile.timing.appear = span() }
    if chance(3) { scenario.profile.timing.suspendDelay = span() }
    scenario.alerts = names.map { alert($0, hasStyles: scenario.profile.hasTextFieldStyles) }
    scenario.variables = [
      VariableDefinition("n", initial: 2, range: -3...5, beyond: pick([.wrap, .saturate]))
    ]
    scenario.events = [
      OutsideEventDefinition("e", delay: .zero...span(), mayNeverCome: chance(2))
    ]
    scenario.handlers = (0..<number(0...6)).map { _ in handler() }
    var at: Int64 = 0
    scenario.script = (0..<number(0...8)).map { _ in
      at += Int64(number(0...3)) * 777_001
      return ScriptLine(at: Instant(microseconds: at), input())
    }
    // Every timer is started somewhere, or the file would be refused.
    scenario.script.append(
      ScriptLine(
        at: Instant(microseconds: at),
        .app([
          .startTimer("t", after: span(), repeats: false),
          .startTimer("u", after: .seconds(3), repeats: true),
        ])))
    return scenario
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[number(0...(items.count - 1))] }
  private mutating func span() -> TimeSpan {
    TimeSpan(microseconds: pick([1, 999, 250_000, 1_500_000, 90_000_000, 7_200_000_000]))
  }
  private mutating func text() -> String {
    pick(["", "OK", "é \"q\" \\ \n\u{0}", "👨‍👩‍👧 Löschen?", String(repeating: "long ", count: 40)])
  }
  private mutating func optionalText() -> String? { chance(4) ? nil : text() }

  private mutating func alert(_ name: String, hasStyles: Bool) -> AlertDefinition {
    // One plain controller at most: it has nothing that most statements are about.
    if kind == .alertController, name == "c2", chance(4) {
      return AlertDefinition(name, kind: .viewController)
    }
    var alert = AlertDefinition(name, kind: kind)
    alert.title = optionalText()
    alert.message = optionalText()
    var hasCancel = false
    alert.buttons = (0..<(kind.hasButtons ? number(0...4) : 0)).map { _ in
      var button = ButtonDefinition(optionalText())
      if !hasCancel, chance(3) {
        button.role = .cancel
        hasCancel = true
      }
      button.isEnabled = !chance(4)
      if isView { button.isAddedLater = chance(3) } else { button.hasHandler = !chance(3) }
      return button
    }
    if isView {
      if hasStyles { alert.style = pick([.standard, .plain, .secure, .login]) }
      if kind == .actionSheet { alert.isHosted = !chance(4) }
      if chance(3) { alert.assignedCancelIndex = number(-2...5) }
      if chance(2) { alert.delegate = delegate() }
    } else if kind == .boundAlert {
      alert.isShadowed = chance(4)
    } else if kind == .alertController {
      alert.style = pick([.standard, .actionSheet])
      if alert.style == .standard { alert.textFields = number(0...2) }
      if !alert.buttons.isEmpty, chance(2) { alert.preferred = 0 }
      alert.hasAnchor = chance(2)
      alert.blocksReturn = chance(2)
      alert.neverAppears = chance(4)
    }
    return alert
  }

  private mutating func delegate() -> DelegateDefinition? {
    guard !chance(4) else { return nil }
    return DelegateDefinition(
      methods: DelegateMethods(rawValue: UInt8(number(0...127))),
      enables: pick([.always, .never, .whenField(1, equals: text())]))
  }

  private mutating func handler() -> HandlerDefinition {
    let callbacks = kind.callbacks
    let trigger: Trigger =
      switch number(0...4) {
      case 0: .app(pick(AppCallback.allCases))
      case 1: .timer(pick(["t", "u"]))
      case 2: .event("e")
      case 3 where kind.isPresented: .callback(.dismissCompletion, of: "root")
      default: .callback(pick(callbacks), of: pick(names))
      }
    var handler = HandlerDefinition(on: trigger, body(depth: 2))
    if case .callback(let callback, _) = trigger, callback.hasIndex, chance(2) {
      handler.index = number(-1...3)
    }
    if chance(3) { handler.times = number(1...255) }
    return handler
  }

  private mutating func body(depth: Int) -> [Statement] {
    (0..<number(0...3)).map { _ in statement(depth: depth) }
  }

  private mutating func statement(depth: Int) -> Statement {
    let name = pick(names)
    switch number(0...11) {
    case 0: return .show(name, on: kind.isPresented ? pick([nil, "root", "a"]) : nil)
    case 1:
      return .dismiss(
        kind.isPresented ? pick([name, "root"]) : name, index: isView ? number(-1...3) : -1,
        animated: chance(2))
    case 2: return .startTimer(pick(["t", "u"]), after: span(), repeats: false)
    case 3: return .cancelTimer(pick(["t", "u"]))
    case 4: return .expect("e")
    case 5 where kind.hasButtons:
      return .addButton(
        name, title: optionalText(),
        role: kind.isPresented ? pick(ButtonRole.allCases) : .standard)
    case 6: return .set(name, setting())
    case 7 where depth > 0:
      return .if(
        "n", pick(Statement.Comparison.allCases), number(-9...9), then: body(depth: depth - 1),
        otherwise: body(depth: depth - 1))
    case 8 where depth > 0: return .repeat(number(0...3), body(depth: depth - 1))
    case 9: return chance(2) ? .assign("n", number(-9...9)) : .add("n", number(-9...9))
    case 10: return toolkitStatement(name)
    default: return .read(name, pick(Property.allCases.filter { $0 != .presented }), position: 0)
    }
  }

  private mutating func toolkitStatement(_ name: String) -> Statement {
    if !isView && kind != .alertController { return .read(name, .visible, position: 0) }
    guard isView else { return .addTextField(name) }
    switch number(0...2) {
    case 0: return .setDelegate(name, delegate())
    case 1: return .releaseDelegate(name)
    default: return .implement(name, .cancel)
    }
  }

  private mutating func setting() -> Statement.Setting {
    switch number(0...3) {
    case 0: return .title(optionalText())
    case 1: return .message(optionalText())
    case 2: return .enabled(button: number(0...4), chance(2))
    default:
      if !isView && kind != .alertController { return .title(optionalText()) }
      guard isView else { return .preferred(number(0...4)) }
      return kind == .alertView && chance(2)
        ? .style(pick([.standard, .login])) : .cancelButtonIndex(number(-1...4))
    }
  }

  private mutating func input() -> ScriptLine.Input {
    let name = pick(names)
    switch number(0...10) {
    case 9: return .escape(alert: name)
    case 10: return .swipe(alert: name)
    case 0: return .tap(alert: name, button: number(0...5))
    case 1: return .touchDown(alert: name, button: number(0...5))
    case 2: return .touchUp(alert: name)
    case 3: return .tapOutside(alert: name)
    case 4: return .type(alert: name, field: number(0...1), text: text())
    case 5: return .pressReturn(alert: name)
    case 6: return .system(pick(SystemOperation.allCases))
    case 7: return .event("e")
    default: return .app(body(depth: 1))
    }
  }
}
