import SimulationKernel

/// A person who notices alerts, reads them or not, and answers them.
///
/// Every stage ends at `due` with what comes next; an alert that is covered, gone or out of sight ends them all.
struct Answerer: Sendable {
  enum Stage: Hashable, Sendable {
    /// Nothing to do.
    case idle
    /// Noticing and reading; at its end a way out is chosen.
    case reading
    /// Typing a text; at its end it is there.
    case typing(field: UInt8, text: Int16)
    /// Moving the finger; at its end it touches.
    case moving(Action)
    /// No way out: waiting until patience is at its end.
    case waiting
    /// Tapping in rage, so many times more; then the app is left.
    case raging(Int)
    /// Done with this presentation.
    case done
  }

  let persona: Answering
  let matter: ReadingMatter
  var generator: SeededGenerator
  /// This person's reading and typing speeds, as multiples of the persona's, in units of 2⁻²⁰.
  let pace: Int64
  let typingPace: Int64

  var stage = Stage.idle
  var due = Instant.never
  /// What is in front of the person.
  var sight: Sight?
  /// When it was noticed, and whether its text is read.
  var noticedAt = Instant.never
  var reads = false
  /// The presentation met last, and what is left of the chance to read (`Habituation`).
  var met: Sight?
  var alertness = Habituation.whole
  var lastButton: Int16 = -1
  /// The second tap of a double tap.
  var echo: (action: Action, at: Instant)?

  init(_ persona: Answering, _ generator: SeededGenerator, _ matter: ReadingMatter) {
    self.persona = persona
    self.matter = matter
    self.generator = generator
    pace = HandModel.paceBetweenPeople.draw(&self.generator)
    typingPace = HandModel.typingPace.draw(&self.generator)
  }

  var next: Instant { min(due, echo?.at ?? .never) }

  mutating func look(at world: World, _ compiled: Compiled) {
    guard let seen = world.alertInFront(compiled) else {
      sight = nil
      rest(.idle)
      return
    }
    if seen != sight {
      sight = seen
      notice(seen, at: world.now, world, compiled)
    } else if stage == .waiting, hasWay(world, compiled) {
      // Something changed: it has to be noticed, and is not read again.
      noticedAt = world.now + persona.reaction.value.draw(&generator)
      stage = .reading
      due = noticedAt
    }
  }

  mutating func rest(_ stage: Stage) {
    self.stage = stage
    due = .never
  }

  private func hasWay(_ world: World, _ compiled: Compiled) -> Bool {
    guard let sight else { return false }
    let alert = Int(sight.alert)
    return !world.ways(outOf: alert, compiled).isEmpty
      || world.missingText(of: alert, compiled) != nil
  }

  // MARK: Noticing and reading

  private mutating func notice(
    _ seen: Sight, at now: Instant, _ world: World, _ compiled: Compiled
  ) {
    noticedAt = now + persona.reaction.value.draw(&generator)
    if met != seen {
      met = seen
      let habituation = persona.habituation.value
      reads = habituation.chance(left: alertness).draw(&generator)
      alertness = (alertness * habituation.decay) >> 32
    }
    stage = .reading
    due = noticedAt + (reads ? readingTime(seen, world, compiled) : .zero)
  }

  private mutating func readingTime(
    _ seen: Sight, _ world: World, _ compiled: Compiled
  ) -> TimeSpan {
    let texts = world.texts(of: Int(seen.alert), compiled)
    let share = persona.messageShare.value.table.draw(&generator)
    let message = matter.words(of: texts.message) * share
    let words = matter.words(of: texts.title) * QuantileTable.one + message
    let perWord = TimeSpan(microseconds: 60_000_000 / persona.wordsPerMinute.value)
    // A slower pace is a longer time; the lognormal spread is the same both ways.
    return perWord.scaled(by: words).scaled(by: pace)
      .scaled(by: HandModel.paceBetweenAlerts.draw(&generator))
  }
}
