import AlertModel
import SimulationKernel

extension Answerer {
  /// Does what is due next; nil when that is a decision and no move.
  mutating func act(in world: World, _ compiled: Compiled) -> Action? {
    if let echo, echo.at <= due {
      self.echo = nil
      return landing(of: echo.action, world, compiled)
    }
    guard let sight else {
      rest(.idle)
      return nil
    }
    let now = due
    switch stage {
    case .idle, .done: rest(stage)
    case .reading: decide(sight, at: now, world, compiled)
    case .typing(let field, let text):
      stage = .reading
      return .type(alert: sight.alert, field: field, text: text)
    case .moving(let action): return touch(action, at: now)
    case .waiting:
      stage = .raging(HandModel.rageTaps)
      due = now + HandModel.rageTap.draw(&generator)
      return .tapOutside(alert: sight.alert)
    case .raging(let left): return rage(sight, left: left, at: now, world, compiled)
    }
    return nil
  }

  // MARK: Choosing

  private mutating func decide(
    _ sight: Sight, at now: Instant, _ world: World, _ compiled: Compiled
  ) {
    let alert = Int(sight.alert)
    if let missing = world.missingText(of: alert, compiled) {
      stage = .typing(field: missing.field, text: missing.text)
      due = now + movementTime() + typingTime(Int(missing.text))
      return
    }
    let ways = world.ways(outOf: alert, compiled)
    guard let action = choice(sight, ways, world, compiled) else {
      wait(from: now)
      return
    }
    let bits = HandModel.choiceBits[min(ways.buttons.count, HandModel.choiceBits.count - 1)]
    stage = .moving(action)
    due = now + persona.choicePerBit.value.scaled(by: bits) + movementTime()
  }

  /// What the person decides to do, if anything works.
  private mutating func choice(
    _ sight: Sight, _ ways: Ways, _ world: World, _ compiled: Compiled
  ) -> Action? {
    guard !ways.buttons.isEmpty else {
      if ways.canPressReturn { return .pressReturn(alert: sight.alert) }
      return ways.canTapOutside ? .tapOutside(alert: sight.alert) : nil
    }
    var favourite = world.boldButton(of: Int(sight.alert), compiled)
    if persona.keepsToLastButton.value, ways.buttons.contains(lastButton) {
      favourite = lastButton
    }
    let share = reads ? persona.boldRead.value : persona.boldUnread.value
    let takesFavourite = share.draw(&generator)
    let button =
      takesFavourite && ways.buttons.contains(favourite)
      ? favourite : ways.buttons.draw(&generator)
    return .tap(alert: sight.alert, button: button)
  }

  private mutating func wait(from now: Instant) {
    stage = .waiting
    due = now + SpreadTime(persona.patience.value, .weibull1500).draw(&generator)
  }

  private mutating func movementTime() -> TimeSpan {
    (persona.movementStart.value
      + persona.movementPerBit.value.scaled(by: HandModel.movementBits))
      .scaled(by: HandModel.movementSpread.draw(&generator))
  }

  private func typingTime(_ text: Int) -> TimeSpan {
    // Words of five characters.
    let perCharacter = TimeSpan(microseconds: 12_000_000 / persona.typing.value)
    return perCharacter.scaled(by: matter.characters(of: text) * QuantileTable.one)
      .scaled(by: typingPace)
  }

  // MARK: Touching

  private mutating func touch(_ action: Action, at now: Instant) -> Action {
    if case .tap(_, let button) = action {
      lastButton = button
      if persona.doubleTap.value.draw(&generator) {
        echo = (action, now + HandModel.drawDoubleTap(&generator))
      }
    }
    // If it has no effect, the alert is still there, and with it the wish to be rid of it.
    wait(from: now)
    return action
  }

  /// Where the second tap lands: on what lies there now, which may be another alert.
  private func landing(of action: Action, _ world: World, _ compiled: Compiled) -> Action? {
    guard world.takesInput(compiled), case .tap(let alert, let button) = action else { return nil }
    guard let seen = world.alertInFront(compiled), seen.alert != alert else { return action }
    let hasSameLayout =
      world.drawnButtons(of: Int(seen.alert), compiled).count
      == world.drawnButtons(of: Int(alert), compiled).count
    return hasSameLayout
      ? .tap(alert: seen.alert, button: button) : .tap(alert: seen.alert, button: -1)
  }

  // The order of despair (people.md 7.4): waiting, beside the alert, in rage, Home.
  private mutating func rage(
    _ sight: Sight, left: Int, at now: Instant, _ world: World, _ compiled: Compiled
  ) -> Action {
    guard left > 0 else {
      rest(.done)
      return .system(.home)
    }
    stage = .raging(left - 1)
    due = now + HandModel.rageTap.draw(&generator)
    let drawn = world.drawnButtons(of: Int(sight.alert), compiled)
    return .tap(alert: sight.alert, button: drawn.isEmpty ? -1 : drawn[0])
  }
}
