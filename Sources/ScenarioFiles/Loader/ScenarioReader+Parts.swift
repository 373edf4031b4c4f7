import AlertChecks
import AlertModel
import AlertSimulation
import SimulationKernel

// Puts the scenario together out of what was read.
extension ScenarioReader {
  /// The scenario and its places; nil without a profile, which is reported already.
  mutating func parts(_ fields: Fields) -> ScenarioParts? {
    let alerts = fields.entries("alerts").map(alert)
    let events = fields.entries("events").map(event)
    let variables = fields.entries("vars").map(variable)
    let expectation = expectation(fields)
    guard let base = profile,
      var profile = ProfileCatalogue.named(base.id)?.profile(changing: knobs)
    else { return nil }
    if let timing = fields.fields("timing") {
      profile.timing.appear = timing.optionalSpan("appear") ?? profile.timing.appear
      profile.timing.disappear = timing.optionalSpan("disappear") ?? profile.timing.disappear
      profile.timing.suspendDelay =
        timing.optionalSpan("suspendDelay") ?? profile.timing.suspendDelay
    }
    checkStyles(fields, profile)
    var scenario = Scenario(profile: profile)
    scenario.name = fields.text("scenario")
    scenario.device = Device(rawValue: fields.text("device")) ?? .phone
    scenario.start =
      TopLevelTable.starts.first { $0.name == fields.text("starts") }?.start ?? .launches
    scenario.end = fields.optionalInstant("end")
    scenario.patience = fields.span("patience")
    scenario.alerts = alerts
    scenario.events = events
    scenario.variables = variables
    scenario.perceptionLimit = fields.span("perceptionLimit")
    var parts = ScenarioParts(scenario: scenario, expectation: expectation, levels: levels)
    parts.people = fields.texts("people")?.map(\.text)
    parts.interruptions = fields.isGiven("interruptions") ? interruptions : nil
    parts.rounding = fields.optionalSpan("round")
    if parts.rounding == .zero {
      problems.report(at: fields.offset(of: "round"), "\"round\" must be above 0s")
    }
    parts.allowances = allowances(fields)
    addLogic(fields, to: &parts)
    return parts
  }

  private func addLogic(_ fields: Fields, to parts: inout ScenarioParts) {
    // What an event itself does comes before what handlers elsewhere do about it.
    for event in fields.entries("events") where event.fields.isWritten("do") {
      parts.handlers.append(
        handler(event.fields, .event(event.name), at: event.offset))
    }
    for handler in fields.fields("app")?.list("on") ?? [] {
      guard let trigger = handler.trigger("event") else { continue }
      checkIndex(handler, trigger)
      parts.handlers.append(self.handler(handler, trigger, at: handler.offset))
    }
    if case .script(let lines) = fields.value("script") { parts.lines = lines }
    parts.scenario.handlers = parts.handlers.map(\.definition)
    parts.scenario.script = parts.lines.map(\.line)
    parts.alertOffsets = fields.entries("alerts").map(\.offset)
    parts.variableOffsets = fields.entries("vars").map(\.offset)
    parts.eventOffsets = fields.entries("events").map(\.offset)
    parts.timers = startedTimers
    parts.fallbackOffset = fields.offset(of: fields.isWritten("app") ? "app" : "script")
  }

  private func handler(_ fields: Fields, _ trigger: Trigger, at offset: Int) -> LocatedHandler {
    let body = fields.statements("do")
    var definition = HandlerDefinition(
      on: trigger, index: fields.optionalInteger("index"), times: fields.optionalInteger("times"),
      body.map(\.statement))
    definition.source = line(at: offset)
    return LocatedHandler(
      definition: definition, offset: offset, timesOffset: fields.offset(of: "times"), body: body)
  }

  private func line(at offset: Int) -> SourceLine {
    let position = problems.source.position(at: offset)
    return SourceLine(line: position.line, column: position.column)
  }

  private func checkIndex(_ fields: Fields, _ trigger: Trigger) {
    guard fields.isWritten("index") else { return }
    if case .callback(let callback, _) = trigger, callback.hasIndex { return }
    problems.report(
      at: fields.offset(of: "index"), "\"\(trigger.name)\" tells no button's index")
  }

  // MARK: Declarations

