import AlertModel
import AlertSimulation
import SimulationKernel

/// A case says something this translation does not know.
struct Untranslatable: Error, CustomStringConvertible {
  let description: String
}

extension ContractCase {
  /// The case as a scenario, with some knobs set otherwise than the case says.
  func scenario(changing changes: [(Knob, String)] = []) throws -> Scenario {
    guard let family = ProfileCatalogue.named(profile) else {
      throw Untranslatable(description: "profile \(profile)")
    }
    var knobs: [(Knob, String)] = [(.exceptions, "opHasNoEffect")]
    var suspendDelay = 0
    for (name, value) in policy {
      if name == "suspendDelay" {
        suspendDelay = Int(value) ?? 0
      } else if let knob = Knob.named(name) {
        knobs.append((knob, value == "true" ? "yes" : value == "false" ? "no" : value))
      } else {
        throw Untranslatable(description: "policy \(name)")
      }
    }
    var scenario = Scenario(profile: family.profile(changing: knobs + changes))
    scenario.profile.timing = TransitionTiming(
      appear: .milliseconds(Int64(appear)), disappear: .milliseconds(Int64(disappear)),
      suspendDelay: .milliseconds(Int64(suspendDelay)))
    scenario.name = id
    scenario.device = device
    scenario.start = isLaunched ? .running : .notRunning
    scenario.end = Instant(microseconds: Int64(end) * 1_000)
    scenario.patience = .milliseconds(Int64(patience))
    for (name, object) in alerts { scenario.alerts.append(try definition(name, object)) }
    for handler in handlers {
      if let translated = try self.handler(handler) { scenario.handlers.append(translated) }
    }
    for line in script { scenario.script.append(try scriptLine(line)) }
    return scenario
  }

  private func definition(_ name: String, _ object: JSON) throws -> AlertDefinition {
    guard let kind = AlertKind(rawValue: object["kind"].string) else {
      throw Untranslatable(description: "kind \(object["kind"])")
    }
    var definition = AlertDefinition(name, kind: kind)
    definition.title = object["title"].optionalString
    definition.message = object["message"].optionalString
    definition.style = style(object["style"].string)
    if kind.hasDelegate {
      definition.delegate = delegate(object["delegate"])
      definition.buttons = buttons(object, isSheet: kind == .actionSheet)
      definition.isHosted = object["hostInWindow"].isNull || object["hostInWindow"].bool
      definition.buttons += object["addedLater"].array.map {
        ButtonDefinition($0.string, isAddedLater: true)
      }
      definition.assignedCancelIndex = object["cancelIndex"].optionalInteger
    } else {
      definition.buttons = object["actions"].array.map { action in
        ButtonDefinition(
          action["title"].optionalString,
          role: ButtonRole(rawValue: action["style"].string) ?? .standard,
          isEnabled: action["enabled"].isNull || action["enabled"].bool,
          hasHandler: action["handler"].isNull || action["handler"].bool)
      }
      definition.preferred = object["preferred"].optionalInteger
      definition.textFields = object["textFields"].integer
      definition.hasAnchor = object["anchor"].bool
      definition.blocksReturn = object["blocksReturn"].bool
      definition.neverAppears = object["fault"].string == "presentNeverCompletes"
    }
    return definition
  }

  // S2: a sheet's destructive title comes first and its cancel title last; an alert view's comes first (B2).
  private func buttons(_ object: JSON, isSheet: Bool) -> [ButtonDefinition] {
    let cancel = object["cancelTitle"].optionalString.map { ButtonDefinition($0, role: .cancel) }
    let others = object["otherTitles"].array.map { ButtonDefinition($0.string) }
    guard isSheet else { return (cancel.map { [$0] } ?? []) + others }
    let destructive = object["destructiveTitle"].optionalString.map {
      ButtonDefinition($0, role: .destructive)
    }
    return (destructive.map { [$0] } ?? []) + others + (cancel.map { [$0] } ?? [])
  }

  private func style(_ name: String) -> AlertStyle {
    AlertStyle(rawValue: name) ?? .standard
  }

  private func delegate(_ json: JSON) -> DelegateDefinition? {
    guard !json.isNull else { return nil }
    var methods: DelegateMethods = []
    for name in json["implements"].array {
      if let callback = Self.callback(name.string) { methods.insert(DelegateMethods(callback)) }
    }
    let enable = json["enable"]
    let rule: DelegateDefinition.EnableRule =
      switch enable.value {
      case .bool(let flag): flag ? .always : .never
      case .object: .whenField(enable["field"].integer, equals: enable["equals"].string)
      default: .always
      }
    return DelegateDefinition(methods: methods, enables: rule)
  }

