package import AlertSearch
package import AlertChecks
import AlertModel
package import AlertSimulation
package import SimulationKernel

/// Writes a scenario as a file that loads as the same one; what a default says is left out.
package enum ScenarioPrinter {
  /// The text of the file, under comment lines if there are any.
  ///
  /// Scenarios that no file can describe, such as those with handlers of timers that nothing starts, are written
  /// all the same; loading then tells what is wrong.
  package static func text(
    of scenario: Scenario, expectation: Expectation? = nil, levels: [CheckSetting] = [],
    people: [String]? = nil, interruptions: [InterruptionSetting]? = nil,
    rounding: TimeSpan? = nil, allowances: [Allowance] = [], comments: [String] = []
  ) -> String {
    var object = ObjectPrinter(TopLevelTable.table)
    object.set("scenario", .string(scenario.name))
    object.set("profile", .string(scenario.profile.id))
    object.set("device", .string(scenario.device.rawValue))
    object.set("knobs", knobs(scenario.profile))
    object.set("timing", timing(scenario.profile))
    let start = TopLevelTable.starts.first { $0.start == scenario.start }
    object.set("starts", .string(start?.name ?? ""))
    object.set("end", scenario.end.map(Self.time))
    object.set("patience", span(scenario.patience))
    object.set("round", rounding.map(span))
    object.set("perceptionLimit", span(scenario.perceptionLimit))
    object.set("alerts", named(scenario.alerts.map { ($0.name, AlertPrinter.alert($0)) }))
    object.set("vars", named(scenario.variables.map { ($0.name, variable($0)) }))
    object.set("events", named(scenario.events.map { ($0.name, event($0)) }))
    object.set("app", app(scenario))
    let script = scenario.script.map { StatementPrinter.line($0, scenario.profile.alertKind) }
    object.set("script", script.isEmpty ? nil : .array(script))
    object.set("people", people.map { .array($0.map(JSONValue.string)) })
    object.set(
      "interruptions", interruptions.map { .object($0.map(UsePrinter.interruption)) })
    object.set("checks", named(levels.map { ($0.check, .string($0.level.rawValue)) }))
    object.set("allow", allowances.isEmpty ? nil : .array(allowances.map(UsePrinter.allowance)))
    object.set("expect", expectation.map(ExpectationPrinter.expectation))
    return JSON5Writer.text(of: object.value, comments: comments)
  }

  /// The text of a file that says what a loaded one says.
  package static func text(of loaded: LoadedScenario, comments: [String] = []) -> String {
    text(
      of: loaded.scenario, expectation: loaded.expectation, levels: loaded.levels,
      people: loaded.people, interruptions: loaded.interruptions,
      rounding: loaded.rounding, allowances: loaded.allowances,
      comments: comments)
  }

  static func span(_ span: TimeSpan) -> JSONValue {
    .string(DurationText.print(span.microseconds))
  }

  static func time(_ instant: Instant) -> JSONValue {
    .string(DurationText.print(instant.microseconds))
  }

  private static func named(_ members: [(String, JSONValue)]) -> JSONValue? {
    members.isEmpty ? nil : .object(members.map { .init(key: $0.0, value: $0.1) })
  }

  private static func knobs(_ profile: ToolkitProfile) -> JSONValue? {
    let usual = ProfileCatalogue.named(profile.id)?.defaults ?? KnobSettings()
    return named(
      Knob.allCases.filter { profile.knobs[$0] != usual[$0] }
        .map { ($0.name, .string(profile.knobs[$0])) })
  }

  private static func timing(_ profile: ToolkitProfile) -> JSONValue? {
    let usual = ProfileCatalogue.named(profile.id)?.profile().timing
    var object = ObjectPrinter(TopLevelTable.timing)
    let timing = profile.timing
    if timing.appear != usual?.appear { object.set("appear", span(timing.appear)) }
    if timing.disappear != usual?.disappear { object.set("disappear", span(timing.disappear)) }
    if timing.suspendDelay != usual?.suspendDelay {
      object.set("suspendDelay", span(timing.suspendDelay))
    }
    return object.isEmpty ? nil : object.value
  }

  private static func variable(_ variable: VariableDefinition) -> JSONValue {
    var object = ObjectPrinter(LogicTables.variable)
    object.set("initial", .integer(Int64(variable.initial)))
    object.set("from", .integer(Int64(variable.range.lowerBound)))
    object.set("to", .integer(Int64(variable.range.upperBound)))
    object.set("beyond", .string(variable.beyond.rawValue))
    return object.value
  }

  private static func event(_ event: OutsideEventDefinition) -> JSONValue {
    var object = ObjectPrinter(LogicTables.event)
    let low = event.delay.lowerBound.microseconds
    let high = event.delay.upperBound.microseconds
    object.set(
      "after", .string(low == high ? DurationText.print(low) : DurationText.print(low...high)))
    object.set("mayNeverCome", .bool(event.mayNeverCome))
    return object.value
  }

  // What an event itself does is a handler like all others by now, and written as one.
  private static func app(_ scenario: Scenario) -> JSONValue? {
    guard !scenario.handlers.isEmpty else { return nil }
    let handlers = scenario.handlers.map { handler -> JSONValue in
      var object = ObjectPrinter(LogicTables.handler)
      object.set("event", .string(handler.trigger.name))
      object.set("index", handler.index.map { .integer(Int64($0)) })
      object.set("times", handler.times.map { .integer(Int64($0)) })
      object.set("do", StatementPrinter.body(handler.body, scenario.profile.alertKind))
      return object.value
    }
    return .object([.init(key: "on", value: .array(handlers))])
  }
}