  private func alert(_ entry: NamedFields) -> AlertDefinition {
    let fields = entry.fields
    checkKind(fields)
    let isController = fields.text("kind") == AlertKind.viewController.rawValue
    var alert = AlertDefinition(
      entry.name, kind: isController ? .viewController : toolkit ?? .alertView)
    alert.title = fields.optionalText("title")
    alert.message = fields.optionalText("message")
    alert.style = fields.style("style")
    alert.buttons = fields.list("buttons").map { button in
      ButtonDefinition(
        button.optionalText("title"), role: button.role("role"), isEnabled: button.flag("enabled"),
        hasHandler: button.flag("handler"), isAddedLater: button.flag("added"))
    }
    alert.assignedCancelIndex = fields.optionalInteger("cancelButtonIndex")
    alert.delegate = fields.delegate("delegate")
    alert.textFields = fields.integer("textFields")
    alert.preferred = fields.optionalInteger("preferred")
    alert.hasAnchor = fields.flag("anchor")
    alert.blocksReturn = fields.flag("blocksReturn")
    alert.neverAppears = fields.flag("neverAppears")
    alert.isHosted = fields.flag("hosted")
    alert.isShadowed = fields.flag("shadowed")
    alert.source = line(at: entry.offset)
    checkAlert(alert, fields)
    return alert
  }

  private func checkKind(_ fields: Fields) {
    guard let toolkit, fields.isGiven("kind"), fields.text("kind") != toolkit.rawValue else {
      return
    }
    if toolkit == .alertController, fields.text("kind") == AlertKind.viewController.rawValue {
      checkPlainController(fields)
      return
    }
    problems.report(
      at: fields.offset(of: "kind"),
      "\"kind\" must be \"\(toolkit.rawValue)\", the kind that \(profile?.id ?? "the profile") shows"
    )
  }

  // A plain controller has nothing that an alert has.
  private func checkPlainController(_ fields: Fields) {
    for rule in AlertTables.alert.rules where rule.key != "kind" && fields.isGiven(rule.key) {
      problems.report(
        at: fields.offset(of: rule.key), "a view controller has no \"\(rule.key)\" here")
    }
  }

  private func checkAlert(_ alert: AlertDefinition, _ fields: Fields) {
    if let preferred = alert.preferred, !alert.buttons.indices.contains(preferred) {
      problems.report(
        at: fields.offset(of: "preferred"),
        "there is no button \(preferred)",
        hint: alert.buttons.isEmpty
          ? "the alert has no buttons" : "indices go from 0 to \(alert.buttons.count - 1)")
    }
    if alert.style == .actionSheet, alert.textFields > 0 {
      problems.report(
        at: fields.offset(of: "textFields"), "an action sheet has no text fields")
    }
    let cancels = fields.list("buttons").filter { $0.role("role") == .cancel }
    if alert.kind == .alertController, cancels.count > 1 {
      problems.report(
        at: cancels[1].offset(of: "role"), "an alert controller has one cancel action at most")
    }
    if alert.buttons.count > Capacity.buttons {
      problems.report(
        at: fields.list("buttons")[Capacity.buttons].offset,
        "too many buttons: an alert has room for \(Capacity.buttons)")
    }
  }

  // A3: the styles came with iOS 5.
  private func checkStyles(_ fields: Fields, _ profile: ToolkitProfile) {
    guard !profile.hasTextFieldStyles, profile.alertKind == .alertView else { return }
    for alert in fields.entries("alerts") where alert.fields.style("style") != .standard {
      problems.report(
        at: alert.fields.offset(of: "style"), "\(profile.id) has no text-field styles")
    }
  }

  private func variable(_ entry: NamedFields) -> VariableDefinition {
    let fields = entry.fields
    let low = fields.integer("from")
    let high = max(low, fields.integer("to"))
    var variable = VariableDefinition(
      entry.name, initial: fields.integer("initial"), range: low...high)
    variable.beyond = VariableDefinition.Beyond(rawValue: fields.text("beyond")) ?? .saturate
    guard fields.isGiven("to") else { return variable }
    if fields.integer("to") < low {
      problems.report(
        at: fields.offset(of: "to"), "\"to\" must be at least \(low), which is \"from\"")
    } else if !variable.range.contains(variable.initial) {
      problems.report(
        at: fields.offset(of: "initial"),
        "\"initial\" must be between \(low) and \(high), and is \(variable.initial)")
    }
    return variable
  }

  private func event(_ entry: NamedFields) -> OutsideEventDefinition {
    var delay = TimeSpan.zero...TimeSpan.zero
    if case .spans(let spans) = entry.fields.value("after") { delay = spans }
    return OutsideEventDefinition(
      entry.name, delay: delay, mayNeverCome: entry.fields.flag("mayNeverCome"))
  }
}