  static func callback(_ name: String) -> Callback? {
    switch name {
    case "click": .clicked
    case "sysCancel": .cancel
    case "enable": .shouldEnable
    default: Callback.allCases.first { $0.name == name }
    }
  }

  private func handler(_ json: JSON) throws -> HandlerDefinition? {
    let parts = json["event"].string.split(separator: ".").map(String.init)
    let trigger: Trigger
    switch parts[0] {
    case "app":
      guard let callback = AppCallback.allCases.first(where: { $0.name == parts[1] }) else {
        throw Untranslatable(description: json.description)
      }
      trigger = .app(callback)
    case "timer": trigger = .timer(parts[1])
    default:
      guard let callback = Self.callback(parts[1]) else {
        throw Untranslatable(description: json.description)
      }
      trigger = .callback(callback, of: parts[0])
    }
    return HandlerDefinition(
      on: trigger, index: json["index"].optionalInteger, times: json["times"].optionalInteger,
      try json["do"].array.map(statement))
  }

  private func scriptLine(_ json: JSON) throws -> ScriptLine {
    let at = Instant(microseconds: Int64(json[0].integer) * 1_000)
    let name = json[1].string
    let target = json[2].string
    let input: ScriptLine.Input
    switch name {
    case "tap": input = .tap(alert: target, button: json[3].integer)
    case "touchDown": input = .touchDown(alert: target, button: json[3].integer)
    case "touchUp": input = .touchUp(alert: target)
    case "tapOutside": input = .tapOutside(alert: target)
    case "type": input = .type(alert: target, field: json[3].integer, text: json[4].string)
    case "keyReturn": input = .pressReturn(alert: target)
    default:
      if let operation = SystemOperation.named(name) {
        input = .system(operation)
      } else {
        input = .app([try statement(JSON(dropping: json))])
      }
    }
    return ScriptLine(at: at, input)
  }

  private func statement(_ json: JSON) throws -> Statement {
    let target = json[1].string
    switch json[0].string {
    case "show": return .show(target, on: nil)
    case "present": return .show(target, on: json[2].string)
    case "dismiss": return .dismiss(target, index: json[2].integer, animated: json[3].bool)
    case "dismissController": return .dismiss(target, index: -1, animated: true)
    case "startTimer":
      return .startTimer(target, after: .milliseconds(Int64(json[2].integer)), repeats: false)
    case "startRepeating":
      return .startTimer(target, after: .milliseconds(Int64(json[2].integer)), repeats: true)
    case "cancelTimer": return .cancelTimer(target)
    case "addButton": return .addButton(target, title: json[2].optionalString, role: .standard)
    case "addAction":
      return .addButton(
        target, title: json[2].optionalString,
        role: ButtonRole(rawValue: json[3].string) ?? .standard)
    case "addTextField": return .addTextField(target)
    case "setCancelIndex": return .set(target, .cancelButtonIndex(json[2].integer))
    case "setTitle": return .set(target, .title(json[2].optionalString))
    case "setMessage": return .set(target, .message(json[2].optionalString))
    case "setStyle": return .set(target, .style(style(json[2].string)))
    case "setPreferred": return .set(target, .preferred(json[2].integer))
    case "setActionEnabled":
      return .set(target, .enabled(button: json[2].integer, json[3].bool))
    case "setDelegate": return .setDelegate(target, delegate(json[2]))
    case "releaseDelegate": return .releaseDelegate(target)
    case "implementLater":
      return .implement(target, Self.callback(json[2].string) ?? .clicked)
    case "buttonTitleAt": return .read(target, .buttonTitleAt, position: json[2].integer)
    case "textFieldAt": return .read(target, .textFieldAt, position: json[2].integer)
    case "read":
      let name = json[2].string
      let renamed = ["actionCount": "numberOfButtons", "actionTitles": "buttonTitles"]
      guard let property = Property.allCases.first(where: { $0.name == renamed[name] ?? name })
      else { throw Untranslatable(description: json.description) }
      return .read(target, property, position: 0)
    default: throw Untranslatable(description: json.description)
    }
  }
}

extension JSON {
  /// A script line without its time.
  init(dropping line: JSON) {
    value = .array(Array(line.array.dropFirst()))
  }
}
