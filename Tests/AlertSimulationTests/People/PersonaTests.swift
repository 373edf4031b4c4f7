import AlertModel
import AlertSimulation
import Foundation
import SimulationKernel
import Testing

@Suite struct PersonaTests {
  private static func buttonless(_ scenario: inout Scenario) { scenario.alerts[0].buttons = [] }

  @Test func theCatalogueHasEachPersonOnce() {
    let ids = PersonaCatalogue.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: ["nobody", "ordinary", "habituated", "childMonkey"]))
    for id in ids { #expect(PersonaCatalogue.named(id)?.id == id) }
  }

  @Test func nobodyDoesNothing() throws {
    let runs = try PersonRuns(.nobody, count: 50)
    #expect(runs.acts.allSatisfy { $0.isEmpty })
    // The alert is watched until the horizon: a minute.
    #expect(runs.runs.allSatisfy { $0.end == .zero + .seconds(60) })
  }

  // One button and no text: reaction, one bit of choice, one movement. All means are exact by the tables.
  @Test func theOrdinaryDecisionTakesWhatTheModelSays() throws {
    let count = 5_000
    let times = try PersonRuns(.ordinary, count: count) {
      $0.alerts[0].buttons = [ButtonDefinition("OK")]
    }.firstActs
    #expect(times.count == count)
    let reaction = 300 + 40 * mean(.standardNormal) + 80 * mean(.standardExponential)
    let movement = (80 + 144 * 3_444_428.0 / 1_048_576) * mean(.logNormal0200)
    let expected = (reaction + 150 + movement) * 1_000
    let found = Double(times.reduce(0, +)) / Double(count)
    // The deviation of one decision is below 0.15 s.
    #expect(abs(found - expected) < 4 * 150_000 / Double(count).squareRoot())
    #expect((times.min() ?? 0) > ExGaussian.fastest.microseconds)
    let median = times.sorted()[count / 2]
    #expect((1_030_000...1_100_000).contains(median), "\(median)")
  }

  @Test func whoReadsTakesAsLongAsTheTextIs() throws {
    let count = 2_500
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    func average(_ change: (inout Scenario) -> Void) throws -> Double {
      let times = try PersonRuns(.ordinary, count: count, change).firstActs
      return Double(times.reduce(0, +)) / Double(count)
    }
    let title = try average { $0.alerts[0].title = text } - (try average { _ in })
    let message = try average { $0.alerts[0].message = text } - (try average { _ in })
    // 75 % read; the whole title, and a third of the message on average.
    let whole = 0.75 * 40 * 60e6 / 233 * mean(.logNormal0198) * mean(.logNormal0071)
    #expect(abs(title / whole - 1) < 0.08)
    #expect(abs(message / whole / mean(.beta2and4) - 1) < 0.12)
  }

  @Test func theChoiceFollowsBoldnessAndReading() throws {
    let count = 1_500
    // Cancel is bold. Habituated: 95 % bold, else either. Ordinary: 75 % read and take either; 80 % of others bold.
    let habituated = try PersonRuns(.habituated, count: count).firstTaps()
    #expect(fits(habituated[0] ?? 0, of: count, share: 0.95 + 0.05 / 2))
    let ordinary = try PersonRuns(.ordinary, count: count).firstTaps()
    #expect(fits(ordinary[0] ?? 0, of: count, share: 0.75 / 2 + 0.25 * (0.8 + 0.2 / 2)))
  }

  @Test func theHabituatedTapWhereTheyTappedLast() throws {
    let count = 1_000
    let runs = try PersonRuns(.habituated, count: count) { scenario in
      // Without a cancel button the last one is bold; the first alert's bold one is the first.
      var second = AlertDefinition("b", kind: .alertView)
      second.buttons = [ButtonDefinition("One"), ButtonDefinition("Two")]
      scenario.alerts.append(second)
      scenario.handlers.append(
        HandlerDefinition(on: .callback(.didDismiss, of: "a"), [.show("b", on: nil)]))
    }
    // 97.5 % tap the first button of a; of these as many tap it again.
    let second = runs.firstTaps(of: 1)
    #expect(fits(second[0] ?? 0, of: count, share: 0.975 * 0.975 + 0.025 * 0.025))
  }

  @Test(arguments: PersonaCatalogue.all.map(\.id)) func readingFallsAsTheFormulaSays(
    id: String
  ) throws {
    guard case .answering(let answering) = PersonaCatalogue.named(id)?.manner else { return }
    let curve = answering.habituation.value
    let constant = Double(curve.constant) / 1_000
    #expect(curve.decay == UInt64((exp(-1 / constant) * 4_294_967_296).rounded()))
    var left = Habituation.whole
    for exposure in 1...30 {
      let floor = Double(curve.floor.perMillion)
      let formula =
        floor + (Double(curve.first.perMillion) - floor) * exp(-Double(exposure - 1) / constant)
      #expect(abs(Double(curve.chance(left: left).perMillion) - formula) < 2)
      left = (left * curve.decay) >> 32
    }
  }

  @Test func theImpatientTapTwiceWithinTheWindow() throws {
    let count = 1_500
    let gaps = try PersonRuns(.impatientDoubleTapper, count: count).acts.compactMap { moves in
      moves.count > 1 ? (moves[1].at - moves[0].at).microseconds : nil
    }
    #expect(fits(gaps.count, of: count, share: 0.35))
    #expect(gaps.allSatisfy { (40_000...300_000).contains($0) })
    let median = gaps.sorted()[gaps.count / 2]
    #expect((112_000...128_000).contains(median), "\(median)")
  }

  @Test func theSecondTapHasNoEffect() throws {
    for run in try PersonRuns(.impatientDoubleTapper, count: 100).runs {
      let taps = run.record.moves.count { $0.actor == .person }
      let ignored = run.record.events.count { $0.kind == .ignored }
      #expect(ignored == taps - 1)
    }
  }

  @Test func theChildTapsAnywhere() throws {
    let runs = try PersonRuns(.childMonkey, count: 60, Self.buttonless)
    // A tap after 1/3 s on average, two in five of them double, for the minute the alert is watched.
    let taps = runs.acts.map(\.count).reduce(0, +)
    let pause = 0.333333 * mean(.standardExponential) + 0.4 * 0.12 * mean(.logNormal0350)
    let expected = 60 * 60 * 1.4 / pause
    #expect(abs(Double(taps) / expected - 1) < 0.03, "\(taps)")
    let actions = runs.acts.joined().map(\.action)
    let onText = actions.count { $0 == .tap(alert: 0, button: -1) }
    #expect(abs(Double(onText) / Double(taps) - 0.082) < 0.01)
    #expect(actions.count { $0 == .tapOutside(alert: 0) } == taps - onText)
  }

  @Test func theChildHitsEitherButtonAlike() throws {
    let taps = try PersonRuns(.childMonkey, count: 200).firstTaps()
    let hits = (taps[0] ?? 0) + (taps[1] ?? 0)
    #expect(hits > 150 && fits(taps[0] ?? 0, of: hits, share: 0.5))
  }
}
