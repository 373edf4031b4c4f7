import AlertModel
import SimulationKernel

/// A person who taps anywhere on the screen, alert or not.
struct RandomTapper: Sendable {
  private let persona: TappingAnywhere
  private var generator: SeededGenerator
  private var due: Instant
  private var echo: (action: Action?, at: Instant)?

  init(_ persona: TappingAnywhere, _ generator: SeededGenerator) {
    self.persona = persona
    self.generator = generator
    due = .zero
    due = .zero + pause()
  }

  var next: Instant { min(due, echo?.at ?? .never) }

  mutating func act(in world: World, _ compiled: Compiled) -> Action? {
    if let echo, echo.at <= due {
      self.echo = nil
      return world.takesInput(compiled) ? echo.action : nil
    }
    let now = due
    due = now + pause()
    guard world.takesInput(compiled) else { return nil }
    let action = target(world, compiled)
    if persona.doubleTap.value.draw(&generator) {
      let gap = HandModel.drawDoubleTap(&generator)
      echo = (action, now + gap)
      // The next pause begins with the second tap.
      due = due + gap
    }
    return action
  }

  private mutating func pause() -> TimeSpan {
    SpreadTime(persona.pause.value, .standardExponential).draw(&generator)
  }

  /// What a tap on a random place of the screen hits; without an alert, nothing that this world knows.
  private mutating func target(_ world: World, _ compiled: Compiled) -> Action? {
    let place = generator.below(1_000_000)
    guard let top = world.alerts.top else { return nil }
    let drawn = world.drawnButtons(of: top, compiled)
    let size = drawn.count == 2 ? HandModel.halfButton : HandModel.stackedButton
    let hit = place / size
    if hit < UInt64(drawn.count) { return .tap(alert: UInt8(top), button: drawn[Int(hit)]) }
    let isOnText = place < size * UInt64(drawn.count) + HandModel.alertBody
    return isOnText ? .tap(alert: UInt8(top), button: -1) : .tapOutside(alert: UInt8(top))
  }
}
