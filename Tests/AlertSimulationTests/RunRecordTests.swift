import AlertModel
import AlertSimulation
import SimulationKernel
import Testing

@Suite struct RunRecordTests {
  /// A progress alert with a button, dismissed by a timer; the person taps before.
  private static func scenario(tapAt tap: TimeSpan?) throws -> Scenario {
    let family = try #require(ProfileCatalogue.named("uialertview-ios7"))
    var scenario = Scenario(profile: family.profile())
    var alert = AlertDefinition("a", kind: .alertView)
    alert.buttons = [ButtonDefinition("OK")]
    scenario.alerts = [alert]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(
        on: .callback(.didPresent, of: "a"), [.startTimer("t", after: .seconds(3), repeats: false)]),
      HandlerDefinition(on: .timer("t"), [.dismiss("a", index: 0, animated: true)]),
    ]
    if let tap { scenario.script = [ScriptLine(at: .zero + tap, .tap(alert: "a", button: 0))] }
    return scenario
  }

  /// The notation's token of the event that brought another one about.
  private func cause(of token: String, in record: RunRecord) throws -> String? {
    let number = try #require(
      record.events.firstIndex { Notation.token(of: $0, in: record.compiled) == token })
    var cause = record.causes[number]
    // Phases and started timers have no token; what matters is who brought them about.
    while cause >= 0 {
      if let token = Notation.token(of: record.events[cause], in: record.compiled) { return token }
      cause = record.causes[cause]
    }
    return nil
  }

  @Test func aTapBringsAboutItsCallbacks() throws {
    let record = Runner.runScript(try Self.scenario(tapAt: .seconds(1)).compiled())
    #expect(try cause(of: "clicked(0)", in: record) == "tap(0)")
    #expect(try cause(of: "willDismiss(0)", in: record) == "tap(0)")
    #expect(try cause(of: "didDismiss(0)", in: record) == "tap(0)")
    #expect(try cause(of: "tap(0)", in: record) == nil)
  }

  @Test func aTimerIsBroughtAboutByWhoStartedItAndBringsAboutWhatItDoes() throws {
    let record = Runner.runScript(try Self.scenario(tapAt: nil).compiled())
    #expect(try cause(of: "timer.t", in: record) == "didPresent")
    #expect(try cause(of: "dismiss(0)", in: record) == "timer.t")
    #expect(try cause(of: "didDismiss(0)", in: record) == "dismiss(0)")
    #expect(try cause(of: "didPresent", in: record) == "show")
  }

  @Test func theNotationTellsTheRunInOneLine() throws {
    let record = Runner.runScript(try Self.scenario(tapAt: .seconds(1)).compiled())
    #expect(
      Notation.line(of: record)
        == "show · willPresent · didPresent · tap(0) · clicked(0) · willDismiss(0) · "
        + "didDismiss(0) · timer.t · ignored:dismiss(0)")
  }

  @Test func theNotationIsReadBack() throws {
    let line =
      "show · willPresent · didPresent · tap(0) · clicked(0) · willDismiss(0) · didDismiss(0)"
    let events = try NotationParser.events(line, alerts: ["a"])
    let compiled = try Self.scenario(tapAt: nil).compiled()
    let tokens = events.compactMap { Notation.token(of: $0, in: compiled) }
    #expect(tokens.joined(separator: " · ") == line)
    #expect(throws: NotationParser.Failure.self) {
      try NotationParser.events("show · nonsense", alerts: ["a"])
    }
  }

  @Test func aReplayRepeatsEveryEventAndRefusesWhatCannotBe() throws {
    let compiled = try Self.scenario(tapAt: .seconds(1)).compiled()
    let record = Runner.runScript(compiled)
    let again = try #require(Runner.replay(record.moves, in: compiled))
    #expect(again.events == record.events && again.digest == record.digest)
    #expect(again.ending == record.ending)
    // A tap after the end of a transition that was left out is not possible at that time.
    var impossible = record.moves
    impossible.remove(at: 1)
    #expect(Runner.replay(impossible, in: compiled) == nil)
    #expect(record.altered().digest != record.digest)
  }

  @Test func aRunThatNeverComesToRestIsStopped() throws {
    var scenario = try Self.scenario(tapAt: nil)
    scenario.handlers.append(
      HandlerDefinition(on: .app(.launched), [.startTimer("x", after: .zero, repeats: false)]))
    scenario.handlers.append(
      HandlerDefinition(on: .timer("x"), [.startTimer("x", after: .zero, repeats: false)]))
    let record = Runner.runScript(try scenario.compiled())
    #expect(record.ending == .tooManyMoves)
  }

  @Test func whatReachesASuspendedAppIsDeliveredWhenItRunsAgain() throws {
    var scenario = try Self.scenario(tapAt: nil)
    scenario.events = [
      OutsideEventDefinition("reply", delay: .seconds(1)...(.seconds(60)), mayNeverCome: true)
    ]
    scenario.handlers = [
      HandlerDefinition(on: .app(.launched), [.show("a", on: nil)]),
      HandlerDefinition(on: .event("reply"), [.dismiss("a", index: 0, animated: false)]),
    ]
    scenario.script = [
      ScriptLine(at: .zero + .seconds(1), .system(.home)),
      ScriptLine(at: .zero + .seconds(5), .event("reply")),
      ScriptLine(at: .zero + .seconds(9), .system(.return)),
    ]
    let line = Notation.line(of: Runner.runScript(try scenario.compiled()))
    #expect(
      line.hasSuffix(
        "return · app.willEnterForeground · app.didBecomeActive · event.reply · dismiss(0) · "
          + "willDismiss(0) · didDismiss(0)"), "\(line)")
  }

  @Test func timesReadAsSeconds() {
    #expect(Seconds.text(Instant(microseconds: 1_300_000)) == "1.300 s")
    #expect(Seconds.text(Instant(microseconds: 1)) == "0.000001 s")
    #expect(Seconds.text(TimeSpan(microseconds: -250_000)) == "-0.250 s")
  }
}
